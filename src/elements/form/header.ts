/** The head of a form's card: who asks, what, until when, how many have answered. */
import { html, nothing, type TemplateResult } from 'lit';
import { agentText, withNames } from '../../ui/agent-text.js';
import { icon } from '../../ui/icons.js';
import type { Texts } from '../../ui/strings.js';
import type { Left } from './deadline.js';
import type { Frame } from './draw.js';
import { when } from './when.js';

/** Until when it can be answered, while it can. */
function deadline({ at }: Left, texts: Texts): TemplateResult {
  const [before, after] = texts.get('deadline').split('{time}');
  return html`<p class="meta deadline">${icon('wait')}<span>${before}${when(at, texts)}${after}</span></p>`;
}

/** How many have answered, as the host has it (F-10). */
function count(n: number | undefined, texts: Texts): TemplateResult | typeof nothing {
  if (n === undefined) return nothing;
  return html`<p class="meta count">${icon('people')}<span>${texts.get('count', { n })}</span></p>`;
}

export function header({ model, view, source, status, left, writing }: Frame): TemplateResult {
  const { texts, lang } = view;
  const agent = source?.made_by?.agent;
  const from = agent === undefined ? texts.get('agent') : withNames(texts, 'agent-named', { agent });
  return html`<header>
    <p class="meta">${icon('agent')}<span>${from}</span></p>
    ${writing && model.title === undefined && model.fields.length === 0 ? nothing : html`<h3 id="title" class="title" part="heading" tabindex="-1" data-heading>${model.title === undefined ? texts.get('untitled') : agentText(model.title, lang)}</h3>`}
    ${model.description === undefined ? nothing : html`<p class="about">${agentText(model.description, lang)}</p>`}
    ${left && status.state === 'open' ? deadline(left, texts) : nothing} ${count(status.count, texts)}
  </header>`;
}
