/**
 * From a person's press to the host and back: one event, one command, one outcome. Shared by forms, a dashboard's
 * actions and apps. The status machine decides; this file only dispatches, waits and loads the hash.
 */
import type { Source, SubmitCommand, Viewer } from '../contract/commands.js';
import type { Answer } from '../contract/events.js';
import type { SubmissionPolicy } from '../contract/form.js';
import { LIMITS } from '../contract/limits.js';
import type { Status } from '../contract/status.js';
import { byteLength } from '../core/platform.js';
import { submitCommand, submitProblem } from '../core/submit/command.js';
import { makeNonce } from '../core/submit/nonce.js';
import { UiSubmitEvent } from './events.js';
import { frozen } from './frozen.js';
import { hash as shared, type Hash } from './hash.js';
import { LONGEST } from './longest.js';
import { readOutcome } from './outcome.js';
import type { Part } from './part.js';
import { SubmitMachine, type Submit } from './status.js';

/** What is sent. */
export interface Sending {
  readonly values: Readonly<Record<string, unknown>>;
  readonly submissions: SubmissionPolicy;
  readonly source: Source | undefined;
  readonly viewer: Viewer | undefined;
  readonly action?: string;
  /** Default accept; to decline or cancel sends no values and no command (F-4). */
  readonly answer?: Answer;
  readonly warnings?: readonly string[];
}

/** The element that sends. */
export interface Sender extends EventTarget {
  readonly timeout: number;
  readonly isConnected: boolean;
}

const delay = (timeout: number): number => (timeout >= 0 ? Math.min(timeout, LONGEST) : LIMITS.timeout);

/**
 * One path an element (or an action of one). `send` is the person's press; `connected` and `prepare` are the element's part:
 * it came into the page, it will be sent from sooner or later. What came of it is read from `machine`.
 */
export class SubmitPath {
  readonly machine: SubmitMachine;
  readonly #host: Sender;
  readonly #hash: Part<Hash>;
  /** What is to be dispatched once the element is in the page again. */
  #waiting: (() => void) | undefined;

  constructor(host: Sender, changed: (now: Status, before: Status) => void, hash = shared) {
    this.#host = host;
    this.#hash = hash;
    this.machine = new SubmitMachine(changed);
  }

  /** What was typed here will be sent there: only an artifact's submission has an id to derive, so only it loads the hash. */
  prepare(source: Source | undefined): void {
    if (source?.artifact) this.#hash.preload();
  }

  /** The element is in the page (again): a submit that was ready meanwhile goes now. */
  connected(): void {
    this.#waiting?.();
  }

  /** One press. In a state that sends nothing, nothing happens: a double click makes one event (L-18). */
  send(given: Sending): void {
    // one copy for the event, its command and the receipt: what a listener does to it changes none of them
    const values = frozen(given.values);
    const sending: Sending = { ...given, values: values as Sending['values'] };
    const { source, answer = 'accept' } = sending;
    if (answer === 'accept' && submitProblem({ ...sending, nonce: '' })) {
      console.warn('inlay-ui: submissions "per_person" need viewer.principal');
      this.machine.refuse('no_principal');
      return;
    }
    if (values === undefined || byteLength(JSON.stringify(values)) > LIMITS.values) {
      this.machine.refuse('too_large');
      return;
    }
    const submit = this.machine.begin(sending.values, makeNonce, answer);
    if (!submit) return;
    const { ready } = this.#hash;
    // with the hash at hand the event comes in the same task
    if (answer !== 'accept' || !source?.artifact || ready) this.#dispatch(submit, sending, ready);
    else this.#load(submit, sending);
  }

  /** A load that fails, that takes too long, or after which the element stays out of the page: nothing was sent. */
  #load(submit: Submit, sending: Sending): void {
    let loaded: Hash | undefined;
    const end = (): void => {
      clearTimeout(timer);
      if (this.#waiting === go) this.#waiting = undefined;
      if (loaded && this.#host.isConnected) this.#dispatch(submit, sending, loaded);
      else this.machine.withdraw(submit, 'not_prepared');
    };
    const go = (): void => {
      if (this.#host.isConnected) end();
      else this.#waiting = go;
    };
    const timer = setTimeout(end, delay(this.#host.timeout));
    this.#hash.load().then((came) => {
      if (this.machine.current !== submit) return; // withdrawn, or the host said something meanwhile
      loaded = came;
      go();
    }, end);
  }

  #dispatch(submit: Submit, sending: Sending, loaded: Hash | undefined): void {
    if (!this.machine.leave(submit)) return;
    const { values, source, action, answer = 'accept', warnings = [] } = sending;
    const command: SubmitCommand | null =
      source && answer === 'accept' ? submitCommand({ ...sending, source, nonce: submit.nonce }, loaded?.submissionId) : null;
    const event = new UiSubmitEvent({ command, values, action: action ?? null, answer, warnings });
    const { taken, prevented, promised } = event.dispatchFrom(this.#host);
    if (!taken && prevented) {
      this.machine.handOver(submit);
      return;
    }
    if (!taken) {
      console.warn('inlay-ui: no listener answered ui-submit; call event.respondWith(promise) or event.preventDefault()');
      this.machine.withdraw(submit, 'untaken');
      return;
    }
    const timer = setTimeout(() => {
      this.machine.settle(submit, { is: 'unknown' });
    }, delay(this.#host.timeout));
    void readOutcome(promised).then((outcome) => {
      clearTimeout(timer);
      // the receipt says when (F-5), by this device's clock if the host doesn't
      this.machine.settle(submit, outcome.is === 'ok' ? { at: new Date().toISOString(), ...outcome } : outcome);
    });
  }
}
