/**
 * Keeps what a person has not sent yet through a reload (F-1). Loaded only for a page that asks for it; told of each edit and
 * of each update, it decides when to write, when to give back and when to drop.
 */
import type { Viewer } from '../../contract/commands.js';
import { draftPlace, DraftStore, type DraftPlace } from '../../ui/draft-store.js';
import { draftOf, giveBack, hasTyped, nonceIn, type Draft } from './draft.js';
import type { FormLife } from './form-life.js';

export interface DraftHost {
  /** UTF-16 units of one draft. */
  readonly largest: number;
  /** The present content can't be drawn. */
  refused(): boolean;
  who(): Viewer | undefined;
  lang(): string;
  /** The fields hold something else now: what a draft gave back, or no longer that. */
  changed(givenBack: boolean): void;
}

/** How long after an edit it is written, in ms: not with each key. */
const SOON = 500;

/** One storage, and one warning about it, for all forms of the page. */
let shared: DraftStore | undefined;

export class Drafts {
  readonly #life: FormLife;
  readonly #host: DraftHost;
  readonly #store: DraftStore;
  #at: DraftPlace | undefined;
  /** There may be something stored. */
  #stored = false;
  #dirty = false;
  #nonce: string | undefined;
  /** What another person filled in and left in sight. */
  #others: Draft['fields'] = {};
  /** Nothing is filled in but what a draft gave back. */
  #untouched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(life: FormLife, host: DraftHost) {
    this.#life = life;
    this.#host = host;
    this.#store = shared ??= new DraftStore(host.largest);
  }

  /** A person filled something in. */
  edited(): void {
    this.#untouched = false;
    this.#dirty = true;
    this.#arm();
  }

  /** After each update of the element: where the form lives, who looks, and what became of it may be known now. */
  sync(): void {
    const { model, source, status, path } = this.#life;
    const refused = this.#host.refused();
    if (model && !refused) this.#go(source && draftPlace(source, this.#host.who()?.principal));
    if (status.state === 'answered') {
      this.drop();
      return;
    }
    const nonce = path.machine.current?.nonce;
    if (nonce !== this.#nonce) {
      this.#nonce = nonce;
      this.#dirty = true;
      this.flush(); // a reload may come while the outcome is awaited
    }
    if (this.#dirty && !refused) this.#arm();
  }

  /** Writes now what is not written yet. */
  readonly flush = (): void => {
    this.#rest();
    const { model, state } = this.#life;
    if (!this.#dirty || !this.#at || !model || this.#host.refused()) return;
    this.#dirty = false;
    const draft = draftOf(model, state, this.#host.lang(), this.#nonce, this.#others);
    if (!draft) {
      this.drop();
      return;
    }
    this.#store.keep(this.#at.key, draft);
    this.#stored = true;
  };

  /** It was sent, or there is nothing to keep. */
  drop(): void {
    this.#rest();
    this.#dirty = false;
    this.#untouched = false;
    if (this.#at && this.#stored) this.#store.remove(this.#at.key);
    this.#stored = false;
  }

  /** Another version, another person, another form, or known for the first time. */
  #go(to: DraftPlace | undefined): void {
    const from = this.#at;
    const { model, state, status } = this.#life;
    if (!model || to?.key === from?.key) return;
    this.#at = to;
    this.#stored = true;
    if (!to || status.state === 'answered') return;
    const typed = hasTyped(model, state);
    const sameForm = from === undefined || from.of === to.of;
    const samePerson = from === undefined || from.principal === to.principal;
    // of whom nothing was known is now known by name; what a draft gave back was perhaps another's
    const named = from?.principal === null && !this.#untouched;
    const own = typed && sameForm && (samePerson || named);
    if (typed && !own) {
      // what another filled in stays in sight, and is not written as this one's
      this.#dirty = false;
      if (!this.#untouched) {
        this.#others = draftOf(model, state, this.#host.lang(), undefined)?.fields ?? {};
        return;
      }
      this.#life.restart();
      this.#host.changed(false);
    }
    this.#giveBack(to.key);
    if (!own) return;
    this.#dirty = true;
    this.flush();
    if (from) this.#store.remove(from.key);
  }

  #giveBack(key: string): void {
    const { model, state, path } = this.#life;
    const draft = this.#store.read(key);
    const nonce = nonceIn(draft);
    if (nonce !== undefined) path.machine.resume(nonce);
    this.#nonce = path.machine.current?.nonce;
    const touched = model !== undefined && hasTyped(model, state);
    if (!model || !giveBack(draft, model, state)) return;
    this.#untouched = !touched;
    this.#host.changed(true);
  }

  readonly #hidden = (): void => {
    if (document.visibilityState === 'hidden') this.flush();
  };

  /** One timer and two listeners, only while something is not written yet. */
  #arm(): void {
    if (this.#timer !== undefined || !this.#at) return;
    this.#timer = setTimeout(this.flush, SOON);
    addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    removeEventListener('pagehide', this.flush);
    document.removeEventListener('visibilitychange', this.#hidden);
  }
}
