/** Checks a value against the description of a closed document. */
import type { Problem } from '../../contract/problems.js';
import type {
  ClosedShape,
  FlagShape,
  ListShape,
  MapShape,
  NumberShape,
  Shape,
  TaggedShape,
  TextShape,
} from '../../contract/shape.js';
import { isObject, own, type Loose } from './json.js';
import { listed, pointer, Refusals } from './refusals.js';

/** Longest text quoted as what was found. */
const QUOTED = 40;

/** Length in Unicode code points. */
export function codePoints(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

function short(value: unknown): { got?: string | number } {
  if (typeof value === 'number') return { got: value };
  return typeof value === 'string' ? { got: value.slice(0, QUOTED) } : {};
}

/** Adds a problem if a count is outside; `unit` is said after the number. */
export function checkCount(got: number, most: number | undefined, unit: string, path: string, refusals: Refusals): void {
  if (most === undefined || got <= most) return;
  const code = /^[bc]/.test(unit) ? 'too_large' : 'too_many';
  refusals.add(code, path, `${String(got)} ${unit}; at most ${String(most)}.`, { limit: most, got });
}

function checkText(value: string, { min = 0, max }: TextShape, path: string, refusals: Refusals): void {
  const got = codePoints(value);
  if (got < min) refusals.add('too_few', path, 'must not be empty.', { limit: min, got });
  checkCount(got, max, 'characters', path, refusals);
}

function checkNumber(value: number, shape: NumberShape, path: string, refusals: Refusals): void {
  const { integer, minimum = -Infinity, above = -Infinity } = shape;
  if (integer && !Number.isInteger(value)) refusals.add('wrong_type', path, 'must be a whole number.', { got: value });
  else if (value < minimum)
    refusals.add('wrong_value', path, `must be ${String(minimum)} or more.`, { limit: minimum, got: value });
  else if (value <= above) refusals.add('wrong_value', path, `must be more than ${String(above)}.`, { limit: above, got: value });
}

function checkList(value: readonly unknown[], shape: ListShape, path: string, refusals: Refusals): void {
  const { min = 0, max, unique, items } = shape;
  if (value.length < min) {
    refusals.add('too_few', path, `at least ${String(min)}.`, { limit: min, got: value.length });
  }
  checkCount(value.length, max, 'items', path, refusals);
  const seen = new Set<unknown>(); // lists that must be unique hold only scalars
  for (const [index, item] of value.entries()) {
    const at = pointer(path, index);
    walk(item, items, at, refusals);
    if (unique && seen.has(item)) refusals.add('duplicate', at, 'is there twice.', short(item));
    seen.add(item);
  }
}

function checkMap(value: Loose, { values, max, keyMax }: MapShape, path: string, refusals: Refusals): void {
  const entries = Object.entries(value);
  checkCount(entries.length, max, 'keys', path, refusals);
  for (const [key, inner] of entries) {
    const at = pointer(path, key);
    if (keyMax !== undefined) checkText(key, { is: 'text', min: 1, max: keyMax }, at, refusals);
    walk(inner, values, at, refusals);
  }
}

/** Keys that a closed shape takes. */
export function keysAllowed(shape: ClosedShape): string[] {
  return [...Object.keys(shape.required), ...Object.keys(shape.optional)];
}

function checkClosed(value: Loose, shape: ClosedShape, path: string, refusals: Refusals): void {
  for (const key of Object.keys(shape.required)) {
    if (!Object.hasOwn(value, key)) refusals.add('missing', path, `"${key}" is missing.`, { keyword: key });
  }
  for (const [key, inner] of Object.entries(value)) {
    const part = (own(shape.required, key) ?? own(shape.optional, key)) as Shape | undefined;
    if (part) walk(inner, part, pointer(path, key), refusals);
    else {
      const says = `"${key}" is not allowed. Allowed: ${listed(keysAllowed(shape))}.`;
      refusals.add('unknown_key', path, says, { keyword: key });
    }
  }
}

function checkWord(value: unknown, { words }: { readonly words: readonly unknown[] }, path: string, refusals: Refusals): void {
  if (words.includes(value)) return;
  const says = `must be ${words.length > 1 ? 'one of ' : ''}${listed(words.map((word) => JSON.stringify(word)))}.`;
  refusals.add('wrong_value', path, says, short(value));
}

function checkTagged(value: Loose, { tag, cases }: TaggedShape, path: string, refusals: Refusals): void {
  const word = own(value, tag);
  const found = typeof word === 'string' ? (own(cases, word) as ClosedShape | undefined) : undefined;
  if (found) checkClosed(value, found, path, refusals);
  else if (word === undefined) refusals.add('missing', path, `"${tag}" is missing.`, { keyword: tag });
  else checkWord(word, { words: Object.keys(cases) }, pointer(path, tag), refusals);
}

const checkFlag = (value: boolean, { only = value }: FlagShape, path: string, refusals: Refusals): void => {
  checkWord(value, { words: [only] }, path, refusals);
};

type Fits = (value: unknown) => boolean;
type Check = (value: never, shape: never, path: string, refusals: Refusals) => void;
const isText: Fits = (value) => typeof value === 'string';
const isNumber: Fits = (value) => typeof value === 'number';
const isAny: Fits = () => true;

/** What a shape is called, the test of its type, and the check of what has that type. */
const KINDS: Readonly<Record<Shape['is'], readonly [string, Fits, Check?]>> = {
  text: ['text', isText, checkText],
  word: ['', isAny, checkWord],
  number: ['a number', isNumber, checkNumber],
  flag: ['true or false', (value) => typeof value === 'boolean', checkFlag],
  list: ['a list', Array.isArray, checkList],
  map: ['an object', isObject, checkMap],
  closed: ['an object', isObject, checkClosed],
  tagged: ['an object', isObject, checkTagged],
  version: ['a number or text', (value) => isNumber(value) || isText(value)],
  any: ['', isAny],
};

function walk(value: unknown, shape: Shape, path: string, refusals: Refusals): void {
  const [called, fits, check] = KINDS[shape.is];
  if (fits(value)) check?.(value as never, shape as never, path, refusals);
  else refusals.add('wrong_type', path, `must be ${called}.`, short(value));
}

/** As `checkShape`, adding to what is collected already. */
export { walk as checkInto };

/**
 * Every way in which a value misses a shape, at most LIMITS.problems. Linear in the value.
 *
 * Codes: `wrong_type`, `wrong_value`, `missing`, `unknown_key` (both at the object, `keyword` is the key), `too_large`
 * (text, in code points), `too_many`, `too_few`, `duplicate`.
 * @param value From `readJson`.
 * @param path RFC 6901 JSON Pointer of the value.
 */
export function checkShape(value: unknown, shape: Shape, path: string): Problem[] {
  const refusals = new Refusals();
  walk(value, shape, path, refusals);
  return refusals.problems;
}
