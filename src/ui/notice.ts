/** A state in icon, word and colour (PF-6), with what it means and what can be done. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type Icon } from './icons.js';

export interface Notice {
  readonly kind: 'info' | 'ok' | 'warn' | 'bad';
  readonly icon?: Icon;
  readonly word: string;
  readonly body?: TemplateResult | string | typeof nothing;
  readonly actions?: TemplateResult | typeof nothing;
  /** The focus may be sent here. */
  readonly heading?: boolean;
  /** Spoken at once, even if it interrupts: problems after a refused send. */
  readonly alert?: boolean;
}

export function notice(said: Notice): TemplateResult {
  const { kind, word, body = nothing, actions = nothing } = said;
  const head = html`${icon(said.icon ?? kind)}<strong>${word}</strong>`;
  return html`<div class="notice ${kind}" role=${said.alert === true ? 'alert' : nothing}>
    ${
      said.heading === true
        ? html`<p class="notice-head" tabindex="-1" data-outcome>${head}</p>`
        : html`<p class="notice-head">${head}</p>`
    }
    ${body === nothing ? nothing : html`<div class="notice-body">${body}</div>`}
    ${actions === nothing ? nothing : html`<div class="actions">${actions}</div>`}
  </div>`;
}
