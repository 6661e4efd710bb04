/**
 * One value against its field: the verdict of JSON Schema 2020-12 for the subset of forms.md, with codes and limits that an
 * element can say in words (L-5, L-6).
 */
import type { FieldSchema } from '../../contract/form.js';
import type { ValueCode } from '../../contract/problems.js';
import { codePoints } from '../check/walk.js';
import { isMultiple, stepDecimals } from './decimal.js';
import { FORMAT_CHECKS } from './formats.js';

/** What is wrong with one value; the field it belongs to is known from where it was found. */
export interface ValueProblem {
  readonly code: ValueCode;
  /** The limit that was passed; two for `both`; the number of decimals for `decimals`. */
  readonly limit?: number | readonly [number, number];
  /** A length or a count that was found. */
  readonly got?: number;
}

type Of<T extends FieldSchema['type']> = Extract<FieldSchema, { readonly type: T }>;

const GONE: ValueProblem = { code: 'choice-gone' };
const WRONG_TYPE: ValueProblem = { code: 'wrong-type' };

/** The texts to choose from, or undefined for free text. */
function textChoices(schema: Of<'string'> | Of<'array'>['items']): readonly string[] | undefined {
  const titled = schema.oneOf ?? ('anyOf' in schema ? schema.anyOf : undefined);
  return schema.enum ?? titled?.map((choice) => choice.const);
}

function checkText(schema: Of<'string'>, value: unknown): ValueProblem | undefined {
  if (typeof value !== 'string') return WRONG_TYPE;
  const choices = textChoices(schema);
  if (choices && !choices.includes(value)) return GONE;
  const { minLength = 0, maxLength = Infinity, format } = schema;
  const length = codePoints(value);
  if (length < minLength) return { code: 'min-length', limit: minLength, got: length };
  if (length > maxLength) return { code: 'max-length', limit: maxLength, got: length };
  return format === undefined || FORMAT_CHECKS[format](value) ? undefined : { code: format };
}

/** zod writes the bounds of safe integers into every `z.int()`: they hold, but nobody is told of them. */
const sayable = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;

function checkRange(schema: Of<'number' | 'integer'>, value: number): ValueProblem | undefined {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  if (above !== undefined && value <= above) return { code: 'exclusive-minimum', limit: above };
  if (below !== undefined && value >= below) return { code: 'exclusive-maximum', limit: below };
  const low = minimum !== undefined && value < minimum;
  const high = maximum !== undefined && value > maximum;
  if (!low && !high) return undefined;
  if (sayable(minimum) && sayable(maximum)) return { code: 'both', limit: [minimum, maximum] };
  const passed = low ? minimum : maximum;
  return sayable(passed) ? { code: low ? 'minimum' : 'maximum', limit: passed } : { code: 'not-integer' };
}

function checkNumber(schema: Of<'number' | 'integer'>, value: unknown): ValueProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-number' };
  if (schema.type === 'integer' && !Number.isInteger(value)) return { code: 'not-integer' };
  if (schema.enum && !schema.enum.includes(value)) return GONE;
  const outside = checkRange(schema, value);
  const { multipleOf: step } = schema;
  if (outside || step === undefined || isMultiple(value, step)) return outside;
  const decimals = stepDecimals(step);
  if (decimals === 0) return { code: 'not-integer' };
  return decimals === undefined ? { code: 'multiple-of', limit: step } : { code: 'decimals', limit: decimals };
}

function checkBoolean(schema: Of<'boolean'>, value: unknown): ValueProblem | undefined {
  if (typeof value !== 'boolean') return WRONG_TYPE;
  return schema.const === true && !value ? { code: 'const' } : undefined;
}

function checkList(schema: Of<'array'>, value: unknown): ValueProblem | undefined {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return WRONG_TYPE;
  const choices = textChoices(schema.items) ?? [];
  const { minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (!value.every((item) => choices.includes(item)) || (uniqueItems === true && new Set(value).size < value.length)) return GONE;
  if (value.length === 0 && minItems === 1) return { code: 'required-many' };
  if (value.length < minItems) return { code: 'min-items', limit: minItems, got: value.length };
  return value.length > maxItems ? { code: 'max-items', limit: maxItems, got: value.length } : undefined;
}

/**
 * One value that is there. Whether an absent one is missed says `requiredProblem`. Never throws.
 * @param field From a form that `checkForm` accepted.
 * @returns The first problem, undefined when the value is valid. Of the codes, all but the `required-` ones for absence,
 *   `ambiguous-number`, `too-large` and `unknown-field` can come.
 */
export function checkField(field: FieldSchema, value: unknown): ValueProblem | undefined {
  switch (field.type) {
    case 'string':
      return checkText(field, value);
    case 'number':
    case 'integer':
      return checkNumber(field, value);
    case 'boolean':
      return checkBoolean(field, value);
    case 'array':
      return checkList(field, value);
  }
}

/** What to say of a required field that has no value. */
export function requiredProblem(field: FieldSchema): ValueCode {
  if (field.type === 'array') return 'required-many';
  if (field.type === 'boolean') return field.const === true ? 'const' : 'required-one';
  const choices = field.type === 'string' ? textChoices(field) : field.enum;
  return choices ? 'required-one' : 'required-text';
}

/** An empty free text is no answer, whichever way it came (form-complaints #4). Nothing else stands for absence. */
export function isAbsent(field: FieldSchema, value: unknown): boolean {
  return value === undefined || (value === '' && field.type === 'string' && textChoices(field) === undefined);
}
