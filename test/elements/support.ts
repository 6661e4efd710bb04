/** What element tests share: a mounted form, its controls, a host that answers when told to. */
import { fixtureCleanup, waitUntil } from '@open-wc/testing';
import type { FormContent, UiForm, UiSubmitEvent } from '../../src/index.js';
import '../../src/define/ui-form.js';

export { waitUntil };

/** A form with one field of each kind; override what the test is about. */
export const CONTENT = {
  title: 'Report an incident',
  schema: {
    type: 'object',
    required: ['what'],
    properties: {
      what: { type: 'string', title: 'What happened' },
      count: { type: 'integer', title: 'Customers affected', minimum: 0, maximum: 100 },
      severity: { type: 'string', title: 'Severity', enum: ['low', 'high'] },
      page: { type: 'boolean', title: 'Page the on-call' },
      areas: { type: 'array', title: 'Areas', items: { type: 'string', enum: ['api', 'web'] } },
    },
  },
} satisfies FormContent;

export const ARTIFACT = { artifact: { id: 'form-1', version: 1 } } as const;
export const ASK = { ask: { run_id: 'run-1', tool_call_id: 'call-1' } } as const;

/** A form in the document, drawn. */
export async function mountForm(content: unknown, props: Partial<UiForm> = {}): Promise<UiForm> {
  const form = document.createElement('ui-form');
  Object.assign(form, props, { content });
  document.body.append(form);
  mounted.push(form);
  await form.updateComplete;
  return form;
}

const mounted: Element[] = [];

/** For `afterEach`. */
export function unmountAll(): void {
  for (const element of mounted.splice(0)) element.remove();
  fixtureCleanup();
}

export function root(form: UiForm): ShadowRoot {
  if (!form.shadowRoot) throw new Error('not drawn');
  return form.shadowRoot;
}

export function all<E extends Element = HTMLElement>(form: UiForm, selector: string): E[] {
  return [...root(form).querySelectorAll<E>(selector)];
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as querySelector has it
export function one<E extends Element = HTMLElement>(form: UiForm, selector: string): E {
  const found = root(form).querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** A control of a property; `value` picks a radio or checkbox. */
export function control(form: UiForm, name: string, value?: string | number): HTMLInputElement {
  const found = all<HTMLInputElement>(form, 'input, select, textarea').find(
    (each) => each.name === name && (value === undefined || each.value === String(value)),
  );
  if (!found) throw new Error(`no control for ${name}`);
  return found;
}

/** As a person types: the control holds it and says so. */
export async function type(form: UiForm, name: string, text: string): Promise<void> {
  const input = control(form, name);
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await form.updateComplete;
}

export async function press(form: UiForm, selector = '[type=submit]'): Promise<void> {
  one(form, selector).click();
  await form.updateComplete;
}

export const text = (form: UiForm, selector: string): string => one(form, selector).textContent.replace(/\s+/g, ' ').trim();

/** A host page: takes each `ui-submit` of a form and answers it when the test says so. */
export class Host {
  readonly events: UiSubmitEvent[] = [];
  readonly #answers: { resolve: (outcome: never) => void; reject: (reason: unknown) => void }[] = [];

  constructor(form: UiForm) {
    form.addEventListener('ui-submit', (event) => {
      this.events.push(event);
      event.respondWith(new Promise((resolve, reject) => this.#answers.push({ resolve, reject })));
    });
  }

  /** The hash is loaded before the first event of an artifact's form. */
  async event(index = 0): Promise<UiSubmitEvent> {
    await waitUntil(() => this.events[index] !== undefined, 'no ui-submit came');
    return this.events[index] as UiSubmitEvent;
  }

  async answer(outcome: unknown, index = Math.max(0, this.#answers.length - 1)): Promise<void> {
    await this.event(index);
    this.#answers[index]?.resolve(outcome as never);
  }

  async fail(reason: unknown, index = Math.max(0, this.#answers.length - 1)): Promise<void> {
    await this.event(index);
    this.#answers[index]?.reject(reason);
  }
}

export async function until(form: UiForm, state: UiForm['status']['state']): Promise<void> {
  await waitUntil(() => form.status.state === state, `status never became ${state}`);
  await form.updateComplete;
}
