/**
 * The life of what a person can send: the status table of the contract, one method a column. Pure state, no DOM, no
 * timers, so that a form, a dashboard's action and an app's submit share it and every cell is tested headless.
 */
import type { Answer } from '../contract/events.js';
import type { Refusal, State, Status } from '../contract/status.js';
import { sameJson } from '../core/check/same.js';

/** What came of a submit. `untaken`: no listener took the event. */
export type Outcome =
  | { readonly is: 'ok'; readonly by?: string; readonly at?: string }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'unknown' }
  | { readonly is: 'untaken' };

/** One submit: its nonce and id live until an ok or a definite refusal, through unknown (L-11). */
export interface Submit {
  readonly nonce: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

const AFTER_REFUSAL = new Map<string, State>([
  ['validation_failed', 'open'],
  ['forbidden', 'open'],
  ['invalid_state', 'answered'],
  ['changed', 'changed'],
  ['closed', 'closed'],
  ['not_enabled', 'off'],
]);

/** Assigned while an outcome is awaited, these stand even if the outcome would open the form again. */
const STANDING = new Set<State>(['changed', 'closed', 'off']);

/** The parts of a refusal that a status carries. */
function statusOf(state: State, refusal: Refusal): Status {
  const { problems, by, at, values, content, source, message } = refusal;
  return {
    state,
    ...(problems && { problems }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(values && { values }),
    ...(content !== undefined && { content }),
    ...(source && { source }),
    ...(message !== undefined && { reason: message }),
  };
}

export class SubmitMachine {
  #status: Status = { state: 'open' };
  #assigned: Status | undefined;
  /** What the host assigned while an outcome was awaited. */
  #held: Status | undefined;
  /** An outcome is to come; without, the host alone says what is so. */
  #awaiting = false;
  #current: Submit | undefined;
  /** The last refusal's code while open after it: forbidden and foreign codes are told above the button. */
  refusedAs: string | undefined;
  /** How it was answered from here; undefined when somebody else did, or the host alone says so. */
  answeredAs: Answer | undefined;

  /** Told after each change of state. */
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

  #set(next: Status): void {
    const before = this.#status;
    this.#status = next;
    this.#changed(next, before);
  }

  /** The person submits: the submit to send, or undefined when this state sends nothing (L-18). Keeps an unfinished nonce. */
  begin(values: Submit['values'], makeNonce: () => string, answer: Answer = 'accept'): Submit | undefined {
    if (this.state !== 'open') return undefined;
    const submit: Submit = { nonce: this.#current?.nonce ?? makeNonce(), values, answer };
    this.#current = submit;
    this.#awaiting = true;
    this.#held = undefined;
    this.refusedAs = undefined;
    this.#set({ state: 'sending' });
    return submit;
  }

  /** An outcome of that very submit; any other is ignored. */
  settle(submit: Submit, outcome: Outcome): void {
    if (submit !== this.#current || (this.state !== 'sending' && this.state !== 'unknown')) return;
    this.#awaiting = false;
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
    const code = outcome.is === 'untaken' ? 'untaken' : outcome.refusal.code;
    const state = AFTER_REFUSAL.get(code) ?? 'open';
    this.answeredAs = undefined;
    if (state === 'open') this.refusedAs = code;
    this.#set(
      (state === 'open' && this.#takeHeld()) || (outcome.is === 'untaken' ? { state } : statusOf(state, outcome.refusal)),
    );
  }

  /** `preventDefault()` alone: no outcome comes, so the host's word is waited for; it may have been given already. */
  handOver(submit: Submit): void {
    if (submit !== this.#current || this.state !== 'sending') return;
    this.#awaiting = false;
    const held = this.#held;
    if (held) this.#apply(held);
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
    if (this.#awaiting && status.state === 'sending') return;
    if (this.#awaiting && status.state !== 'answered') this.#held = status;
    else this.#apply(status);
  }

  #apply(status: Status): void {
    const { state } = status;
    // nothing definite is said of a submit under way: sent again it is the same submission
    const same =
      state === 'open' ? this.state === 'unknown' || this.state === 'open' : state === 'unknown' || state === 'sending';
    if (!same) this.#current = undefined;
    this.#awaiting = false;
    this.refusedAs = undefined;
    this.answeredAs = undefined;
    this.#held = undefined;
    this.#set(status);
  }

  /** Leaves unknown by hand; values and nonce stay. */
  reopen(): void {
    if (this.state === 'unknown') this.#set(this.#takeHeld() ?? { state: 'open' });
  }

  /** "Answer again" of a form that takes many: open with a new nonce. */
  again(): void {
    if (this.state !== 'answered') return;
    this.#current = undefined;
    this.#set({ state: 'open' });
  }

  /** Review of a changed form: open with the new version. */
  review(): void {
    if (this.state !== 'changed') return;
    this.#current = undefined;
    this.#set({ state: 'open' });
  }
}
