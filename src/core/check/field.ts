/** What a property's shape can't say: parts that are fine alone and can never be met together. */
import type { FieldSchema } from '../../contract/form.js';
import { checkField, type ValueProblem } from '../values/field.js';
import { holdsNumber, type Bounds } from './range.js';
import { pointer } from './pointer.js';
import type { Told } from './told.js';

type Of<T extends FieldSchema['type']> = Extract<FieldSchema, { type: T }>;

type Lists = Partial<Record<'enum' | 'oneOf' | 'anyOf', readonly (string | number | { readonly const: string })[]>>;

/** A property's part that lists choices, and which of the keywords it does so with. */
function choicesIn(field: FieldSchema): [keyword: string, values: readonly (string | number)[]][] {
  const from: Lists = field.type === 'array' ? field.items : (field as Of<'string'>);
  const words = (['enum', 'oneOf', 'anyOf'] as const).filter((keyword) => from[keyword]);
  return words.map((keyword) => [
    keyword,
    (from[keyword] ?? []).map((choice) => (typeof choice === 'object' ? choice.const : choice)),
  ]);
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

/** Keywords that say nothing beside a list of choices. */
const FREE = ['format', 'minLength', 'maxLength', ...BOUNDS];

function checkChoices(field: FieldSchema, path: string, told: Told): void {
  const inList = field.type === 'array';
  const at = inList ? pointer(path, 'items') : path;
  const found = choicesIn(field);
  const [first, second] = found;
  if (second) told.add('two-lists', at, { words: found.map(([keyword]) => keyword), keyword: second[0] });
  for (const [keyword, values] of found) {
    const twice = values.findIndex((value, index) => values.indexOf(value) !== index);
    // lists of plain values are checked for this by their shape
    if (twice >= 0 && keyword !== 'enum') told.add('twice', pointer(pointer(at, keyword), twice), { got: String(values[twice]) });
  }
  // never so of a property that `mend` went through, which says what to write
  if (inList && (!first || (field.items.enum && !field.items.type))) told.add('no-choices', path);
  if (!first) return;
  for (const keyword of FREE.filter((word) => Object.hasOwn(field, word))) told.add('beside', path, { keyword });
}

function checkPair(got = 0, limit = Infinity, keyword: string, path: string, told: Told): void {
  if (got > limit) told.add('crossed', path, { keyword, limit, got });
}

type Counts = Omit<Partial<Of<'string'>>, 'type' | 'default'> & Omit<Partial<Of<'array'>>, 'type' | 'default'>;

/**
 * Tells what can never be met. Codes: `conflict`, `duplicate`.
 * @param field Has its shape.
 * @returns Why its default is no valid answer, where nothing else is wrong.
 */
export function checkTogether(field: FieldSchema, path: string, told: Told): ValueProblem | undefined {
  const before = told.count;
  checkChoices(field, path, told);
  const { enum: values, enumNames, minLength, maxLength, minItems, maxItems } = field as Counts;
  checkPair(minLength, maxLength, 'minLength', path, told);
  checkPair(minItems, maxItems, 'minItems', path, told);
  const got = enumNames?.length;
  const limit = values?.length ?? 0;
  if (got !== undefined && got !== limit) told.add('names', path, { keyword: 'enumNames', limit, got });
  const most = choicesIn(field)[0]?.[1].length ?? 0; // each can be ticked once
  if (minItems !== undefined && minItems > most)
    told.add('few-choices', path, { keyword: 'minItems', limit: most, got: minItems });
  if (!holdsNumber(field as Bounds)) {
    const bounds = BOUNDS.filter((word) => Object.hasOwn(field, word)).map(
      (word) => `${word} ${String((field as Bounds)[word])}`,
    );
    const words = `${field.type} fits these bounds (${bounds.join(', ')})`;
    told.add('bounds', path, { words, keyword: 'minimum' });
  }
  return field.default === undefined || told.count > before ? undefined : checkField(field, field.default);
}
