/** What stands in the place of content that can't be drawn. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from '../contract/problems.js';
import { visible } from '../core/text/visible.js';
import { notice } from './notice.js';
import { notices } from './notice.styles.js';
import type { Texts } from './strings.js';

/** What it is drawn with. */
export const styles = [notices];

/** @param kept There was a form before, whose values are in memory. */
export function refused(problems: readonly Problem[], texts: Texts, kept: boolean): TemplateResult {
  const details = html`<details>
    <summary>${texts.get('refused-details', { n: problems.length })}</summary>
    <ul class="problems" lang="en" dir="ltr">
      ${problems.map(({ path, message }) => html`<li><code>${visible(path) || '/'}</code> ${visible(message)}</li>`)}
    </ul>
  </details>`;
  return html`<div class="card" part="card" lang=${texts.foreign ?? nothing}>
    ${notice({
      kind: 'bad',
      word: texts.get('refused'),
      heading: true,
      body: html`<p>${texts.get('refused-content')}</p>
        ${kept ? html`<p>${texts.get('refused-kept')}</p>` : nothing}${details}`,
    })}
  </div>`;
}
