/** The DOM events: `Event` subclasses with typed read-only fields; all bubble and are composed. */
import type { SubmitCommand } from '../contract/commands.js';
import { EVENTS, type Answer } from '../contract/events.js';
import type { Problem } from '../contract/problems.js';

const INIT = { bubbles: true, composed: true } as const;

/** An event that a listener answers: `respondWith` once, synchronously, else InvalidStateError. */
abstract class AnswerableEvent extends Event {
  #taken = false;
  #over = false;
  #promised: unknown;

  constructor(type: string) {
    super(type, { ...INIT, cancelable: true });
  }

  /** @param promise undefined, `{ok: true}`, a fetch `Response`, or a refusal `{ok: false, code, …}`, now or later. */
  respondWith(promise: unknown): void {
    if (this.#taken) throw new DOMException('respondWith was called already', 'InvalidStateError');
    if (this.#over) throw new DOMException('respondWith must be called while the event is dispatched', 'InvalidStateError');
    this.#taken = true;
    this.#promised = promise;
  }

  /** For the element: dispatches, then tells whether a listener took the event and with what. */
  dispatchFrom(target: EventTarget): { readonly taken: boolean; readonly prevented: boolean; readonly promised: unknown } {
    target.dispatchEvent(this);
    this.#over = true;
    return { taken: this.#taken, prevented: this.defaultPrevented, promised: this.#promised };
  }
}

/** A person sent a form, pressed an action, confirmed an app's submission. */
export class UiSubmitEvent extends AnswerableEvent {
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
    this.values = init.values;
    this.valid = init.valid;
    this.warnings = init.warnings;
  }
}

/** Content was refused, in whole or in part, or repaired. */
export class UiRefusedEvent extends Event {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(EVENTS.refused, INIT);
    this.problems = problems;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ui-submit': UiSubmitEvent;
    'ui-change': UiChangeEvent;
    'ui-refused': UiRefusedEvent;
  }
}
