/** One line, many lines, e-mail, address, date, time: what is typed as text. */
import { html, type TemplateResult } from 'lit';
import { zoneName } from '../../../core/values/datetime.js';
import { yes, type Attributes } from '../../../ui/draws.js';
import { lineSaid, single, ZONED, type Drawn } from './field.js';
import { control } from './written.js';

const TYPES = new Map([
  ['email', 'email'],
  ['url', 'url'],
  ['date', 'date'],
  ['time', 'time'],
  ['date-time', 'datetime-local'],
]);

const PICKERS = new Set(['date', 'time', 'date-time']);

/** Names plain enough to be filled in by a browser (PF-39). Nothing else is, unless the host says so. */
const PLAIN = new Map([
  ['name', 'name'],
  ['full_name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['tel', 'tel'],
]);

/** What a host may never turn on: cards and passwords. */
const NEVER = /(?:^|\s)cc-|password|one-time-code/i;

/** What a browser may fill in here (PF-39). */
export function autocomplete({ field, token }: Drawn): string {
  if (typeof token === 'string' && !NEVER.test(token)) return token;
  return PLAIN.get(field.name.toLowerCase()) ?? (field.widget === 'email' ? 'email' : 'off');
}

export function textField(drawn: Drawn): TemplateResult {
  const { field, locked, texts } = drawn;
  const { widget } = field;
  const line = { ...lineSaid(drawn), autocomplete: autocomplete(drawn) };
  if (widget === 'textarea')
    return single(drawn, html`<textarea class="control" rows="3" dir="auto" ${control(drawn, line)}></textarea>`);
  const own: Attributes = {
    type: TYPES.get(widget) ?? 'text',
    class: `control ${widget}`,
    dir: widget === 'line' ? 'auto' : undefined,
    ...line,
    // a date's control that turns read-only throws off the focus in Firefox, so the typist holds it still instead
    ...(PICKERS.has(widget) && { readonly: undefined, 'aria-readonly': yes(locked) }),
  };
  return single(drawn, html`<input ${control(drawn, own)} />`, ZONED.has(widget) ? zoneName(texts.lang) : undefined);
}
