/** What a host set as values: outside data too, so it is read once, as a copy that nobody can change or make throw. */
import { readJson } from '../../core/check/json.js';

/** Null stands for what is no JSON; no field takes that. */
function valueIn(values: object, name: string): unknown {
  try {
    const value: unknown = Reflect.get(values, name);
    if (value === undefined) return undefined;
    const read = readJson(value);
    return read.ok ? read.value : null;
  } catch {
    return null; // a getter that throws
  }
}

/** @returns undefined for what holds no values at all. */
export function readPreset(values: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  try {
    const entries = Object.keys(values).map((name) => [name, valueIn(values, name)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  } catch {
    return undefined; // a proxy that throws
  }
}
