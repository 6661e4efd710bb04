/**
 * A control that a person types into. Its text is written when the program has something new to say, and into a
 * control that is new; never because of a re-render, which would move the caret or wipe half a date. What the control then
 * holds is what the field holds: a line has no line breaks, an address no blanks around it, a new picker no half a date.
 */
import { draws, set, type Attributes } from '../../../ui/draws.js';
import type { Drawn } from './field.js';

interface Control {
  readonly drawn: Drawn;
  readonly attributes: Attributes;
}

function write(element: HTMLElement, { drawn, attributes }: Control, before: Control | undefined): void {
  set(element, attributes, before?.attributes); // the type first: it decides what text a control can hold
  const { filled, written, view } = drawn;
  if (before?.drawn.written === written) return;
  const control = element as HTMLInputElement;
  control.value = filled.text;
  view.settle(filled, control.value);
}

export const control = (drawn: Drawn, attributes: Attributes): unknown => draws(write, { drawn, attributes });
