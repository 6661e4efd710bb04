/**
 * The time that is left to answer: said from the start, warned of in time (WCAG 2.2.1), over at its end (F-13). What the
 * clock says counts, not when a timer came: a page that slept is closed when it wakes. One timer, and only while an open
 * form has a deadline ahead.
 */
import { deadlineTime } from '../../core/model/deadline.js';
import { LONGEST } from '../../ui/longest.js';

const MINUTE = 60_000;
/** The time that is warned of, in minutes. */
const SOON = 5;

export interface Left {
  /** The deadline, ms since 1970. */
  readonly at: number;
  /** Minutes left, rounded up, of the last five; else undefined. */
  readonly minutes: number | undefined;
  readonly over: boolean;
}

export class Deadline {
  #at: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: Left | undefined;
  readonly #moved: (left: Left, before: Left) => void;

  /** @param moved another minute of the last five, or the end; told once each, while watched. */
  constructor(moved: (left: Left, before: Left) => void) {
    this.#moved = moved;
  }

  /** @param deadline of the form that is shown; RFC 3339. */
  set(deadline: string | undefined): void {
    this.#at = deadline === undefined ? undefined : deadlineTime(deadline);
    this.watch(false);
  }

  /** What is left now; undefined without a deadline. */
  get left(): Left | undefined {
    const at = this.#at;
    if (at === undefined) return undefined;
    const left = at - Date.now();
    const over = left < 0;
    return { at, over, minutes: over || left > SOON * MINUTE ? undefined : Math.max(1, Math.ceil(left / MINUTE)) };
  }

  /** @param open whether the form can be answered and is in the page: only then is there a timer. */
  watch(open: boolean): void {
    const { left } = this;
    if (open && left && !left.over) {
      this.#seen ??= left;
      this.#timer ??= setTimeout(this.#tick, Math.min(LONGEST, this.#wait(left)));
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#seen = undefined;
  }

  /** ms until something else is to be said. */
  #wait({ at, minutes = SOON + 1 }: Left): number {
    return Math.max(1, at - (minutes - 1) * MINUTE - Date.now() + (minutes === 1 ? 1 : 0));
  }

  readonly #tick = (): void => {
    this.#timer = undefined;
    const { left } = this;
    const before = this.#seen;
    if (!left || !before) return;
    this.#seen = left;
    this.watch(true);
    if (left.over !== before.over || left.minutes !== before.minutes) this.#moved(left, before);
  };
}
