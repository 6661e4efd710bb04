/** What each state of a form says, and what can be done in it. */
import { html, nothing, type TemplateResult } from 'lit';
import { visible } from '../../core/text/visible.js';
import type { Question } from '../../ui/dialog.js';
import { withNames } from '../../ui/agent-text.js';
import { notice } from '../../ui/notice.js';
import type { StringKey } from '../../locales/texts.js';
import type { Texts } from '../../ui/strings.js';
import type { Frame } from './draw.js';
import { when } from './when.js';

/** @param known the host can tell the two sends for one. */
export const sendAgainQuestion = (texts: Texts, known: boolean): Question => ({
  title: texts.get('send-again-title'),
  body: texts.get(known ? 'send-again-text' : 'send-again-twice'),
  yes: texts.get('send-again-yes'),
  no: texts.get('dialog-no'),
});

/** What a notice's buttons do. */
export interface Acts {
  readonly sendAgain: (event?: Event) => void;
  readonly review: (event?: Event) => void;
}

const button = (text: string, act: (event?: Event) => void, primary = false): TemplateResult =>
  html`<button type="button" class="button ${primary ? 'primary' : ''}" @click=${act}>${text}</button>`;

const because = (reason: string | undefined): TemplateResult | typeof nothing =>
  reason === undefined ? nothing : html`<p><bdi dir="auto">${visible(reason)}</bdi></p>`;

/** Refused by the page or this element, before it reached anybody. */
const HERE = new Set(['untaken', 'no_principal', 'not_prepared', 'too_large']);

/** Above the fields: why nothing can be filled in here at all. */
export function standing({ status, readOnly, refusedAs, left, view: { texts } }: Frame): TemplateResult | typeof nothing {
  const { state, by, at, reason } = status;
  // closed or off as the answer to a send
  const lost = refusedAs === undefined ? nothing : html`<p>${texts.get('refused-text')}</p>`;
  if (state === 'closed') {
    const who = by === undefined ? nothing : html`<p>${withNames(texts, 'closed-by', { by })} ${when(at, texts)}</p>`;
    return notice({
      kind: 'info',
      icon: 'lock',
      word: texts.get('closed'),
      body: html`<p>${texts.get(left?.over ? 'deadline-over' : 'closed-text')}</p>
        ${lost}${who}${because(reason)}`,
    });
  }
  if (state === 'off') {
    return notice({
      kind: 'info',
      icon: 'lock',
      word: texts.get('off'),
      body: html`<p>${texts.get('off-text')}</p>
        ${lost}${because(reason)}`,
    });
  }
  if (!readOnly) return nothing;
  const words = readOnly.reason === undefined ? html`<p>${texts.get('viewer-text')}</p>` : because(readOnly.reason);
  return notice({ kind: 'info', icon: 'lock', word: texts.get('read-only'), body: words });
}

/** Codes of a refusal that leave the form open, told above the button. */
const TOLD = new Map<string, StringKey>([
  ['untaken', 'untaken-text'],
  ['forbidden', 'forbidden-text'],
  ['no_principal', 'no-principal-text'],
  ['not_prepared', 'not-prepared-text'],
  ['too_large', 'too-large'],
]);

/** Above the button: what came of the last send. */
export function outcomeNotice(frame: Frame): TemplateResult | typeof nothing {
  const { status, refusedAs, newHere, untold, readOnly, acts } = frame;
  const { texts } = frame.view;
  const { state, reason } = status;
  if (state === 'unknown') {
    return notice({
      kind: 'warn',
      word: texts.get('unknown'),
      heading: true,
      body: html`<p>${texts.get('unknown-text')}</p>
        ${because(reason)}`,
      actions: readOnly ? nothing : button(texts.get('send-again'), acts.sendAgain),
    });
  }
  if (state === 'changed') {
    return notice({
      kind: 'warn',
      word: texts.get('changed'),
      heading: true,
      body: html`<p>${texts.get('changed-text')}</p>
        ${newHere ? nothing : html`<p>${texts.get('changed-wait')}</p>`}${because(reason)}`,
      actions: newHere && !readOnly ? button(texts.get('review'), acts.review, true) : nothing,
    });
  }
  const list =
    untold.length === 0
      ? nothing
      : html`<ul class="plain">
          ${untold.map((text) => html`<li><bdi dir="auto">${visible(text)}</bdi></li>`)}
        </ul>`;
  const code = refusedAs ?? (list === nothing ? undefined : 'validation_failed');
  // problems under their fields speak for themselves; a refusal that names none does not
  const shown = (status.problems?.length ?? 0) > untold.length;
  if (
    state !== 'open' ||
    code === undefined ||
    (code === 'validation_failed' && reason === undefined && list === nothing && shown)
  )
    return nothing;
  const known = TOLD.get(code);
  const general = reason !== undefined && known === undefined ? nothing : html`<p>${texts.get(known ?? 'refused-text')}</p>`;
  const words = html`${general}${because(reason)}${list}`;
  return notice({ kind: 'bad', word: texts.get(HERE.has(code) ? 'not-sent' : 'refused-word'), body: words, alert: true });
}
