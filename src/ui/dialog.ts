/**
 * A question before something that can't be taken back. The native modal dialog brings the focus trap and Escape; ours
 * is the guard against a click or key meant for what stood there before (PF-36): for 800 ms nothing answers.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';

/** In ms. */
const GUARD = 800;

export interface Question {
  readonly title: string;
  readonly body: string | TemplateResult;
  readonly yes: string;
  readonly no: string;
}

export class Dialog {
  readonly #element = createRef<HTMLDialogElement>();
  readonly #update: () => void;
  #question: Question | undefined;
  #answer: ((yes: boolean) => void) | undefined;
  #shownAt = 0;

  /** @param update asks the owner to render. */
  constructor(update: () => void) {
    this.#update = update;
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

  /** To be called after each render of the owner. */
  updated(): void {
    const element = this.#element.value;
    if (!element || element.open || !element.isConnected) return;
    element.showModal();
    this.#shownAt = performance.now();
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
    if (performance.now() - this.#shownAt < GUARD) return;
    this.#close((event.currentTarget as HTMLElement).dataset['answer'] === 'yes');
  };

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.#close(false);
  };

  render(): TemplateResult | typeof nothing {
    const question = this.#question;
    if (!question) return nothing;
    return html`<dialog
      ${ref(this.#element)}
      aria-labelledby="dialog-title"
      aria-describedby="dialog-body"
      @cancel=${this.#cancel}
    >
      <h2 id="dialog-title" class="dialog-title">${question.title}</h2>
      <div id="dialog-body">${question.body}</div>
      <div class="actions">
        <button type="button" class="button primary" data-answer="yes" @click=${this.#press}>${question.yes}</button>
        <button type="button" class="button" data-answer="no" autofocus @click=${this.#press}>${question.no}</button>
      </div>
    </dialog>`;
  }
}
