/** What tests of drafts share: the tab's storage, a page that is put away, a form that asks for drafts. */
import { waitUntil } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { all, ARTIFACT, CONTENT, mountForm } from './support.js';

const PREFIX = 'inlay-ui:draft:';

/** Keys of all drafts in this tab, without what is the same in each. */
export const keys = (): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort();

export interface Kept {
  readonly lang: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly nonce?: string;
}

/** The draft under a key. */
export const kept = (key: string): Kept | undefined =>
  JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Kept | undefined;

/** Puts one there, as a page before a reload did. */
export function keep(key: string, fields: Readonly<Record<string, unknown>>, more: object = {}): void {
  sessionStorage.setItem(PREFIX + key, JSON.stringify({ lang: 'en', fields, ...more }));
}

export const emptyStorage = (): void => {
  sessionStorage.clear();
};

/** The page is put away: what is not written yet is written now. */
export const hide = (): boolean => window.dispatchEvent(new Event('pagehide'));

/** Where `drafted` lives. */
export const HERE = '["artifact","form-1",1,"you"]';

/** A form that asks for drafts; what was kept is back in it. */
export async function drafted(props: Partial<UiForm> = {}, content: unknown = CONTENT): Promise<UiForm> {
  await import('../../src/elements/form/drafts.js'); // so that it is at hand at once, in each of these tests
  const form = await mountForm(content, { source: ARTIFACT, viewer: { principal: 'you' }, drafts: true, ...props });
  await settled(form);
  return form;
}

/** The code for drafts is loaded when a form asks for it; asked for later, it comes later. */
export async function settled(form: UiForm): Promise<void> {
  await form.updateComplete;
  await import('../../src/elements/form/drafts.js');
  await Promise.resolve();
  await form.updateComplete;
}

/** The same form in the page that comes after a reload. */
export async function reloaded(form: UiForm, props: Partial<UiForm> = {}, content: unknown = CONTENT): Promise<UiForm> {
  hide();
  form.remove();
  return drafted(props, content);
}

/** The words of the notice about a draft, or nothing. */
export const told = (form: UiForm): string =>
  all(form, '.notice')
    .find((each) => each.textContent.includes('What you had typed'))
    ?.textContent.replace(/\s+/g, ' ')
    .trim() ?? '';

export const backIn = (form: UiForm): Promise<void> => waitUntil(() => told(form) !== '', 'nothing was given back');
