/** The panel of events: each event and each outcome as it happens, newest first. */
import { make } from './dom.js';

const MOST = 60;

export class EventLog {
  readonly #list: HTMLElement;
  readonly #empty: HTMLElement;
  /** Whose typing the newest entry shows: a form's next change is written over it. */
  #typing: EventTarget | null = null;

  constructor(list: HTMLElement, empty: HTMLElement) {
    this.#list = list;
    this.#empty = empty;
  }

  /** @param typingIn Set for changes while typing, which come with each key. */
  add(name: string, data: unknown, typingIn: EventTarget | null = null): void {
    if (typingIn && typingIn === this.#typing) this.#list.firstElementChild?.remove();
    this.#typing = typingIn;
    const time = make('time', 'quiet', new Date().toLocaleTimeString('en-GB'));
    const code = make('pre', 'code', JSON.stringify(data, null, 2));
    const details = make('details', '', make('summary', '', make('code', 'name', name), time), code);
    details.open = typingIn === null;
    this.#list.prepend(make('li', '', details));
    while (this.#list.childElementCount > MOST) this.#list.lastElementChild?.remove();
    this.#empty.hidden = true;
  }

  clear(): void {
    this.#list.replaceChildren();
    this.#typing = null;
    this.#empty.hidden = false;
  }
}
