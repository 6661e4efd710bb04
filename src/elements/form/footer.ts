/** The end of an open form: who will see the answer, the buttons, and below them, where it moves none, how little time is left. */
import { html, nothing, type TemplateResult } from 'lit';
import { agentText, withNames } from '../../ui/agent-text.js';
import { icon } from '../../ui/icons.js';
import type { Frame } from './draw.js';

const ANSWERS = ['decline', 'cancel'] as const;

function refusal({ view, acts }: Frame, answer: (typeof ANSWERS)[number], sending: boolean): TemplateResult {
  const refuse = (event: UIEvent): void => {
    acts.refuse(answer, event);
  };
  return html`<button type="button" class="button" part=${answer} aria-disabled=${sending ? 'true' : nothing} @click=${refuse}>
    ${view.texts.get(answer)}
  </button>`;
}

export function footer(frame: Frame): TemplateResult | typeof nothing {
  const { status, view, model, source, readOnly, left, acts } = frame;
  const { texts } = view;
  if (frame.writing) return html`<p class="meta writing">${icon('wait')}<span>${texts.get('writing')}</span></p>`;
  const sending = status.state === 'sending';
  if ((status.state !== 'open' && !sending) || readOnly) return nothing;
  const label = model.submitLabel === undefined ? texts.get('send') : agentText(model.submitLabel, model.lang);
  return html`${
      source?.audience === undefined
        ? nothing
        : html`<p class="meta audience">
            ${icon('people')}<span>${withNames(texts, 'audience', { audience: source.audience })}</span>
          </p>`
    }
    <div class="actions">
      <button type="submit" class="button primary" part="submit" aria-disabled=${sending ? 'true' : nothing} @click=${acts.press}>
        ${sending ? texts.get('sending') : label}
      </button>
      ${model.decline ? ANSWERS.map((answer) => refusal(frame, answer, sending)) : nothing}
    </div>
    ${left?.minutes === undefined ? nothing : html`<p class="meta short">${icon('warn')}<span>${texts.get('deadline-soon', { n: left.minutes })}</span></p>`}`;
}
