/** What a property's shape can't say: parts that are fine alone and can never be met together. */
import type { FieldSchema } from '../../contract/form.js';
import { checkField } from '../values/check.js';
import { toProblem } from '../values/message.js';
import { holdsNumber, type Bounds } from './range.js';
import { listed, pointer, type Refusals } from './refusals.js';

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

function checkChoices(field: FieldSchema, path: string, refusals: Refusals): void {
  const at = field.type === 'array' ? pointer(path, 'items') : path;
  const found = choicesIn(field);
  const [first, second] = found;
  if (second) {
    const words = listed(found.map(([keyword]) => keyword));
    refusals.add('conflict', at, `choices stand in one of ${words}.`, { keyword: second[0] });
  }
  for (const [keyword, values] of found) {
    const twice = values.findIndex((value, index) => values.indexOf(value) !== index);
    // lists of plain values are checked for this by their shape
    if (twice >= 0 && keyword !== 'enum') {
      refusals.add('duplicate', pointer(pointer(at, keyword), twice), 'is there twice.', { got: String(values[twice]) });
    }
  }
  if (!first) return;
  for (const keyword of FREE.filter((word) => Object.hasOwn(field, word))) {
    refusals.add('conflict', path, `"${keyword}" says nothing beside choices; leave it out.`, { keyword });
  }
}

function checkPair(low: number | undefined, high: number | undefined, keyword: string, path: string, refusals: Refusals): void {
  if (low === undefined || high === undefined || low <= high) return;
  refusals.add('conflict', path, `"${keyword}" ${String(low)} is over its maximum ${String(high)}: nothing fits.`, {
    keyword,
    limit: high,
    got: low,
  });
}

type Counts = Omit<Partial<Of<'string'>>, 'type' | 'default'> & Omit<Partial<Of<'array'>>, 'type' | 'default'>;

/**
 * Adds what can never be met, and a default that isn't valid. Codes: `conflict`, `duplicate`, `bad_default`.
 * @param field Has its shape.
 */
export function checkTogether(field: FieldSchema, path: string, refusals: Refusals): void {
  const told = refusals.problems.length;
  checkChoices(field, path, refusals);
  const { enum: values, enumNames, minLength, maxLength, minItems, maxItems } = field as Counts;
  checkPair(minLength, maxLength, 'minLength', path, refusals);
  checkPair(minItems, maxItems, 'minItems', path, refusals);
  const got = enumNames?.length;
  const limit = values?.length ?? 0;
  if (got !== undefined && got !== limit) {
    const says = `"enumNames" has ${String(got)} names for ${String(limit)} choices of "enum".`;
    refusals.add('conflict', path, says, { keyword: 'enumNames', limit, got });
  }
  const most = choicesIn(field)[0]?.[1].length ?? 0; // each can be ticked once
  if (minItems !== undefined && minItems > most) {
    const says = `"minItems" asks for ${String(minItems)} of ${String(most)} choices.`;
    refusals.add('conflict', path, says, { keyword: 'minItems', limit: most, got: minItems });
  }
  if (!holdsNumber(field as Bounds)) {
    const bounds = BOUNDS.filter((word) => Object.hasOwn(field, word)).map(
      (word) => `${word} ${String((field as Bounds)[word])}`,
    );
    refusals.add('conflict', path, `no ${field.type} fits these bounds (${listed(bounds)}).`, { keyword: 'minimum' });
  }
  if (field.default === undefined || refusals.problems.length > told) return;
  const wrong = checkField(field, field.default);
  if (!wrong) return;
  const says = `"default" is not a valid answer. ${toProblem(wrong, path).message}`;
  refusals.add('bad_default', path, says, { ...wrong, code: 'bad_default', keyword: 'default' });
}
