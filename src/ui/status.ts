/**
 * The life of what a person can send: the status table of the contract, one method a column. Pure state, no DOM, no
 * timers, so that a form, a dashboard's action and an app's submit share it and every cell is tested headless.
 */
import type { Answer } from '../contract/events.js';
import type { Refusal, State, Status } from '../contract/status.js';
import { sameJson } from '../core/check/same.js';
import { stateAfter, statusOf } from './after-refusal.js';

/** What came of a submit that left the page. */
export type Outcome =
  | { readonly is: 'ok'; readonly by?: string; readonly at?: string }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'unknown' };

/** One submit: its nonce and id live until an ok or a definite refusal, through unknown (L-11). */
export interface Submit {
  readonly nonce: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

/** Assigned while an outcome is awaited, these stand even if the outcome would open the form again; no send is unfinished. */
const STANDING = new Set<State>(['changed', 'closed', 'off']);

/**
 * What a person can send, from open to answered. A submit goes through `begin` (sending), `leave` (an outcome is to come),
 * then `settle`, `withdraw` (it never left) or `handOver` (the host alone says what comes); the host's word comes in by
 * `assign`, the person's by `reopen`, `again` and `review`. Every change is told once, after it.
 */
export class SubmitMachine {
  #status: Status = { state: 'open' };
  #assigned: Status | undefined;
  /** What the host assigned while an outcome was awaited. */
  #held: Status | undefined;
  /** Of the current submit: not sent yet, or an outcome is to come; else the host alone says what is so. */
  #stage: 'preparing' | 'awaiting' | undefined;
  #current: Submit | undefined;
  /** What was unfinished before the current submit; while that one is prepared, this is all that may have arrived. */
  #earlier: Submit | undefined;
  /** The last refusal's code while open after it: forbidden and foreign codes are told above the button. */
  refusedAs: string | undefined;
  /** How it was answered from here; undefined when somebody else did, or the host alone says so. */
  answeredAs: Answer | undefined;
  readonly #changed: (now: Status, before: Status) => void;

  constructor(changed: (now: Status, before: Status) => void) {
    this.#changed = changed;
  }

  get status(): Status {
    return this.#status;
  }

  get state(): State {
    return this.#status.state;
  }

  /** The submit whose outcome is awaited or unknown. */
  get current(): Submit | undefined {
    return this.#current;
  }

  /** Of an answered one: changed, closed or off, as the host said while the answer was under way; no second answer then. */
  get standing(): Status | undefined {
    return this.state === 'answered' && this.#held && STANDING.has(this.#held.state) ? this.#held : undefined;
  }

  #set(next: Status): void {
    const before = this.#status;
    this.#status = next;
    this.#changed(next, before);
  }

  /**
   * The person submits. Keeps an unfinished nonce. Until `leave` nothing is sent, and what the host assigns applies at once.
   * @returns the submit to send, or undefined when this state sends nothing (L-18).
   */
  begin(values: Submit['values'], makeNonce: () => string, answer: Answer = 'accept'): Submit | undefined {
    if (this.state !== 'open') return undefined;
    this.#earlier = this.#current;
    const submit: Submit = { nonce: this.#current?.nonce ?? makeNonce(), values, answer };
    this.#current = submit;
    this.#stage = 'preparing';
    this.#held = undefined;
    this.refusedAs = undefined;
    this.#set({ state: 'sending' });
    return submit;
  }

  /** It leaves the page now. @returns false when it is not to be sent any more: the host said something meanwhile. */
  leave(submit: Submit): boolean {
    if (submit !== this.#current || this.#stage !== 'preparing') return false;
    this.#stage = 'awaiting';
    return true;
  }

  /** Nothing left the page: open, with the code of why; what may have arrived before is still the same submission. */
  withdraw(submit: Submit, code: string): void {
    if (submit !== this.#current || this.state !== 'sending') return;
    this.#stage = undefined;
    this.#current = this.#earlier;
    const held = this.#takeHeld();
    if (!held) this.refusedAs = code;
    this.#set(held ?? { state: 'open' });
  }

  /** An outcome of that very submit; any other is ignored. */
  settle(submit: Submit, outcome: Outcome): void {
    if (submit !== this.#current || (this.state !== 'sending' && this.state !== 'unknown')) return;
    this.#stage = undefined;
    if (outcome.is === 'unknown') {
      if (this.state === 'sending') this.#set({ state: 'unknown' });
      return;
    }
    this.#current = undefined;
    if (outcome.is === 'ok') {
      const { by, at } = outcome;
      const values = submit.answer === 'accept' ? { values: submit.values } : {};
      this.answeredAs = submit.answer;
      this.#set({ state: 'answered', ...values, ...(by !== undefined && { by }), ...(at !== undefined && { at }) });
      return;
    }
    const { refusal } = outcome;
    const state = stateAfter(refusal);
    this.answeredAs = undefined;
    if (state === 'open') this.refusedAs = refusal.code;
    this.#set((state === 'open' && this.#takeHeld()) || statusOf(state, refusal));
  }

  /** `preventDefault()` alone: no outcome comes, so the host's word is waited for; it may have been given already. */
  handOver(submit: Submit): void {
    if (submit !== this.#current || this.state !== 'sending') return;
    this.#stage = undefined;
    if (this.#held) this.#apply(this.#held);
  }

  /** What the host assigned meanwhile and still stands. */
  #takeHeld(): Status | undefined {
    const held = this.#held;
    this.#held = undefined;
    return held && STANDING.has(held.state) ? held : undefined;
  }

  /** Refused here, before anything was sent. */
  refuse(code: string): void {
    if (this.state !== 'open') return;
    this.refusedAs = code;
    this.#set({ state: 'open' }); // without the problems of an earlier refusal
  }

  /** The host assigns a status; one equal to the last assigned is ignored, so that a re-render undoes nothing. */
  assign(status: Status): void {
    if (this.#assigned && sameJson(this.#assigned, status)) return;
    this.#assigned = status;
    if (this.#stage && status.state === 'sending') return;
    if (this.#stage === 'awaiting' && status.state !== 'answered') this.#held = status;
    else this.#apply(status);
  }

  #apply(status: Status): void {
    const { state } = status;
    const unsent = this.#stage === 'preparing';
    if (unsent) this.#current = this.#earlier;
    // nothing definite is said of a submit under way: sent again it is the same submission
    const undecided = unsent || this.state === 'unknown' || this.state === 'open';
    const same = state === 'open' ? undecided : state === 'unknown' || state === 'sending';
    if (!same) this.#current = undefined;
    this.#stage = undefined;
    this.refusedAs = undefined;
    this.answeredAs = undefined;
    this.#held = undefined;
    this.#set(status);
  }

  /** After a reload: what was unfinished then may have arrived, so that the next send is the same submission (L-11). */
  resume(nonce: string): void {
    if (this.state !== 'answered' && !STANDING.has(this.state)) this.#current ??= { nonce, values: {}, answer: 'accept' };
  }

  /** Leaves unknown by hand; values and nonce stay. */
  reopen(): void {
    if (this.state === 'unknown') this.#set(this.#takeHeld() ?? { state: 'open' });
  }

  /** "Answer again" of a form that takes many: open with a new nonce, unless the host closed it meanwhile. */
  again(): void {
    if (this.state !== 'answered') return;
    this.#current = undefined;
    this.#set(this.#takeHeld() ?? { state: 'open' });
  }

  /** Review of a changed form: open with the new version, unless the host closed it meanwhile. */
  review(): void {
    if (this.state !== 'changed') return;
    this.#current = undefined;
    const held = this.#takeHeld();
    this.#set(held && held.state !== 'changed' ? held : { state: 'open' });
  }
}
