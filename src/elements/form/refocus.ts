/** Gives the focus back to a control that a new version of a form moved or made anew, with its caret. */
import { isControl, type Control } from './typing.js';

const choosable = (control: Control): boolean => control.type === 'radio' || control.type === 'checkbox';

/** @returns false where the form has no such control any more. */
export function refocus(root: ShadowRoot | null, held: Element): boolean {
  if (!isControl(held) || held.name === '') return false;
  const same = [...(root?.querySelectorAll<Control>('input, textarea, select') ?? [])].find(
    (control) => control.name === held.name && (!choosable(held) || control.value === held.value),
  );
  if (!same) return false;
  same.focus();
  if (held instanceof HTMLSelectElement || same instanceof HTMLSelectElement) return true;
  try {
    if (held.selectionStart !== null) same.setSelectionRange(held.selectionStart, held.selectionEnd);
  } catch {
    // a date has no caret
  }
  return true;
}
