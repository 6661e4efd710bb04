/** The template of a field, chosen by its kind. */
import type { TemplateResult } from 'lit';
import type { Filled } from '../filled.js';
import { booleanField } from './boolean.js';
import { choiceField, choicesField } from './choice.js';
import { prepare, type View } from './field.js';
import { numberField } from './number.js';
import { textField } from './text.js';

const DRAW = { text: textField, number: numberField, choice: choiceField, choices: choicesField, boolean: booleanField } as const;

export function drawField(filled: Filled, index: number, view: View): TemplateResult {
  return DRAW[filled.field.kind](prepare(filled, index, view));
}
