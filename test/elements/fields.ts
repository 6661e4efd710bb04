/** What tests of single fields share: a form of one field, what it shows and what it would send. */
import { waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { UiForm } from '../../src/index.js';
import { all, ASK, control, Host, mountForm, one, press, root } from './support.js';

export interface One {
  readonly required?: boolean;
  readonly hint?: Readonly<Record<string, string>>;
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly lang?: string;
}

/** Content with one property, `x`. */
export function asking(property: Readonly<Record<string, unknown>>, { required = false, hint, ui, lang }: One = {}): unknown {
  return {
    title: 'One question',
    ...(lang !== undefined && { lang }),
    schema: { type: 'object', properties: { x: { title: 'The field', ...property } }, ...(required && { required: ['x'] }) },
    ui: { ...ui, ...(hint && { properties: { x: hint } }) },
  };
}

export function mountField(
  property: Readonly<Record<string, unknown>>,
  options: One = {},
  props: Partial<UiForm> = {},
): Promise<UiForm> {
  return mountForm(asking(property, options), { source: ASK, ...props });
}

export const valueOf = (form: UiForm): unknown => form.values['x'];

/** The problem under a field, or '' where none is shown. */
export function errorOf(form: UiForm, name = 'x'): string {
  const field = all(form, '[data-field]').find((each) => each.dataset['field'] === name);
  return clean(field?.querySelector('[part=error]')?.textContent);
}

export const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The words of an IDREF list, in its order, inside the element's own root. */
export function wordsOf(form: UiForm, ids: string | null): string {
  const found = (ids ?? '').split(' ').map((id) => {
    const at = root(form).getElementById(id);
    return at?.getAttribute('aria-label') ?? clean(at?.textContent);
  });
  return found.filter(Boolean).join(' ');
}

/** The focus leaves, as when a person tabs on. */
export async function blur(form: UiForm): Promise<void> {
  (root(form).activeElement as HTMLElement | null)?.blur();
  await form.updateComplete;
}

/** Presses a radio or checkbox as a person does: the browser's own click. */
export async function tick(form: UiForm, name: string, index: string | number): Promise<void> {
  control(form, name, index).click();
  await form.updateComplete;
}

/** Picks an option of a select by its words. */
export async function choose(form: UiForm, name: string, words: string): Promise<void> {
  const select = one<HTMLSelectElement>(form, `select[name="${name}"]`);
  const index = [...select.options].findIndex((option) => clean(option.textContent) === words);
  if (index < 0 || select.options[index]?.disabled === true) throw new Error(`${words} can't be chosen`);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await form.updateComplete;
}

/** What is sent when the button is pressed now. */
export async function sent(form: UiForm): Promise<Readonly<Record<string, unknown>>> {
  const host = new Host(form);
  await press(form);
  return (await host.event()).values;
}

/** Real keys. `Space` has another name in each driver, a typed blank is the same in all. */
export async function keys(...names: string[]): Promise<void> {
  for (const name of names) await sendKeys(name === 'Space' ? { type: ' ' } : { press: name });
}

export async function typeKeys(text: string): Promise<void> {
  await sendKeys({ type: text });
}

/** What holds the focus in the form: a control's name, a button's words, or a marker. */
export function focused(form: UiForm): string {
  const at = root(form).activeElement;
  if (!at) return document.activeElement === document.body ? 'nothing' : 'elsewhere';
  return at.getAttribute('name') ?? at.getAttribute('data-filter') ?? clean(at.textContent);
}

export const settled = (form: UiForm, holds: () => boolean, what: string): Promise<void> =>
  waitUntil(holds, what)
    .then(() => form.updateComplete)
    .then(() => undefined);

/** All text in the element's own tree. */
export const words = (form: UiForm): string => clean(root(form).textContent);
