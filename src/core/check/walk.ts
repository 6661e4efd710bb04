/** Walks a value along the description of a closed document and tells every way in which it misses it. */
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
import { pointer } from './pointer.js';
import type { Told } from './told.js';

/** Longest text quoted as what was found. */
const QUOTED = 40;

/** Length in Unicode code points. */
export function codePoints(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** What was found, where it can be quoted. */
export function short(value: unknown): { got?: string | number } {
  if (typeof value === 'number') return { got: value };
  return typeof value === 'string' ? { got: value.slice(0, QUOTED) } : {};
}

type Unit = 'bytes' | 'characters' | 'items' | 'keys' | 'properties';

/** Tells of a count that is over its limit. */
export function checkCount(got: number, limit: number | undefined, unit: Unit, path: string, told: Told): void {
  if (limit !== undefined && got > limit) told.add(unit, path, { limit, got });
}

function checkText(value: string, { min = 0, max }: TextShape, path: string, told: Told): void {
  const got = codePoints(value);
  if (got < min) told.add('empty', path, { limit: min, got });
  checkCount(got, max, 'characters', path, told);
}

function checkNumber(
  got: number,
  { integer, minimum = -Infinity, above = -Infinity }: NumberShape,
  path: string,
  told: Told,
): void {
  if (integer && !Number.isInteger(got)) told.add('type', path, { words: 'a whole number', got });
  else if (got < minimum) told.add('minimum', path, { limit: minimum, got });
  else if (got <= above) told.add('above', path, { limit: above, got });
}

function checkList(value: readonly unknown[], { min = 0, max, unique, items }: ListShape, path: string, told: Told): void {
  const got = value.length;
  if (got < min) told.add('too-few', path, { limit: min, got });
  checkCount(got, max, 'items', path, told);
  const seen = new Set<unknown>(); // lists that must be unique hold only scalars
  for (const [index, item] of value.entries()) {
    const at = pointer(path, index);
    walk(item, items, at, told);
    if (unique && seen.has(item)) told.add('twice', at, short(item));
    seen.add(item);
  }
}

function checkMap(value: Loose, { values, max, keyMax }: MapShape, path: string, told: Told): void {
  const entries = Object.entries(value);
  checkCount(entries.length, max, 'keys', path, told);
  for (const [key, inner] of entries) {
    const at = pointer(path, key);
    if (keyMax !== undefined) checkText(key, { is: 'text', min: 1, max: keyMax }, at, told);
    walk(inner, values, at, told);
  }
}

/** Keys that a closed shape takes. */
export function keysAllowed(shape: ClosedShape): string[] {
  return Object.keys({ ...shape.required, ...shape.optional });
}

function checkClosed(value: Loose, shape: ClosedShape, path: string, told: Told): void {
  const parts: Loose = { ...shape.required, ...shape.optional };
  for (const keyword of Object.keys(shape.required)) {
    if (!Object.hasOwn(value, keyword)) told.add('missing', path, { keyword });
  }
  for (const [keyword, inner] of Object.entries(value)) {
    const part = own(parts, keyword) as Shape | undefined;
    if (part) walk(inner, part, pointer(path, keyword), told);
    else told.add('unknown-key', path, { keyword, words: Object.keys(parts) });
  }
}

function checkWord(value: unknown, { words }: { readonly words: readonly unknown[] }, path: string, told: Told): void {
  if (words.includes(value)) return;
  const quoted = words.map((word) => JSON.stringify(word));
  told.add(words.length > 1 ? 'words' : 'word', path, { words: quoted, ...short(value) });
}

function checkTagged(value: Loose, { tag, cases }: TaggedShape, path: string, told: Told): void {
  const word = own(value, tag);
  const found = typeof word === 'string' ? (own(cases, word) as ClosedShape | undefined) : undefined;
  if (found) checkClosed(value, found, path, told);
  else if (word === undefined) told.add('missing', path, { keyword: tag });
  else checkWord(word, { words: Object.keys(cases) }, pointer(path, tag), told);
}

const checkFlag = (value: boolean, { only = value }: FlagShape, path: string, told: Told): void => {
  checkWord(value, { words: [only] }, path, told);
};

type Fits = (value: unknown) => boolean;
type Check = (value: never, shape: never, path: string, told: Told) => void;
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

/** Linear in the value. @param value From `readJson`. @param path Its pointer. */
export function walk(value: unknown, shape: Shape, path: string, told: Told): void {
  const [words, fits, check] = KINDS[shape.is];
  if (fits(value)) check?.(value as never, shape as never, path, told);
  else told.add('type', path, { words, ...short(value) });
}
