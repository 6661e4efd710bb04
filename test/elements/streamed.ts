/** What tests of streaming share: a form that gets its JSON piece by piece, and where its fields stand. */
import type { UiForm } from '../../src/index.js';
import { all, mountForm, one, waitUntil } from './support.js';

/** In this order models are taught to write: what stands above the fields and how they look, then the fields. */
export function uiFirst(content: unknown): object {
  const { schema, ui, ...rest } = content as Readonly<Record<string, object>>;
  const { properties, ...root } = schema as Readonly<Record<string, unknown>>;
  return { ...rest, ...(ui && { ui }), schema: { ...root, properties } };
}

/** `ui` and `required` come when all fields are there. */
export function uiLast(content: unknown): object {
  const { schema, ui, ...rest } = content as Readonly<Record<string, object>>;
  const { required, ...root } = schema as Readonly<Record<string, unknown>>;
  return { ...rest, schema: { ...root, required }, ...(ui && { ui }) };
}

/** An empty form in a container of a width in px, that waits for text. */
export async function mountStreaming(width = 480, props: Partial<UiForm> = {}): Promise<UiForm> {
  const form = await mountForm('', { ...props, streaming: true });
  form.style.inlineSize = `${String(width)}px`;
  await waitUntil(() => form.shadowRoot?.querySelector('.writing'), 'what reads a growing text was never loaded');
  return form;
}

/** @returns whether the form was drawn anew. */
export async function feed(form: UiForm, text: string): Promise<boolean> {
  form.content = text;
  const drawn = form.isUpdatePending;
  await form.updateComplete;
  return drawn;
}

export const fieldNames = (form: UiForm): string[] => all(form, '[data-field]').map(({ dataset }) => dataset['field'] ?? '');

/** Of each field, relative to the card, in px. */
export function places(form: UiForm): Map<string, readonly number[]> {
  const card = one(form, '.card').getBoundingClientRect();
  return new Map(
    all(form, '[data-field]').map((field) => {
      const { top, left, width, height } = field.getBoundingClientRect();
      return [field.dataset['field'] ?? '', [top - card.top, left - card.left, width, height]];
    }),
  );
}

/** Nothing of a form can be changed by a person. */
export function isLocked(form: UiForm): boolean {
  return all<HTMLInputElement>(form, 'input:not([data-filter]), select, textarea').every(
    (control) => control.readOnly || control.ariaDisabled === 'true' || control.ariaReadOnly === 'true',
  );
}

/** Streamed like any form; the warning under a field that asks for a secret makes it higher. */
export const secrets = {
  title: 'To sign in',
  schema: {
    type: 'object',
    required: ['user'],
    properties: {
      user: { type: 'string', title: 'User name' },
      pin: { type: 'integer', title: 'PIN' },
      api_key: { type: 'string', title: 'Of your account', description: 'It is on the first page' },
      keep: { type: 'boolean', title: 'Keep me signed in' },
    },
  },
  ui: { order: ['user', 'pin'], properties: { pin: { help: 'Four digits' } } },
};
