/**
 * How an agent's words are drawn (PF-32, PF-37): as characters, isolated in their own direction, with control
 * characters and bidi overrides shown as codes, so that no text can pose as another or turn its neighbours around.
 */
import { html, type TemplateResult } from 'lit';
import { visible } from '../core/text/visible.js';
import type { StringKey } from '../locales/texts.js';
import { draws, set } from './draws.js';
import type { Texts } from './strings.js';

const RTL = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** `lang` and `dir` for an agent's text; without a language the text's own first letter decides. */
export function direction(lang: string | undefined): 'ltr' | 'rtl' | 'auto' {
  if (lang === undefined) return 'auto';
  return RTL.has(lang.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

interface Words {
  readonly text: string;
  /** `content.lang`, where the agent gave one. */
  readonly lang: string | undefined;
}

function isolate(element: HTMLElement, { text, lang }: Words, before?: Words): void {
  set(element, { lang, dir: direction(lang) }, before && { lang: before.lang, dir: direction(before.lang) });
  if (text !== before?.text) element.textContent = visible(text);
}

/** @param lang `content.lang`, where the agent gave one. */
export const agentText = (text: string, lang?: string): TemplateResult => html`<bdi ${draws(isolate, { text, lang })}></bdi>`;

/** The same as an element, where a template would cost more than it does. */
export function isolated(text: string, lang?: string): HTMLElement {
  const element = document.createElement('bdi');
  isolate(element, { text, lang });
  return element;
}

/**
 * A text of ours with names in it that others wrote: each isolated, so that a Latin name doesn't turn an Arabic line around.
 * @param names what stands in braces.
 */
export function withNames(texts: Texts, key: StringKey, names: Readonly<Record<string, string>>): TemplateResult {
  const parts = texts.get(key).split(/\{(\w+)\}/);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : html`<bdi dir="auto">${visible(names[part] ?? '')}</bdi>`))}`;
}
