/** What a person gets to know of a form without eyes or with other ones: an outline of roles, names and states; colours. */
import type { UiForm } from '../../src/index.js';
import { all } from './support.js';
import { clean, wordsOf } from './fields.js';

const INTERACTIVE = 'input, select, textarea, button, summary';
const OUTLINE = `form, section, dialog, h2, h3, h4, fieldset, dt, dd, [role], ${INTERACTIVE}, [data-outcome]`;

const ROLES: Readonly<Record<string, string>> = {
  form: 'form',
  section: 'region',
  dialog: 'dialog',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  fieldset: 'group',
  dt: 'term',
  dd: 'definition',
  select: 'combobox',
  textarea: 'textbox',
  button: 'button',
  summary: 'disclosure',
  p: 'paragraph',
};
const INPUTS: Readonly<Record<string, string>> = { radio: 'radio', checkbox: 'checkbox', range: 'slider', search: 'searchbox' };

function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  if (own !== null) return own;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? 'textbox';
  return ROLES[element.localName] ?? element.localName;
}

function nameOf(form: UiForm, element: Element): string {
  const ids = element.getAttribute('aria-labelledby');
  const said = ids === null ? (element.getAttribute('aria-label') ?? '') : wordsOf(form, ids);
  if (said !== '') return said;
  const { labels } = element as HTMLInputElement;
  if (labels && labels.length > 0) return clean([...labels].map(({ textContent }) => textContent).join(' '));
  return /^(button|summary|h\d|p|dt|dd)$/.test(element.localName) || element.getAttribute('role') === 'alert'
    ? clean(element.textContent)
    : '';
}

function stateOf(element: Element): string {
  const on = (name: string): boolean => element.getAttribute(`aria-${name}`) === 'true';
  const { readOnly, disabled, checked } = element as HTMLInputElement;
  return [
    on('required') && 'required',
    on('invalid') && 'invalid',
    on('busy') && 'busy',
    (on('disabled') || disabled) && 'disabled',
    (on('readonly') || readOnly) && 'read-only',
    checked && 'checked',
  ]
    .filter(Boolean)
    .join(' ');
}

function line(form: UiForm, element: Element): string {
  const described = wordsOf(form, element.getAttribute('aria-describedby'));
  const state = stateOf(element);
  return `${roleOf(element)} "${nameOf(form, element)}"${state && ` ${state}`}${described && ` – ${described.replace(/(?<=Your time: ).*/, 'a zone')}`}`;
}

/** The accessibility tree as text, computed from the DOM so that it is the same in every engine. */
export const outline = (form: UiForm): string[] =>
  all(form, OUTLINE)
    .filter((element) => element.checkVisibility())
    .map((element) => line(form, element));

/** Names of all controls that values come from. */
export const named = (form: UiForm): string[] => all(form, 'input, select, textarea').map((element) => nameOf(form, element));

export const interactive = (form: UiForm): HTMLElement[] => all(form, INTERACTIVE).filter((element) => element.checkVisibility());
