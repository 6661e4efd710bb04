/** From DOM events of the one `<form>` to what is filled in. A control is found by its own name; nothing is read off the form. */
import { writeNumber } from '../../core/values/number.js';
import { stepped } from './fields/steps.js';
import type { Filled } from './filled.js';
import type { FormState } from './form-state.js';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Takes over what a control holds. */
export function readControl(control: Control, filled: Filled, state: FormState): void {
  const { kind, widget, choices } = filled.field;
  const index = Number(control.value);
  if (kind === 'boolean') {
    state.edit(filled, { on: widget === 'yes-no' ? control.value === 'yes' : (control as HTMLInputElement).checked });
  } else if (kind === 'choice') {
    state.edit(filled, { picked: control.value === '' || choices[index] === undefined ? [] : [index] });
  } else if (kind === 'choices') {
    const others = filled.picked.filter((one) => one !== index);
    const picked = (control as HTMLInputElement).checked ? [...others, index] : others;
    state.edit(filled, { picked: picked.sort((a, b) => a - b) });
  } else {
    state.edit(filled, { text: control.value, bad: control.validity.badInput });
  }
}

/** A control holds again what is filled in. */
export function putBack(control: Control, { field, text, picked, on }: Filled): void {
  if (control instanceof HTMLSelectElement) control.value = picked[0] === undefined ? '' : String(picked[0]);
  else if (control.type === 'radio' || control.type === 'checkbox')
    (control as HTMLInputElement).checked =
      field.kind === 'boolean' ? on === (control.value !== 'no') : picked.includes(Number(control.value));
  else control.value = text;
}

/** Whether a person's text stands for a value, or for none: what can't be read is not stepped away. */
export function steppable(filled: Filled, state: FormState): boolean {
  return filled.text.trim() === '' || state.values()[filled.field.name] !== undefined;
}

/** One press of a stepper; stays within the limits. */
export function step(filled: Filled, direction: number, state: FormState, lang: string): void {
  const { schema, name } = filled.field;
  if (schema.type !== 'number' && schema.type !== 'integer') return;
  const present = state.values()[name];
  const next = stepped(schema, typeof present === 'number' ? present : undefined, direction);
  if (next !== undefined) setNumber(filled, next, state, lang);
}

const PICKERS = new Set(['date', 'time', 'datetime-local']);

/** Half a date is no value: browsers fire no `input` for it, so it has to be asked for. @returns whether that is news. */
export function readHalf(control: Control, filled: Filled, state: FormState): boolean {
  if (!PICKERS.has(control.type) || control.validity.badInput === filled.bad) return false;
  readControl(control, filled, state);
  return true;
}

/** The program writes a number for the person, who pressed a button that says so. */
export function setNumber(filled: Filled, value: number, state: FormState, lang: string): void {
  state.edit(filled, { text: writeNumber(value, lang), bad: false });
  filled.written = Symbol();
}
