/** Checks what an agent wrote as a form. */
import { FORM_CONTENT, type FormContent, type FormSchema, type FormUi } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import type { Verdict } from '../../contract/problems.js';
import { parseJson } from '../parse/json.js';
import { isDateTime } from '../values/formats.js';
import { checkSchemaInto } from './form-schema.js';
import { checkUi } from './form-ui.js';
import { isObject, jsonSize, own, readJson, type Json } from './json.js';
import { Refusals } from './refusals.js';
import { checkCount, checkInto } from './shape.js';

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
  return refusals.none
    ? { ok: true, value: found.value as unknown as FormSchema, problems: [] }
    : { ok: false, problems: refusals.problems };
}

function checkTexts(content: Readonly<Record<string, Json>>, refusals: Refusals): void {
  const lang = own(content, 'lang');
  const deadline = own(content, 'deadline');
  if (typeof lang === 'string' && !TAG.test(lang)) {
    refusals.add('wrong_value', '/lang', 'must be a language tag, like "de" or "pt-BR".', { got: lang.slice(0, 40) });
  }
  if (typeof deadline === 'string' && !isDateTime(deadline)) {
    refusals.add('wrong_value', '/deadline', 'must be a time with its offset, like "2026-01-31T18:00:00Z".', {
      got: deadline.slice(0, 40),
    });
  }
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
  if (size > LIMITS.formContent) {
    checkCount(size, LIMITS.formContent, 'bytes', '', refusals);
    return { ok: false, problems: refusals.problems };
  }
  checkInto(value, FORM_CONTENT, '', refusals);
  if (isObject(value)) {
    checkTexts(value, refusals);
    const uiIsSound = !refusals.problems.some(({ path }) => path.startsWith('/ui'));
    const checked = Object.hasOwn(value, 'schema') ? checkSchemaInto(value['schema'] as Json, '/schema', refusals) : undefined;
    const ui = own(value, 'ui') as FormUi | undefined;
    if (checked && ui && uiIsSound) checkUi(ui, checked.properties, checked.sound, '/ui', refusals);
  }
  return refusals.none
    ? { ok: true, value: value as unknown as FormContent, problems: [] }
    : { ok: false, problems: refusals.problems };
}
