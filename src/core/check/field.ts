/** What a property's shape can't say: parts that are fine alone and can never be met together. */
import type { FieldSchema } from '../../contract/form.js';
import { checkField } from '../values/check.js';
import { holdsNumber } from './range.js';
import { listed, pointer, type Refusals } from './refusals.js';

type Of<T extends FieldSchema['type']> = Extract<FieldSchema, { type: T }>;

/** A property's part that lists choices, and which of the keywords it does so with. */
export function choicesIn(field: FieldSchema): { readonly keyword: string; readonly values: readonly (string | number)[] }[] {
  const from: Partial<Of<'string'> & Of<'array'>['items']> = field.type === 'array' ? field.items : (field as Of<'string'>);
  return [
    ...(from.enum ? [{ keyword: 'enum', values: from.enum }] : []),
    ...(from.oneOf ? [{ keyword: 'oneOf', values: from.oneOf.map((choice) => choice.const) }] : []),
    ...(from.anyOf ? [{ keyword: 'anyOf', values: from.anyOf.map((choice) => choice.const) }] : []),
  ];
}

/** Keywords that say nothing beside a list of choices. */
const FREE = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

function checkChoices(field: FieldSchema, path: string, refusals: Refusals): void {
  const at = field.type === 'array' ? pointer(path, 'items') : path;
  const found = choicesIn(field);
  const [first, second] = found;
  if (second) {
    refusals.add('conflict', at, `choices stand in one of ${listed(found.map(({ keyword }) => keyword))}.`, {
      keyword: second.keyword,
    });
  }
  for (const { keyword, values } of found) {
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
  refusals.add('conflict', path, `"${keyword}" is over its maximum: nothing fits.`, { keyword, limit: high, got: low });
}

function checkString({ enum: values, enumNames, minLength, maxLength }: Of<'string'>, path: string, refusals: Refusals): void {
  checkPair(minLength, maxLength, 'minLength', path, refusals);
  const limit = values?.length ?? 0;
  if (enumNames && enumNames.length !== limit) {
    const says = `"enumNames" has ${String(enumNames.length)} names for ${String(limit)} choices of "enum".`;
    refusals.add('conflict', path, says, { keyword: 'enumNames', limit, got: enumNames.length });
  }
}

function checkArray(field: Of<'array'>, path: string, refusals: Refusals): void {
  const { minItems, maxItems } = field;
  checkPair(minItems, maxItems, 'minItems', path, refusals);
  const limit = choicesIn(field)[0]?.values.length ?? 0; // each can be ticked once
  if (minItems !== undefined && minItems > limit) {
    const says = `"minItems" asks for ${String(minItems)} of ${String(limit)} choices.`;
    refusals.add('conflict', path, says, { keyword: 'minItems', limit, got: minItems });
  }
}

/**
 * Adds what can never be met, and a default that isn't valid. Codes: `conflict`, `duplicate`, `bad_default`.
 * @param field Has its shape.
 */
export function checkTogether(field: FieldSchema, path: string, refusals: Refusals): void {
  checkChoices(field, path, refusals);
  if (field.type === 'string') checkString(field, path, refusals);
  if (field.type === 'array') checkArray(field, path, refusals);
  if ((field.type === 'number' || field.type === 'integer') && !holdsNumber(field)) {
    refusals.add('conflict', path, 'no number fits these bounds.', { keyword: 'minimum' });
  }
  if (field.default === undefined || !refusals.none) return;
  const wrong = checkField(field, field.default);
  if (wrong) {
    const { code, ...more } = wrong;
    refusals.add('bad_default', path, `"default" is not a valid answer (${code}).`, { keyword: 'default', ...more });
  }
}
