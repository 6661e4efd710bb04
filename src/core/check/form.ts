/** Checks what an agent wrote as a form. */
import { FORM_CONTENT, type FormContent, type FormSchema } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import type { Verdict } from '../../contract/problems.js';
import { parseJson } from '../parse/json.js';
import { isDateTime } from '../values/formats.js';
import { checkSchemaInto } from './form-schema.js';
import { checkUi } from './form-ui.js';
import { isObject, jsonSize, own, readJson, type Json } from './json.js';
import { Refusals } from './refusals.js';
import { checkCount, checkInto } from './shape.js';

/** The least that a form is, as a message quotes it. */
const LIKE = '{"title":…,"schema":{"type":"object","properties":{"a":{"type":"string"}}}}';

/** Looks like BCP 47: a language, then subtags. */
const TAG = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

function read(content: unknown): ReturnType<typeof readJson> {
  if (typeof content !== 'string') return readJson(content);
  const parsed = parseJson(content);
  return parsed.ok ? readJson(parsed.value) : parsed;
}

/**
 * A form schema alone, such as MCP's `requestedSchema`. Never throws; at most LIMITS.problems at once.
 *
 * Codes: those of `readJson` and `checkShape`; `keyword_not_allowed`, `secret_not_allowed`, `unknown_name`, `duplicate`,
 * `conflict` (can never be met), `bad_default`. `keyword` names what is refused, `replace` is the property to write at
 * `path` (forms.md, Refusal a model can act on in one retry); it is absent where a property has to go or to become several.
 * @param schema Unknown; a string is JSON text.
 */
export function checkFormSchema(schema: unknown): Verdict<FormSchema> {
  const found = read(schema);
  if (!found.ok) return found;
  const refusals = new Refusals();
  checkSchemaInto(found.value, '', refusals);
  return refusals.verdict(found.value);
}

function checkTexts(content: Readonly<Record<string, Json>>, refusals: Refusals): void {
  const check = (key: string, fits: (text: string) => boolean, like: string): void => {
    const text = own(content, key);
    if (typeof text !== 'string' || fits(text)) return;
    refusals.add('wrong_value', `/${key}`, `must be ${like}.`, { got: text.slice(0, 40) });
  };
  check('lang', (text) => TAG.test(text), 'a language tag, like "de" or "pt-BR"');
  check('deadline', isDateTime, 'a time with its offset, like "2026-01-31T18:00:00Z"');
}

/**
 * The content of a form, all that is wrong at once. Never throws; at most LIMITS.problems. Codes as `checkFormSchema`;
 * paths are pointers into the content.
 * @param content Unknown; a string is JSON text (`cut_off` when it can't be parsed).
 * @returns On ok a copy that the caller's object can't change.
 */
export function checkForm(content: unknown): Verdict<FormContent> {
  const found = read(content);
  if (!found.ok) return found;
  const { value } = found;
  const refusals = new Refusals('/schema');
  const size = jsonSize(value);
  checkCount(size, LIMITS.formContent, 'bytes', '', refusals);
  if (!refusals.none) return refusals.verdict(value);
  if (isObject(value)) {
    const { schema, ui } = value;
    const says = `"schema" is missing. Write ${LIKE}, a property for each field.`;
    if (schema === undefined) refusals.add('missing', '', says, { keyword: 'schema' });
    checkInto({ schema: null, ...value }, FORM_CONTENT, '', refusals);
    checkTexts(value, refusals);
    const checked = schema !== undefined && checkSchemaInto(schema, '/schema', refusals);
    if (checked && isObject(ui)) checkUi(ui, checked, '/ui', refusals);
  } else refusals.add('wrong_type', '', `The input must be an object: ${LIKE}.`);
  return refusals.verdict(value);
}
