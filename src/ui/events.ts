/** The DOM events: `Event` subclasses with typed read-only fields; all bubble and are composed. */
import type { SubmitCommand } from '../contract/commands.js';
import { EVENTS, type Answer } from '../contract/events.js';
import type { Problem } from '../contract/problems.js';
import type { Refusal } from '../contract/status.js';
import { frozen } from './frozen.js';

const INIT = { bubbles: true, composed: true } as const;

/** What a page says of a submit: nothing or `{ok: true}` for taken, a refusal, or the `Response` of its server. */
export type HostOutcome =
  | undefined
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- an async listener's promise is of void
  | void
  | { readonly ok: true; readonly by?: string | undefined; readonly at?: string | undefined }
  | Refusal
  | Response;

/** An event that a listener answers: `respondWith` once, synchronously, else InvalidStateError. */
abstract class AnswerableEvent<T> extends Event {
  #taken = false;
  #over = false;
  #promised: unknown;

  constructor(type: string) {
    super(type, { ...INIT, cancelable: true });
  }

  /** @param outcome now or later; what is none of these counts as unknown. */
  respondWith(outcome: T | PromiseLike<T>): void {
    if (this.#taken) throw new DOMException('respondWith was called already', 'InvalidStateError');
    if (this.#over) throw new DOMException('respondWith must be called while the event is dispatched', 'InvalidStateError');
    this.#taken = true;
    this.#promised = outcome;
  }

  /** For the element: dispatches, then tells whether a listener took the event and with what. */
  dispatchFrom(target: EventTarget): { readonly taken: boolean; readonly prevented: boolean; readonly promised: unknown } {
    target.dispatchEvent(this);
    this.#over = true;
    return { taken: this.#taken, prevented: this.defaultPrevented, promised: this.#promised };
  }
}

/** A person sent a form, pressed an action, confirmed an app's submission. */
export class UiSubmitEvent extends AnswerableEvent<HostOutcome> {
  /** JSON for the host's server; null without a source, and on decline or cancel. */
  readonly command: SubmitCommand | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** The pressed action's name, or null. */
  readonly action: string | null;
  readonly answer: Answer;
  /** Names of fields that seem to ask for a secret. */
  readonly warnings: readonly string[];

  constructor(init: Pick<UiSubmitEvent, 'command' | 'values' | 'action' | 'answer' | 'warnings'>) {
    super(EVENTS.submit);
    this.command = init.command;
    this.values = init.values;
    this.action = init.action;
    this.answer = init.answer;
    this.warnings = init.warnings;
  }
}

/** Unsent values changed. */
export class UiChangeEvent extends Event {
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether they could be sent as they are. */
  readonly valid: boolean;
  readonly warnings: readonly string[];

  constructor(init: Pick<UiChangeEvent, 'values' | 'valid' | 'warnings'>) {
    super(EVENTS.change, INIT);
    this.values = frozen(init.values) as UiChangeEvent['values']; // the form goes on with its own
    this.valid = init.valid;
    this.warnings = init.warnings;
  }
}

/** Content was refused, in whole or in part, or repaired. */
export class UiRefusedEvent extends Event {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(EVENTS.refused, INIT);
    this.problems = problems.map((problem) => ({ ...problem })); // the notice goes on with its own
  }
}

interface Events {
  'ui-submit': UiSubmitEvent;
  'ui-change': UiChangeEvent;
  'ui-refused': UiRefusedEvent;
}

declare global {
  // documents, windows and HTML elements have what is global; what `closest` gives and a shadow root have not
  /* eslint-disable @typescript-eslint/no-empty-object-type -- merged into the library's */
  interface GlobalEventHandlersEventMap extends Events {}
  interface ElementEventMap extends Events {}
  interface ShadowRootEventMap extends Events {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
