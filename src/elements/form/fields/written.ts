/**
 * The text of a control that a person types into. It is written when the program has something new to say, and into a
 * control that is new; never because of a re-render, which would move the caret or wipe half a date.
 */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Filled } from '../filled.js';

class Written extends Directive {
  #last: symbol | undefined;

  render(filled: Filled): unknown {
    return filled.text;
  }

  override update({ element }: ElementPart, [filled]: [Filled]): unknown {
    if (this.#last !== filled.written) (element as HTMLInputElement).value = filled.text;
    this.#last = filled.written;
    return noChange;
  }
}

export const written: (filled: Filled) => unknown = directive(Written);
