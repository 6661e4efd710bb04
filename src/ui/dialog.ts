/**
 * A question before something that can't be taken back. The native modal dialog brings the focus trap and Escape; ours
 * is the guard against a click or key meant for what stood there before (PF-36): for 800 ms no button answers. Escape does
 * at any time: it is no, and changes nothing.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { Guard } from './guard.js';

export interface Question {
  readonly title: string;
  readonly body: string | TemplateResult;
  readonly yes: string;
  readonly no: string;
}

/** One question at a time in its owner's shadow root: the owner draws `render()` and calls `updated()` after each render. */
export class Dialog {
  readonly #element = createRef<HTMLDialogElement>();
  readonly #update: () => void;
  #question: Question | undefined;
  #answer: ((yes: boolean) => void) | undefined;
  readonly #guard: Guard;

  /** @param update asks the owner to render. @param now the clock of the guard, in ms. */
  constructor(update: () => void, now?: () => number) {
    this.#update = update;
    this.#guard = new Guard(now);
  }

  /** Resolves to what the person chose; Escape is no. A second question while one is open is no at once. */
  ask(question: Question): Promise<boolean> {
    if (this.#answer) return Promise.resolve(false);
    this.#question = question;
    this.#update();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** What was asked is settled otherwise: no, and the dialog goes. Where nothing is asked it does nothing. */
  dismiss(): void {
    if (this.#answer) this.#close(false);
  }

  /** To be called after each render of the owner. */
  updated(): void {
    const element = this.#element.value;
    if (!element?.isConnected || element.matches(':modal')) return;
    if (element.open) element.close(); // it was out of the page meanwhile, and came back open but not modal
    element.showModal();
    element.querySelector<HTMLElement>('[data-answer=no]')?.focus(); // the answer that changes nothing
    this.#guard.shown();
  }

  #close(yes: boolean): void {
    const answer = this.#answer;
    this.#answer = undefined;
    this.#question = undefined;
    this.#element.value?.close(); // closing before removal gives the focus back
    this.#update();
    answer?.(yes);
  }

  readonly #press = (event: Event): void => {
    if (this.#guard.early(event)) return;
    this.#close((event.currentTarget as HTMLElement).dataset['answer'] === 'yes');
  };

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.#close(false);
  };

  /** An engine may close it without asking first; a close that comes with `updated` is over by now. */
  readonly #closed = (): void => {
    if (this.#element.value?.open === false) this.dismiss();
  };

  render(): TemplateResult | typeof nothing {
    const question = this.#question;
    if (!question) return nothing;
    return html`<dialog
      ${ref(this.#element)}
      aria-labelledby="dialog-title"
      aria-describedby="dialog-body"
      @cancel=${this.#cancel}
      @close=${this.#closed}
    >
      <h2 id="dialog-title" class="dialog-title">${question.title}</h2>
      <div id="dialog-body">${question.body}</div>
      <div class="actions">
        <button type="button" class="button primary" data-answer="yes" @click=${this.#press}>${question.yes}</button>
        <button type="button" class="button" data-answer="no" @click=${this.#press}>${question.no}</button>
      </div>
    </dialog>`;
  }
}
