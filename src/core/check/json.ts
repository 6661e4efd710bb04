/** The one door for data from outside: it is read once, within limits, into a copy that nothing else can change. */
import { LIMITS } from '../../contract/limits.js';
import type { DocumentCode, Problem } from '../../contract/problems.js';
import { byteLength } from '../platform.js';
import { pointer } from './pointer.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** An object of unknown make-up. Keys that an agent chose are read by `own` or Object.entries. */
export type Loose = Readonly<Record<string, unknown>>;

/** Of what `readJson` gave: an object that is no list. */
export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the object itself has under a key, so that `constructor` and `__proto__` are ordinary names. */
export function own(object: Loose, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** UTF-8 bytes of the JSON text without white space. */
export function jsonSize(value: Json): number {
  return byteLength(JSON.stringify(value));
}

/**
 * Reads a value that should be JSON, each part once. Linear; never throws.
 *
 * Refused with one problem: `not_json` (a function, symbol, bigint, NaN, hole, cycle, class instance, anything that
 * throws when read; toJSON is not called), `too_deep` (over LIMITS.depth containers inside each other), `too_large`
 * (over LIMITS.nodes values). Like JSON.stringify it leaves out keys whose value is undefined.
 * @returns A fresh copy: plain objects and lists, also where the input shares a part in two places.
 */
export function readJson(value: unknown): { ok: true; value: Json } | { ok: false; problems: readonly Problem[] } {
  const keys: (string | number)[] = [];
  const around: object[] = [];
  let nodes = 0;
  // what is wrong when no rule of ours is broken: reading itself threw
  let refused: { code: DocumentCode; says: string; limit?: number } = { code: 'not_json', says: 'can’t be read.' };

  const fail = (code: DocumentCode, says: string, limit?: number): never => {
    refused = { code, says, ...(limit === undefined ? {} : { limit }) };
    throw new Error(says);
  };
  const copy = (part: unknown): Json => {
    if (++nodes > LIMITS.nodes) fail('too_large', `at most ${String(LIMITS.nodes)} values.`, LIMITS.nodes);
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (typeof part === 'number' && Number.isFinite(part)) return part + 0; // JSON knows no -0
    if (typeof part !== 'object')
      return fail('not_json', `JSON has no ${typeof part === 'number' ? String(part) : typeof part}.`);
    if (around.includes(part)) fail('not_json', 'holds itself.');
    if (around.length === LIMITS.depth) fail('too_deep', `at most ${String(LIMITS.depth)} levels.`, LIMITS.depth);
    const list = Array.isArray(part);
    const above: unknown = list ? null : Object.getPrototypeOf(part);
    // of any realm: Object.prototype is what has nothing above it
    if (above !== null && Object.getPrototypeOf(above) !== null) fail('not_json', 'only plain objects and lists.');
    around.push(part);
    const entries: [string | number, Json][] = [];
    const names: readonly unknown[] = list ? part : Object.keys(part);
    const { length } = names; // read once; a hole is refused as undefined, so a long empty list ends at once
    for (let index = 0; index < length; index++) {
      const key = list ? index : (names[index] as string);
      const inner = (part as Loose)[key];
      if (inner === undefined && !list) continue;
      keys.push(key);
      entries.push([key, copy(inner)]);
      keys.pop();
    }
    around.pop();
    // fromEntries defines, where assigning would lose __proto__
    return list ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };

  try {
    return { ok: true, value: copy(value) };
  } catch {
    const { says, ...what } = refused;
    const place = keys.join('.');
    const message = place ? `${place}: ${says}` : says;
    return { ok: false, problems: [{ ...what, path: keys.reduce<string>(pointer, ''), message, severity: 'refused' }] };
  }
}
