/**
 * How an agent's words are drawn (PF-32, PF-37): as characters, isolated in their own direction, with control
 * characters and bidi overrides shown as codes, so that no text can pose as another or turn its neighbours around.
 */
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { visible } from '../core/text/visible.js';

const RTL = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** `lang` and `dir` for an agent's text; without a language the text's own first letter decides. */
function direction(lang: string | undefined): 'ltr' | 'rtl' | 'auto' {
  if (lang === undefined) return 'auto';
  return RTL.has(lang.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

/** @param lang `content.lang`, where the agent gave one. */
export function agentText(text: string, lang?: string): TemplateResult {
  return html`<bdi lang=${ifDefined(lang)} dir=${direction(lang)}>${visible(text)}</bdi>`;
}
