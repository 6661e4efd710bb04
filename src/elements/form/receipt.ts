/** What was answered, as text with its labels (F-5): the same card, read-only. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Field, FormModel } from '../../core/model/form.js';
import { agentText } from '../../ui/agent-text.js';
import { line, visible } from '../../core/text/visible.js';
import type { Texts } from '../../ui/strings.js';

function dateText(value: string, widget: Field['widget'], texts: Texts): string | undefined {
  // a date has no zone: it is written from its parts, never moved
  const time = widget === 'date' ? `${value}T00:00:00Z` : value;
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  const style: Intl.DateTimeFormatOptions =
    widget === 'date' ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' };
  return new Intl.DateTimeFormat(texts.lang, style).format(date);
}

/** A time of day has no date, so no zone of today moves it: the clock as it was, with the offset that was sent. */
function timeText(value: string, texts: Texts): string | undefined {
  const [, clock, seconds = '00', offset] = /^(\d\d:\d\d):(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/i.exec(value) ?? [];
  const date = new Date(`2000-01-01T${clock ?? ''}:${seconds}Z`);
  if (offset === undefined || Number.isNaN(date.getTime())) return undefined;
  const timeStyle = seconds === '00' ? 'short' : 'medium';
  const time = new Intl.DateTimeFormat(texts.lang, { timeStyle, timeZone: 'UTC' }).format(date);
  return `${time} UTC${/^(?:z|[+-]00:00)$/i.test(offset) ? '' : offset.replace('-', '−')}`;
}

/** One value in words; undefined where nothing was filled in. */
function valueText(field: Field, value: unknown, texts: Texts): string | undefined {
  const label = (item: unknown): string => field.choices.find((choice) => choice.value === item)?.label ?? String(item);
  if (Array.isArray(value))
    return value.length === 0 ? undefined : new Intl.ListFormat(texts.lang, { type: 'unit' }).format(value.map(label));
  if (typeof value === 'boolean') return texts.get(value ? 'yes' : 'no');
  if (field.choices.length > 0 && value !== undefined) return label(value);
  if (typeof value === 'number') return texts.number(value);
  if (typeof value !== 'string') return undefined;
  if (field.widget === 'date' || field.widget === 'date-time') return dateText(value, field.widget, texts) ?? value;
  if (field.widget === 'time') return timeText(value, texts) ?? value;
  return value;
}

interface Row {
  readonly label: string;
  readonly text: string | undefined;
}

function rows(model: FormModel, values: Readonly<Record<string, unknown>>, texts: Texts): Row[] {
  return model.fields.map((field) => ({
    label: field.label,
    text: valueText(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined, texts),
  }));
}

/** A text of several lines stands indented under its label: none of them passes for another field. */
function indented(text: string): string {
  const [first = '', ...more] = visible(text).split(/\r\n|[\r\n\u2028\u2029]/);
  return more.length === 0 ? ` ${first}` : [first, ...more].map((each) => `\n    ${each}`).join('');
}

/** For the clipboard: one line a field. */
export function receiptText(model: FormModel, values: Readonly<Record<string, unknown>>, texts: Texts): string {
  const filled = rows(model, values, texts).filter(({ text }) => text !== undefined);
  return filled.map(({ label, text }) => `${line(label)}:${indented(text ?? '')}`).join('\n');
}

/** @returns the text that says how it went; a page may not be allowed to. */
export async function copyReceipt(text: string): Promise<'copied' | 'copy-failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copy-failed';
  }
}

export function receipt(model: FormModel, values: Readonly<Record<string, unknown>>, texts: Texts): TemplateResult {
  const all = rows(model, values, texts);
  const filled = all.filter(({ text }) => text !== undefined);
  const empty = all.filter(({ text }) => text === undefined);
  return html`<dl class="receipt" part="receipt">
      ${filled.map(
        ({ label, text }) =>
          html`<div>
            <dt>${agentText(label, model.lang)}</dt>
            <dd><bdi>${visible(text ?? '')}</bdi></dd>
          </div>`,
      )}
    </dl>
    ${filled.length > 0 || all.length === 0 ? nothing : html`<p class="note">${texts.get('nothing-chosen')}</p>`}
    ${
      empty.length === 0
        ? nothing
        : html`<details>
            <summary>${texts.get('left-empty', { n: empty.length })}</summary>
            <ul class="plain">
              ${empty.map(({ label }) => html`<li>${agentText(label, model.lang)}</li>`)}
            </ul>
          </details>`
    }`;
}
