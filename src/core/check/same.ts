import { LIMITS } from '../../contract/limits.js';

/**
 * Equal as JSON: key order, identity and undefined keys don't count. Never throws; what isn't JSON equals only itself, and
 * so does what is too deep or too large to compare (parts that are shared are looked at each time).
 */
export function sameJson(a: unknown, b: unknown): boolean {
  let left = LIMITS.nodes;
  const same = (one: unknown, other: unknown, depth: number): boolean => {
    if (Object.is(one, other)) return true;
    if (depth === 0 || left-- === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return false;
    if (Array.isArray(one) || Array.isArray(other)) {
      if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
      return one.every((item, index) => same(item, other[index], depth - 1));
    }
    const mine = entries(one);
    const theirs = new Map(entries(other));
    return (
      mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key), depth - 1))
    );
  };
  try {
    return same(a, b, DEPTH);
  } catch {
    return false;
  }
}

const DEPTH = 2 * LIMITS.depth;

const entries = (value: object): [string, unknown][] => Object.entries(value).filter(([, item]) => item !== undefined);
