/** What tests of a form's life share: what it says, what is announced, what the console is told, a page that acts. */
import { waitUntil } from '@open-wc/testing';
import type { UiForm, UiSubmitEvent } from '../../src/index.js';
import { all, Host, mountForm, press, root, type } from './support.js';

/** All words of the form, as one line. */
export const words = (form: UiForm): string => root(form).textContent.replace(/\s+/g, ' ').trim();

/** The words of buttons that can be seen. */
export const buttons = (form: UiForm): string[] =>
  all(form, '.actions button').map((each) => each.textContent.replace(/\s+/g, ' ').trim());

/** From now on the clock of what guards against early presses (PF-36) is this much later. */
export function later(ms = 1000): void {
  const { performance } = window;
  const now = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { configurable: true, value: () => now() + ms });
}

/** Content with these properties. */
export const asking = (properties: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}): unknown => ({
  title: 'A form',
  schema: { type: 'object', properties },
  ...more,
});

/** A form of one text, `what`, with `Typed` in it. */
export async function typed(props: Partial<UiForm> = {}, more: Readonly<Record<string, unknown>> = {}): Promise<UiForm> {
  const form = await mountForm(asking({ what: { type: 'string', title: 'What' } }, more), props);
  await type(form, 'what', 'Typed');
  return form;
}

/** The same, sent; its page answers when told to. */
export async function sent(
  props: Partial<UiForm> = {},
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ form: UiForm; host: Host }> {
  const form = await typed(props, more);
  const host = new Host(form);
  await press(form);
  await host.event();
  await form.updateComplete;
  return { form, host };
}

/** What the console was told while something ran. */
export async function warned(run: () => unknown): Promise<string[]> {
  const told: string[] = [];
  const { warn } = console;
  console.warn = (...args: unknown[]) => told.push(args.join(' '));
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return told;
}

/** The only event of a run. */
export function caught(form: UiForm, take: (event: UiSubmitEvent) => void): UiSubmitEvent[] {
  const events: UiSubmitEvent[] = [];
  form.addEventListener('ui-submit', (event) => {
    events.push(event);
    take(event);
  });
  return events;
}

/** Everything that is said to a screen reader from now on. */
export function listen(): { readonly said: string[]; readonly hears: (text: string) => Promise<void> } {
  const said: string[] = [];
  const watched = new WeakSet<Node>();
  let began = false;
  const watch = (): void => {
    const live = document.querySelector('[data-inlay-announcer]')?.shadowRoot?.querySelector('[role=status]');
    if (!live || watched.has(live)) return;
    watched.add(live);
    if (began) said.push(live.textContent); // it is new, and may have spoken before it was found
    new MutationObserver(() => said.push(live.textContent)).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  watch();
  began = true;
  const hears = (text: string): Promise<void> =>
    waitUntil(
      () => {
        watch();
        return said.includes(text);
      },
      `never said: ${text}`,
      { timeout: 8000 },
    ); // what other tests said may wait before it
  return { said, hears };
}
