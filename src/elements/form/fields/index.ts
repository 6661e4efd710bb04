/** The template of a field, chosen by its kind. */
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Filled } from '../filled.js';
import { booleanField } from './boolean.js';
import { choiceField, choicesField } from './choice.js';
import { prepare, same, type Drawn, type View } from './field.js';
import { numberField } from './number.js';
import { textField } from './text.js';

const DRAW = { text: textField, number: numberField, choice: choiceField, choices: choicesField, boolean: booleanField } as const;

class Field extends Directive {
  #before: Drawn | undefined;

  render(now: Drawn): unknown {
    if (this.#before && same(now, this.#before)) return noChange;
    this.#before = now;
    return DRAW[now.field.kind](now);
  }
}
const drawn = directive(Field);

export const drawField = (filled: Filled, index: number, view: View): unknown => drawn(prepare(filled, index, view));
