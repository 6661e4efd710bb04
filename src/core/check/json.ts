/** The one door for data from outside: it is read once, within limits, into a copy that nothing else can change. */
import { LIMITS } from '../../contract/limits.js';
import type { DocumentCode, Problem } from '../../contract/problems.js';
import { byteLength } from '../platform.js';
import { pointer, Refusals } from './refusals.js';

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

class Fault extends Error {
  constructor(
    readonly code: DocumentCode,
    readonly says: string,
    readonly limit?: number,
  ) {
    super(says);
  }
}

/** What is being read: the keys that lead there and the containers around it. */
class Walk {
  readonly keys: (string | number)[] = [];
  readonly #around: object[] = [];
  #nodes = 0;

  copy(value: unknown): Json {
    if (++this.#nodes > LIMITS.nodes) throw new Fault('too_large', `at most ${String(LIMITS.nodes)} values.`, LIMITS.nodes);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'object') return this.#container(value);
    if (typeof value !== 'number') throw new Fault('not_json', `JSON has no ${typeof value}.`);
    if (!Number.isFinite(value)) throw new Fault('not_json', `${String(value)} is no JSON number.`);
    return value + 0; // JSON knows no -0
  }

  #container(value: object): Json {
    if (this.#around.includes(value)) throw new Fault('not_json', 'holds itself.');
    if (this.#around.length === LIMITS.depth) {
      throw new Fault('too_deep', `at most ${String(LIMITS.depth)} levels.`, LIMITS.depth);
    }
    this.#around.push(value);
    const copy = Array.isArray(value) ? this.#list(value) : this.#object(value);
    this.#around.pop();
    return copy;
  }

  #list(value: readonly unknown[]): Json {
    const copy: Json[] = [];
    const { length } = value; // read once; a hole is refused as undefined, so a long empty list ends at once
    for (let index = 0; index < length; index++) copy.push(this.#at(index, value[index]));
    return copy;
  }

  #object(value: object): Json {
    const above: unknown = Object.getPrototypeOf(value);
    // of any realm: Object.prototype is what has nothing above it
    if (above !== null && Object.getPrototypeOf(above) !== null) throw new Fault('not_json', 'only plain objects and lists.');
    const entries: [string, Json][] = [];
    for (const key of Object.keys(value)) {
      const inner = (value as Loose)[key];
      if (inner !== undefined) entries.push([key, this.#at(key, inner)]);
    }
    return Object.fromEntries(entries); // defines, where assigning would lose __proto__
  }

  #at(key: string | number, value: unknown): Json {
    this.keys.push(key);
    const copy = this.copy(value);
    this.keys.pop();
    return copy;
  }
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
  const walk = new Walk();
  try {
    return { ok: true, value: walk.copy(value) };
  } catch (error) {
    const { code, says, limit } = error instanceof Fault ? error : new Fault('not_json', 'can’t be read.');
    const refusals = new Refusals();
    refusals.add(code, walk.keys.reduce<string>(pointer, ''), says, limit === undefined ? {} : { limit });
    return { ok: false, problems: refusals.problems };
  }
}
