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
import { submitCommand } from '../core/submit/command.js';
import type { submissionId } from '../core/submit/id.js';
import { makeNonce } from '../core/submit/nonce.js';
import { UiSubmitEvent } from './events.js';
import { readOutcome } from './outcome.js';
import { SubmitMachine, type Outcome, type Submit } from './status.js';

interface Hash {
  readonly submissionId: typeof submissionId;
}
let hash: Hash | undefined;

/** Loads the hash library before it is needed; a failure shows when sending. */
export function preloadHash(): void {
  void loadHash().catch(() => undefined);
}

async function loadHash(): Promise<Hash> {
  hash = await import('../core/submit/id.js');
  return hash;
}

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

const refused = (code: string): Outcome => ({ is: 'refused', refusal: { ok: false, code } });

/** What a timer takes: more, Infinity too, would go off at once. */
const LONGEST = 2 ** 31 - 1;
const delay = (timeout: number): number => (timeout >= 0 ? Math.min(timeout, LONGEST) : LIMITS.timeout);

export class SubmitPath {
  readonly machine: SubmitMachine;
  readonly #host: HTMLElement & { readonly timeout: number };

  constructor(host: HTMLElement & { readonly timeout: number }, changed: (now: Status, before: Status) => void) {
    this.#host = host;
    this.machine = new SubmitMachine(changed);
  }

  /** One press. In a state that sends nothing, nothing happens: a double click makes one event (L-18). */
  send(sending: Sending): void {
    const { source, submissions, viewer, answer = 'accept' } = sending;
    const artifact = answer === 'accept' && source?.artifact !== undefined;
    if (artifact && submissions === 'per_person' && viewer?.principal === undefined) {
      this.machine.refuse('no_principal');
      return;
    }
    if (byteLength(JSON.stringify(sending.values)) > LIMITS.values) {
      this.machine.refuse('too_large');
      return;
    }
    const submit = this.machine.begin(sending.values, makeNonce, answer);
    if (!submit) return;
    // only an artifact's submission has an id to derive; with the hash at hand the event comes in the same task
    if (!artifact || hash) {
      this.#dispatch(submit, sending, hash);
      return;
    }
    loadHash().then(
      (loaded) => {
        this.#dispatch(submit, sending, loaded);
      },
      () => {
        this.machine.settle(submit, refused('not_prepared'));
      },
    );
  }

  #dispatch(submit: Submit, sending: Sending, loaded: Hash | undefined): void {
    if (this.machine.current !== submit) return; // answered elsewhere while the hash was loading
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
      this.machine.settle(submit, { is: 'untaken' });
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
