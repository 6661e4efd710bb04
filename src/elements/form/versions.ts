/** Which version of a form is shown, which one waits, and which one was answered (L-13). No DOM. */
import type { Source } from '../../contract/commands.js';
import type { FormContent } from '../../contract/form.js';
import type { State, Status } from '../../contract/status.js';
import { sameJson } from '../../core/check/same.js';
import { formModel, type FormModel } from '../../core/model/form.js';
import { asksForSecret } from '../../core/model/secret.js';

/** In these nothing is put in another's place: an outcome is to come, or the person is to press Review. */
const WAITING: readonly State[] = ['sending', 'unknown', 'changed'];

export class Versions {
  /** The form that is shown. */
  model: FormModel | undefined;
  #shown: FormContent | undefined;
  #next: FormContent | undefined;
  #source: Source | undefined;
  #sent: FormModel | undefined;

  /** A new version is at hand and not shown. */
  get waiting(): boolean {
    return this.#next !== undefined;
  }

  /** Shows content, or keeps it for later. @returns the model to be filled in; undefined when nothing changes now. */
  take(content: FormContent, state: State): FormModel | undefined {
    if (this.model && WAITING.includes(state)) {
      this.#next = content;
      return undefined;
    }
    if (sameJson(content, this.#shown)) return undefined; // good again after something refused
    this.#shown = content;
    this.model = formModel(content, asksForSecret);
    return this.model;
  }

  /** What waited, once it may be shown. */
  release(state: State): FormContent | undefined {
    if (WAITING.includes(state)) return undefined;
    const next = this.#next;
    this.#next = undefined;
    return next;
  }

  /** The person pressed Review: what is to be shown, given with the status or by the page. */
  review({ content, source }: Status): unknown {
    const next = content ?? this.#next;
    this.#next = undefined;
    this.#source = source ?? this.#source;
    return next;
  }

  /** Where the shown version lives. The page's own property is not written: its next render would set it back. */
  source(own: Source | undefined): Source | undefined {
    const to = this.#source;
    // a server that says `changed` knows the version, and not always who asks or who will see the answer
    if (!to || !own) return to ?? own;
    const { made_by, audience } = own;
    return { ...(made_by && { made_by }), ...(audience !== undefined && { audience }), ...to };
  }

  /** The page says anew where it lives. */
  moved(): void {
    this.#source = undefined;
  }

  /** The shown version was answered. */
  sent(): void {
    this.#sent = this.model;
  }

  /** The form that an answer was given to, so that a receipt has its labels. @param here It was given from this page. */
  answered(here: boolean): FormModel | undefined {
    return here ? this.#sent : this.model;
  }
}
