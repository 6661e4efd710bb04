/** A form that has its answer: who, when, what, in the same card. */
import { html, nothing, type TemplateResult } from 'lit';
import { visible } from '../../core/text/visible.js';
import { icon } from '../../ui/icons.js';
import type { Frame } from './draw.js';
import { receipt } from './receipt.js';
import { when } from './states.js';

/** Alone, and with who it was. */
const ANSWERED = {
  accept: ['sent', 'sent-by'],
  decline: ['declined', 'declined-by'],
  cancel: ['cancelled', 'cancelled-by'],
  elsewhere: ['answered', 'answered-by'],
} as const;

export function answered({ model: now, answered: model = now, answeredAs, view, status, readOnly, acts }: Frame): TemplateResult {
  const { texts } = view;
  const { by, values } = status;
  const who = by === undefined ? undefined : visible(by);
  const word = texts.get(ANSWERED[answeredAs ?? 'elsewhere'][who === undefined ? 0 : 1], { by: who });
  return html`<div class="done">
    <p class="notice-head ok" tabindex="-1" data-outcome>${icon('ok')}<strong>${word}</strong> ${when(status.at, texts)}</p>
    ${status.reason === undefined ? nothing : html`<p class="note"><bdi dir="auto">${visible(status.reason)}</bdi></p>`}
    ${values === undefined ? nothing : receipt(model, values, texts)}
    <div class="actions">
      ${model.fields.length === 0 || values === undefined ? nothing : html`<button type="button" class="button small" @click=${acts.copy}>${texts.get('copy')}</button>`}
      ${now.submissions === 'many' && !now.closed && !readOnly ? html`<button type="button" class="button small" @click=${acts.again}>${texts.get('again')}</button>` : nothing}
    </div>
  </div>`;
}
