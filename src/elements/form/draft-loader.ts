/** What keeps drafts is loaded once a page asks for them (F-1); without it, and where it can't be loaded, nothing is kept. */
import { LIMITS } from '../../contract/limits.js';
import type { DraftHost, Drafts } from './drafts.js';
import type { FormLife } from './form-life.js';

interface LoaderHost extends Pick<DraftHost, 'refused' | 'who' | 'lang'> {
  /** The fields hold something else now, and no person filled it in. */
  changed(): void;
}

export class DraftLoader {
  /** What was typed before a reload is there again, and nothing was filled in or sent since. */
  givenBack = false;
  /** It is not known yet what was typed before a reload. */
  #loading: Promise<void> | undefined;
  #drafts: Drafts | undefined;
  #wanted = false;
  readonly #life: FormLife;
  readonly #host: LoaderHost;

  constructor(life: FormLife, host: LoaderHost) {
    this.#life = life;
    this.#host = host;
  }

  /** After each update. @param wanted The page asks for drafts; no longer: there is none from now on. */
  sync(wanted: boolean): void {
    const before = this.#wanted;
    this.#wanted = wanted;
    if (wanted && !before)
      this.#loading = this.#load().finally(() => {
        this.#loading = undefined;
      });
    if (!wanted && before) {
      this.#drafts?.drop();
      this.#drafts = undefined;
    }
    this.#drafts?.sync();
    if (['sending', 'answered'].includes(this.#life.status.state)) this.givenBack = false;
  }

  async #load(): Promise<void> {
    try {
      const { Drafts } = await import('./drafts.js');
      if (!this.#wanted || this.#drafts) return;
      this.#drafts = new Drafts(this.#life, {
        ...this.#host,
        largest: LIMITS.values,
        changed: (givenBack) => {
          this.givenBack = givenBack;
          this.#host.changed();
        },
      });
      this.#drafts.sync();
    } catch (error) {
      console.warn('inlay-ui: no drafts are kept:', error);
    }
  }

  /** A person filled something in. @returns whether the word that something is back goes by that. */
  edited(): boolean {
    const gone = this.givenBack;
    this.givenBack = false;
    this.#drafts?.edited();
    return gone;
  }

  /**
   * A send waits until it is known what was unfinished before a reload (L-11); what comes back by that is to be seen first.
   * @returns whether it waits.
   */
  first(send: () => void): boolean {
    void this.#loading?.then(() => {
      if (!this.givenBack) send();
    });
    return this.#loading !== undefined;
  }

  /** The element leaves the page. */
  flush(): void {
    this.#drafts?.flush();
  }

  /** The person wants none of what was given back. */
  startOver(): void {
    this.#life.restart();
    this.#drafts?.edited();
    this.#drafts?.flush();
    this.givenBack = false;
    this.#host.changed();
  }
}
