/** A moment in the person's language and zone. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../../ui/strings.js';

export function when(at: string | number | undefined, texts: Texts): TemplateResult | typeof nothing {
  const date = at === undefined ? undefined : new Date(at);
  if (!date || Number.isNaN(date.getTime())) return nothing;
  const text = new Intl.DateTimeFormat(texts.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return html`<time datetime=${date.toISOString()}>${text}</time>`;
}
