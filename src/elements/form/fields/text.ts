/** One line, many lines, e-mail, address, date, time: what is typed as text. */
import { html, nothing, type TemplateResult } from 'lit';
import { zoneName } from '../../../core/values/datetime.js';
import { visible } from '../../../core/text/visible.js';
import { single, ZONED, type Drawn } from './field.js';
import { written } from './written.js';

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
export function autocomplete({ field, view }: Drawn): string {
  const own = Object.hasOwn(view.autofill, field.name) ? view.autofill[field.name] : undefined;
  if (typeof own === 'string' && !NEVER.test(own)) return own;
  return PLAIN.get(field.name.toLowerCase()) ?? (field.widget === 'email' ? 'email' : 'off');
}

export function textField(drawn: Drawn): TemplateResult {
  const { field, filled, id, view, describedBy, error } = drawn;
  const invalid = error === undefined ? nothing : 'true';
  const required = field.required ? 'true' : nothing;
  const placeholder = field.placeholder === undefined ? nothing : visible(field.placeholder);
  if (field.widget === 'textarea') {
    return single(
      drawn,
      html`<textarea
        class="control"
        id=${id}
        name=${field.name}
        rows="3"
        dir="auto"
        autocomplete=${autocomplete(drawn)}
        placeholder=${placeholder}
        aria-required=${required}
        aria-invalid=${invalid}
        aria-describedby=${describedBy}
        ?readonly=${view.locked}
        .value=${written(filled, view.settle)}
      ></textarea>`,
    );
  }
  const free = field.widget === 'line';
  // a date's control that turns read-only throws off the focus in Firefox, so the typist holds it still instead
  const picker = field.widget === 'date' || field.widget === 'time' || field.widget === 'date-time';
  return single(
    drawn,
    html`<input
      class="control ${field.widget}"
      id=${id}
      name=${field.name}
      type=${TYPES.get(field.widget) ?? 'text'}
      dir=${free ? 'auto' : nothing}
      autocomplete=${autocomplete(drawn)}
      placeholder=${placeholder}
      aria-required=${required}
      aria-invalid=${invalid}
      aria-describedby=${describedBy}
      aria-readonly=${picker && view.locked ? 'true' : nothing}
      ?readonly=${!picker && view.locked}
      .value=${written(filled, view.settle)}
    />`,
    ZONED.has(field.widget) ? zoneName(view.texts.lang) : undefined,
  );
}
