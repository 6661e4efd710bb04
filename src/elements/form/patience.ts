/**
 * While an outcome is awaited nothing can be filled in, and fields are drawn as locked only once it takes long: a quick one
 * needs no form that turns grey and back, and no fifty controls that are styled anew with the press.
 */
import type { State } from '../../contract/status.js';

/** How long a quick outcome takes, in ms. */
const QUICK = 300;

export class Patience {
  /** It has taken longer. */
  over = false;
  readonly #redraw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** The form came to another state. */
  turned(state: State): void {
    clearTimeout(this.#timer);
    this.over = false;
    if (state !== 'sending') return;
    this.#timer = setTimeout(() => {
      this.over = true;
      this.#redraw();
    }, QUICK);
  }
}
