/** A form that has its answer: who, when, what, in the same card. */
import { html, nothing, type TemplateResult } from 'lit';
import { visible } from '../../core/text/visible.js';
import { withNames } from '../../ui/agent-text.js';
import { icon } from '../../ui/icons.js';
import type { Frame } from './draw.js';
import { receipt } from './receipt.js';
import { ANSWERED } from './said.js';
import { when } from './when.js';

export function answered({
  model: now,
  answered: model = now,
  answeredAs,
  standing,
  view,
  status,
  readOnly,
  left,
  acts,
}: Frame): TemplateResult {
  const { texts } = view;
  const { by, values } = status;
  const [alone, named] = ANSWERED[answeredAs ?? 'elsewhere'];
  const word = by === undefined ? texts.get(alone) : withNames(texts, named, { by });
  return html`<div class="done">
    <p class="notice-head ok" tabindex="-1" data-outcome>${icon('ok')}<strong>${word}</strong> ${when(status.at, texts)}</p>
    ${status.reason === undefined ? nothing : html`<p class="note"><bdi dir="auto">${visible(status.reason)}</bdi></p>`}
    ${values === undefined ? nothing : receipt(model, values, texts)}
    <div class="actions">
      ${model.fields.length === 0 || values === undefined ? nothing : html`<button type="button" class="button small" @click=${acts.copy}>${texts.get('copy')}</button>`}
      ${now.submissions === 'many' && !now.closed && !left?.over && !standing && !readOnly ? html`<button type="button" class="button small" @click=${acts.again}>${texts.get('again')}</button>` : nothing}
    </div>
  </div>`;
}
