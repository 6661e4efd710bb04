/** What is drawn between a press and its release moves the target away: the browser then makes no click of the two. */

const UP = ['pointerup', 'mouseup', 'click', 'pointercancel'] as const;

export class PointerDown {
  #down = false;
  #due: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A pointer or button went down. It may come up anywhere in the page. */
  down(): void {
    clearTimeout(this.#timer);
    this.#down = true;
    for (const type of UP) window.addEventListener(type, this.#up, true);
  }

  /** Does something now, or once nothing is pressed any more and the click was taken. */
  after(act: () => void): void {
    if (this.#down) this.#due = act;
    else act();
  }

  readonly #up = (): void => {
    for (const type of UP) window.removeEventListener(type, this.#up, true);
    // mouseup and click come in the same task
    this.#timer = setTimeout(() => {
      this.#down = false;
      this.#due?.();
      this.#due = undefined;
    });
  };
}
