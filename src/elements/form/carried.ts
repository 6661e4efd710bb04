/** What became of what was typed: kept through a new version of the form, or back after a reload. */
import { html, nothing, type TemplateResult } from 'lit';
import { visible } from '../../core/text/visible.js';
import { agentText } from '../../ui/agent-text.js';
import { notice } from '../../ui/notice.js';
import type { Frame } from './draw.js';

/** The form changed under the person: what was kept, and what has no place any more. */
function changed({ updated, dropped, view }: Frame): TemplateResult | typeof nothing {
  if (!updated && dropped.length === 0) return nothing;
  const { texts, lang } = view;
  const list = html`<p>${texts.get('no-longer-asked')}</p>
    <ul class="plain">
      ${dropped.map(({ label, text }) => html`<li>${agentText(label, lang)}: <bdi>${visible(text)}</bdi></li>`)}
    </ul>`;
  return notice({
    kind: 'info',
    word: texts.get('changed'),
    body: html`<p>${texts.get('updated')}</p>
      ${dropped.length > 0 ? list : nothing}`,
  });
}

/** What was typed before a reload is there again. */
function draft({ givenBack, view, acts }: Frame): TemplateResult | typeof nothing {
  if (!givenBack) return nothing;
  const { texts, locked } = view;
  return notice({
    kind: 'info',
    word: texts.get('draft'),
    body: html`<p>${texts.get('draft-text')}</p>`,
    actions: locked
      ? nothing
      : html`<button type="button" class="button small" @click=${acts.startOver}>${texts.get('start-over')}</button>`,
  });
}

export const carried = (frame: Frame): TemplateResult => html`${changed(frame)}${draft(frame)}`;
