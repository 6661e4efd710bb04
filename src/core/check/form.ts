/** Checks what an agent wrote as a form, and says what to write instead. */
import type { FormContent, FormSchema } from '../../contract/form.js';
import type { Verdict } from '../../contract/problems.js';
import { parseJson } from '../parse/json.js';
import { EXPLAIN } from './explain.js';
import { walkForm } from './form-content.js';
import { walkSchema } from './form-schema.js';
import { readJson, type Json } from './json.js';
import { Refusals } from './refusals.js';

function check<T>(input: unknown, refusals: Refusals, walkInto: (value: Json) => unknown): Verdict<T> {
  const parsed = typeof input === 'string' ? parseJson(input) : { ok: true as const, value: input };
  const found = parsed.ok ? readJson(parsed.value) : parsed;
  if (!found.ok) return found;
  walkInto(found.value);
  return refusals.verdict(found.value);
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
  const refusals = new Refusals();
  return check(schema, refusals, (value) => walkSchema(value, '', refusals, EXPLAIN));
}

/**
 * The content of a form, all that is wrong at once. Never throws; at most LIMITS.problems. Codes as `checkFormSchema`;
 * paths are pointers into the content.
 * @param content Unknown; a string is JSON text (`cut_off` when it can't be parsed).
 * @returns On ok a copy that the caller's object can't change.
 */
export function checkForm(content: unknown): Verdict<FormContent> {
  const refusals = new Refusals('/schema');
  return check(content, refusals, (value) => {
    walkForm(value, refusals, EXPLAIN);
  });
}
