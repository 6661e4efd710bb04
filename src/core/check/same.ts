/** Equal as JSON: key order, identity and undefined keys don't count. Never throws; what isn't JSON equals only itself. */
export function sameJson(a: unknown, b: unknown, depth = 64): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  try {
    if (Array.isArray(a) || Array.isArray(b)) {
      if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
      return a.every((item, index) => sameJson(item, b[index], depth - 1));
    }
    const left = entries(a);
    const right = new Map(entries(b));
    return (
      left.length === right.size && left.every(([key, value]) => right.has(key) && sameJson(value, right.get(key), depth - 1))
    );
  } catch {
    return false;
  }
}

const entries = (value: object): [string, unknown][] => Object.entries(value).filter(([, item]) => item !== undefined);
