/** What was wrong with the last send: fields that were judged, and what the host told. */
import type { Status } from '../../contract/status.js';
import type { Texts } from '../../ui/strings.js';
import type { FormState } from './form-state.js';

export class Attempts {
  /** Counts the sends that were not taken: each is said anew. */
  count = 0;
  /** Problems that the host told of no field here. */
  untold: readonly string[] = [];
  #wrong = 0;
  readonly #state: FormState;

  constructor(state: FormState) {
    this.#state = state;
  }

  /** How many fields were wrong then; 0 once all are mended. */
  wrong(texts: Texts): number {
    return this.#state.wrong(texts).length > 0 ? this.#wrong : 0;
  }

  /** Judges every field. @returns whether all may be sent. */
  passes(texts: Texts): boolean {
    this.#state.judge();
    return this.#counted(texts) === 0;
  }

  /** The host's problems go under their fields. @returns whether it told any. */
  tell({ state, problems = [] }: Status, texts: Texts): boolean {
    this.untold = [];
    if (state !== 'open' || problems.length === 0) return false;
    this.untold = this.#state.tell(problems, texts);
    this.#counted(texts);
    return true;
  }

  #counted(texts: Texts): number {
    this.count += 1;
    this.#wrong = this.#state.wrong(texts).length;
    return this.#wrong;
  }
}
