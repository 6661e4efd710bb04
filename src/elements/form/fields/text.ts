/** One line, many lines, e-mail, address, date, time: what is typed as text. */
import { html, type TemplateResult } from 'lit';
import { zoneName } from '../../../core/values/datetime.js';
import { visible } from '../../../core/text/visible.js';
import { yes } from './draws.js';
import { describedBy, single, ZONED, type Drawn } from './field.js';
import { control } from './written.js';

const TYPES = new Map([
  ['email', 'email'],
  ['url', 'url'],
  ['date', 'date'],
  ['time', 'time'],
  ['date-time', 'datetime-local'],
]);

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
  const { field, id, locked, texts, error } = drawn;
  const { name, widget } = field;
  // a date's control that turns read-only throws off the focus in Firefox, so the typist holds it still instead
  const picker = widget === 'date' || widget === 'time' || widget === 'date-time';
  const said = {
    id,
    name,
    autocomplete: autocomplete(drawn),
    placeholder: field.placeholder === undefined ? undefined : visible(field.placeholder),
    'aria-required': yes(field.required),
    'aria-invalid': yes(error !== undefined),
    'aria-describedby': describedBy(drawn),
    'aria-readonly': yes(picker && locked),
    readonly: !picker && locked ? '' : undefined,
  };
  if (widget === 'textarea')
    return single(drawn, html`<textarea class="control" rows="3" dir="auto" ${control(drawn, said)}></textarea>`);
  const type = TYPES.get(widget) ?? 'text';
  const own = { type, class: `control ${widget}`, dir: widget === 'line' ? 'auto' : undefined, ...said };
  return single(drawn, html`<input ${control(drawn, own)} />`, ZONED.has(widget) ? zoneName(texts.lang) : undefined);
}
