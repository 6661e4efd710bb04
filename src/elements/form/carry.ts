/** What becomes of a filled-in field when the form changes under it (L-13). */
import type { Filled } from './filled.js';

/** Moves what was typed into the same field of a newer form. False where it has no place there. */
export function carry(old: Filled, now: Filled): boolean {
  const { field } = now;
  if (field.kind !== old.field.kind) {
    if ((field.kind === 'text' || field.kind === 'number') && (old.field.kind === 'text' || old.field.kind === 'number')) {
      return carryText(old, now);
    }
    return false;
  }
  now.edited = true;
  now.judged = old.judged;
  if (field.kind === 'text' || field.kind === 'number') return carryText(old, now);
  if (field.kind === 'boolean') {
    now.on = old.on;
    return true;
  }
  const values = old.picked.map((index) => old.field.choices[index]?.value);
  now.picked = values.map((value) => field.choices.findIndex((choice) => choice.value === value)).filter((index) => index >= 0);
  return now.picked.length === values.length;
}

const PICKERS = new Set(['date', 'time', 'date-time', 'slider']);

function carryText(old: Filled, now: Filled): boolean {
  // a date's control takes no other text than its own
  if (old.field.widget !== now.field.widget && PICKERS.has(now.field.widget)) return false;
  now.text = old.text;
  // what stood there before is no value of a field of another kind
  now.given = old.field.kind === now.field.kind ? old.given : { text: '' };
  // the same control keeps what is in it, caret and half a date too
  if (old.field.widget === now.field.widget) now.written = old.written;
  now.bad = old.bad;
  now.edited = true;
  return true;
}
