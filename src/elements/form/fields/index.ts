/** The template of a field, chosen by its kind. */
import { guard } from 'lit/directives/guard.js';
import type { Filled } from '../filled.js';
import { booleanField } from './boolean.js';
import { choiceField, choicesField } from './choice.js';
import { prepare, type View } from './field.js';
import { numberField } from './number.js';
import { textField } from './text.js';

const DRAW = { text: textField, number: numberField, choice: choiceField, choices: choicesField, boolean: booleanField } as const;

/** All that a field's template reads: with fifty fields of many choices, a tick draws its own field and no other. */
function reads({ filled, error, id, view }: ReturnType<typeof prepare>): unknown[] {
  const { field, text, written, picked, on } = filled;
  const own = [filled, field, text, written, picked, on, error, id, view.filters.get(field.name), view.autofill[field.name]];
  return [...own, view.texts, view.lang, view.locked, view.markOptional, view.room, view.settle];
}

export function drawField(filled: Filled, index: number, view: View): unknown {
  const drawn = prepare(filled, index, view);
  return guard(reads(drawn), () => DRAW[filled.field.kind](drawn));
}
