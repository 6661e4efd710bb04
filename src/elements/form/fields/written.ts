/**
 * The text of a control that a person types into. It is written when the program has something new to say, and into a
 * control that is new; never because of a re-render, which would move the caret or wipe half a date. What the control then
 * holds is what the field holds: a line has no line breaks, an address no blanks around it, a new picker no half a date.
 */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Filled } from '../filled.js';
import type { View } from './field.js';

class Written extends Directive {
  #last: symbol | undefined;

  render(...[filled]: [Filled, View['settle']]): unknown {
    return filled.text;
  }

  override update({ element }: ElementPart, [filled, settle]: [Filled, View['settle']]): unknown {
    if (this.#last !== filled.written) {
      const control = element as HTMLInputElement;
      control.value = filled.text;
      settle(filled, control.value);
    }
    this.#last = filled.written;
    return noChange;
  }
}

export const written: (filled: Filled, settle: View['settle']) => unknown = directive(Written);
