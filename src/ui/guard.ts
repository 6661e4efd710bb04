/**
 * For buttons that appear by themselves, in a dialog or after an outcome (PF-36): a press that was meant for what stood
 * there before, the second of a double click say, is not theirs.
 */

/** How long nothing answers, in ms. */
export const GUARD = 800;

export class Guard {
  readonly #now: () => number;
  #what: unknown;
  #since = -Infinity;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** To be called after each render. @param what is shown; the time runs anew when it is something else. */
  shown(what: unknown = {}): void {
    if (what === this.#what) return;
    this.#what = what;
    this.#since = this.#now();
  }

  /** Whether a click is a further one of a row that began on what stood here before. */
  doubled({ detail }: UIEvent): boolean {
    return detail > 1 && this.#now() - this.#since < GUARD;
  }

  /** Whether a press came too early, or belongs to a row of clicks that began before; by mouse, key or touch. */
  early(event?: Event): boolean {
    const row = event && 'detail' in event && typeof event.detail === 'number' ? event.detail : 0;
    return row > 1 || this.#now() - this.#since < GUARD;
  }
}
