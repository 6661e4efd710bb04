/** What is kept of a form that is half filled in, as JSON, and how it goes back. No DOM, no storage. */
import type { FieldValue } from '../../contract/form.js';
import { sameJson } from '../../core/check/same.js';
import type { Field, FormModel } from '../../core/model/form.js';
import { pickedOf, typed, type Filled } from './filled.js';
import type { FormState } from './form-state.js';

/** By the field's kind: as typed, the values of what was picked, or the tick. */
type Part = { readonly text: string } | { readonly picked: readonly FieldValue[] } | { readonly on: boolean };

export interface Draft {
  /** In this language numbers were typed. */
  readonly lang: string;
  readonly fields: Readonly<Record<string, Part>>;
  /** Of a send whose outcome is not known: sent again it is the same submission (L-11). */
  readonly nonce?: string;
}

/** What a person filled in; undefined where the field is as the program left it. */
function partOf(filled: Filled): Part | undefined {
  const { field, given, text, on } = filled;
  if (!typed(filled)) return undefined;
  switch (field.kind) {
    case 'text':
    case 'number':
      return text === given.text ? undefined : { text }; // half a date is no text
    case 'choice':
    case 'choices':
      return { picked: pickedOf(filled) };
    case 'boolean':
      return on === undefined ? undefined : { on };
  }
}

const filledIn = (model: FormModel, state: FormState): Filled[] => model.fields.flatMap(({ name }) => state.get(name) ?? []);

/** Whether a person filled anything in. */
export const hasTyped = (model: FormModel, state: FormState): boolean =>
  filledIn(model, state).some((filled) => partOf(filled) !== undefined);

/**
 * Undefined where there is nothing to keep. What is asked as a secret is never kept: storage is no place for it.
 * @param but What another person filled in: as long as it is that, it isn't kept either.
 */
export function draftOf(
  model: FormModel,
  state: FormState,
  lang: string,
  nonce: string | undefined,
  but: Draft['fields'] = {},
): Draft | undefined {
  const kept = filledIn(model, state).flatMap((filled) => {
    const { name, secret } = filled.field;
    const part = secret ? undefined : partOf(filled);
    return part && !(Object.hasOwn(but, name) && sameJson(but[name], part)) ? [[name, part] as const] : [];
  });
  if (kept.length === 0 && nonce === undefined) return undefined;
  return { lang, fields: Object.fromEntries(kept), ...(nonce !== undefined && { nonce }) };
}

/** Of whatever it is, something that can be asked for its parts. */
const parts = (value: unknown): Readonly<Record<string, unknown>> => Object(value) as Readonly<Record<string, unknown>>;

type Change = Parameters<FormState['edit']>[1];

/** How a part changes a field; undefined where it does not fit. */
function changeOf({ kind, widget, choices }: Field, part: unknown): Change | undefined {
  const { text, picked, on } = parts(part);
  switch (kind) {
    case 'text':
    case 'number':
      if (typeof text !== 'string' || (widget === 'slider' && (!Number.isFinite(Number(text)) || String(Number(text)) !== text)))
        return undefined;
      return { text, bad: false };
    case 'choice':
    case 'choices': {
      if (!Array.isArray(picked)) return undefined;
      const found = choices.flatMap(({ value }, index) => (picked.includes(value) ? [index] : []));
      return picked.length > 0 && found.length === 0 ? undefined : { picked: kind === 'choice' ? found.slice(0, 1) : found };
    }
    case 'boolean':
      return typeof on === 'boolean' ? { on } : undefined;
  }
}

/** The nonce of a draft, if it is one: 128 bits in base64url. */
export function nonceIn(draft: unknown): string | undefined {
  const { nonce } = parts(draft);
  return typeof nonce === 'string' && /^[\w-]{22}$/.test(nonce) ? nonce : undefined;
}

/**
 * Puts a draft into the fields that are as the program left them: what is being typed now wins. Each part that does not fit
 * is left aside by itself.
 * @param draft Outside data, parsed from JSON.
 * @returns whether anything went in.
 */
export function giveBack(draft: unknown, model: FormModel, state: FormState): boolean {
  const { lang, fields } = parts(draft);
  if (typeof lang !== 'string') return false;
  let went = false;
  for (const filled of filledIn(model, state)) {
    const { field } = filled;
    const part = Object.getOwnPropertyDescriptor(parts(fields), field.name)?.value as unknown;
    const change = partOf(filled) ? undefined : changeOf(field, part);
    if (!change) continue;
    state.giveBack(filled, change, lang);
    went = true;
  }
  return went;
}
