/**
 * Elements that a function draws. Lit keeps an object for each binding and a comment for each text: in a form of fifty
 * fields these are thousands. Here an element has one, and what it is like is set in one piece.
 */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** @param before what was drawn last; undefined for an element that is new. */
type Draw<T> = (element: HTMLElement, now: T, before: T | undefined) => void;

class Draws<T> extends Directive {
  #before: T | undefined;

  render(...given: [Draw<T>, T]): unknown {
    return given;
  }

  override update({ element }: ElementPart, [draw, now]: [Draw<T>, T]): unknown {
    draw(element as HTMLElement, now, this.#before);
    this.#before = now;
    return noChange;
  }
}

/** `<p ${draws(draw, what)}>`: calls `draw` each time the template is drawn. */
export const draws = directive(Draws) as <T>(draw: Draw<T>, now: T) => unknown;

/** By name, always the same names for an element; undefined for one that it hasn't. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Sets what differs from what was set before. */
export function set(element: Element, now: Attributes, before?: Attributes): void {
  for (const name in now) {
    const value = now[name];
    if (value === before?.[name]) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** An ARIA state that is true, or not said. */
export const yes = (on: boolean): 'true' | undefined => (on ? 'true' : undefined);
