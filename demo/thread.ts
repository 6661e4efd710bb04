/** The conversation: bubbles, forms, and what goes to the model. It only appends, and never moves the focus. */
import type { Source, Status, UiForm, Viewer } from '../src/index.js';
import { make } from './dom.js';

/** How long an outcome may take before it counts as not known, in ms: short, so that it can be seen. */
const PATIENCE = 4000;

interface Shown {
  readonly content: unknown;
  readonly source: Source;
  readonly viewer?: Viewer;
  readonly status?: Status;
}

/** A form set up as every host page does it. */
export function makeForm({ content, source, viewer, status }: Shown): UiForm {
  const form = document.createElement('ui-form');
  form.timeout = PATIENCE;
  form.source = source;
  if (viewer) form.viewer = viewer;
  if (status) form.status = status;
  form.content = content;
  return form;
}

export class Thread {
  readonly #log: HTMLElement;

  constructor(log: HTMLElement) {
    this.#log = log;
  }

  /** What the person wrote before the page was opened: nothing moves. */
  recall(text: string): HTMLElement {
    return this.#text('you', 'You', text);
  }

  /** What the person wrote. They acted, so the thread may move to it. */
  hear(text: string): void {
    const message = this.recall(text);
    requestAnimationFrame(() => {
      message.scrollIntoView({ block: 'start' }); // with the answer already below it
    });
  }

  /** What the agent wrote. */
  say(text: string): void {
    this.#text('agent', 'Agent', text);
  }

  /** A form. Its own element tells a screen reader what happens to it; being long, it isn't read out when it comes. */
  show(shown: Shown): UiForm {
    const form = makeForm(shown);
    form.drafts = true; // a reload gives back what was typed
    const message = make('div', 'message form', form);
    message.ariaLive = 'off';
    this.#log.append(message);
    return form;
  }

  /** Text that travels between host and model, and that a chat product would not show. */
  showTraffic(title: string, text: string): void {
    const code = make('pre', 'code', text);
    code.lang = 'en';
    code.dir = 'ltr';
    const message = make('div', 'message traffic', make('p', 'quiet', title), code);
    message.ariaLive = 'off';
    this.#log.append(message);
  }

  #text(side: 'you' | 'agent', who: string, text: string): HTMLElement {
    const words = make('p', 'words', make('span', 'unseen', `${who}: `), text);
    words.dir = 'auto';
    if (side === 'agent') words.lang = 'en'; // what the person wrote is in a language of their own
    const message = make('div', `message ${side}`, words);
    this.#log.append(message);
    return message;
  }
}
