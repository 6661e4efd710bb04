/** What surrounds every control: label, description, help and problem, tied together for assistive technology. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Field } from '../../../core/model/form.js';
import { visible } from '../../../core/text/visible.js';
import { agentText, isolated } from '../../../ui/agent-text.js';
import { draws, set, yes, type Attributes } from '../../../ui/draws.js';
import { icon } from '../../../ui/icons.js';
import type { Texts } from '../../../ui/strings.js';
import type { Filled } from '../filled.js';

/**
 * Which fields are marked is known with the last of them. In a form that is drawn before, each that may be has the room for
 * either mark from the beginning and for good, so that nothing moves when the marks come.
 */
export type Room = 'hidden' | 'kept';

/** All that a field's template reads. */
export interface View {
  readonly texts: Texts;
  readonly room: Room | undefined;
  /** Language of the agent's texts. */
  readonly lang: string | undefined;
  /** Nothing can be changed now; what is filled in stays readable. */
  readonly locked: boolean;
  /** More than half are required, so the others are marked. */
  readonly markOptional: boolean;
  readonly autofill: Readonly<Record<string, string>>;
  readonly filters: ReadonlyMap<string, string>;
  problemText(filled: Filled): string | undefined;
  /** Both readings of a number that has two. */
  readings(filled: Filled): readonly [number, number] | undefined;
  /** A control was given a text, and holds this one. */
  readonly settle: (filled: Filled, text: string) => void;
}

/** What a field's template reads, as it is now: with fifty fields of many choices, a tick draws its own field and no other. */
export interface Drawn extends Pick<Filled, 'field' | 'text' | 'written' | 'picked' | 'on'>, Pick<View, 'texts' | 'lang'> {
  readonly filled: Filled;
  readonly id: string;
  /** Text of the problem, where one is shown. */
  readonly error: string | undefined;
  readonly filter: string;
  /** What the host says a browser may fill in. */
  readonly token: unknown;
  readonly locked: boolean;
  readonly markOptional: boolean;
  readonly room: Room | undefined;
  readonly view: View;
}

/** The person's time zone stands beside these. */
export const ZONED: ReadonlySet<Field['widget']> = new Set<Field['widget']>(['date-time', 'time']);

export function prepare(filled: Filled, index: number, view: View): Drawn {
  const { field, text, written, picked, on } = filled;
  const { name } = field;
  return {
    filled,
    field,
    text,
    written,
    picked,
    on,
    id: `f${String(index)}`,
    error: view.problemText(filled),
    filter: view.filters.get(name) ?? '',
    token: Object.hasOwn(view.autofill, name) ? view.autofill[name] : undefined,
    texts: view.texts,
    lang: view.lang,
    locked: view.locked,
    markOptional: view.markOptional,
    room: view.room,
    view,
  };
}

/** Whether nothing that is drawn has changed. The view itself is another each time; what a field reads of it stands beside it. */
export function same(now: Drawn, before: Drawn): boolean {
  for (const key in now) if (key !== 'view' && now[key as keyof Drawn] !== before[key as keyof Drawn]) return false;
  return true;
}

/** A plain checkbox always has an answer, so it is neither required nor optional in words. */
const marked = ({ kind, widget, schema }: Field): boolean =>
  kind !== 'boolean' || widget === 'yes-no' || (schema.type === 'boolean' && schema.const === true);

export const mustFill = (field: Field): boolean =>
  marked(field) && (field.required || (field.kind === 'boolean' && field.widget !== 'yes-no'));

/** Ids for aria-describedby, if any. */
export function describedBy({ field, id, error }: Drawn): string | undefined {
  const parts = [
    field.description === undefined ? '' : `${id}-d`,
    field.help === undefined && !ZONED.has(field.widget) ? '' : `${id}-h`,
    field.secret ? `${id}-w` : '',
    error === undefined ? '' : `${id}-e`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** What every single control says of itself. */
export const controlSaid = (drawn: Drawn): Attributes => ({
  id: drawn.id,
  name: drawn.field.name,
  'aria-required': yes(mustFill(drawn.field)),
  'aria-invalid': yes(drawn.error !== undefined),
  'aria-describedby': describedBy(drawn),
});

/** What every line of text says besides. */
export const lineSaid = (drawn: Drawn): Attributes => ({
  ...controlSaid(drawn),
  placeholder: drawn.field.placeholder === undefined ? undefined : visible(drawn.field.placeholder),
  readonly: drawn.locked ? '' : undefined,
});

function span(className: string, text?: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text ?? null;
  return element;
}

function mark({ field, texts, room, markOptional }: Drawn): (HTMLElement | string)[] {
  if (!marked(field)) return [];
  const word = mustFill(field) === markOptional ? undefined : texts.get(markOptional ? 'optional' : 'required');
  if (room === undefined) return word === undefined ? [] : [' ', span('mark', word)];
  // the room is generated content that can't be seen: it is no part of the label
  const both = span('mark room');
  set(both, { 'data-one': texts.get('required'), 'data-other': texts.get('optional') });
  both.append(span('', room === 'kept' ? word : undefined));
  return [' ', both];
}

const WORDS = ['field', 'lang', 'texts', 'room', 'markOptional'] as const;

/** The label's words, and whether the field is required. */
export function labelText(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  if (before && WORDS.every((key) => drawn[key] === before[key])) return;
  element.replaceChildren(isolated(drawn.field.label, drawn.lang), ...mark(drawn));
}

function label(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { id } = drawn;
  if (id !== before?.id) {
    element.id = `${id}-l`;
    if (element instanceof HTMLLabelElement) element.htmlFor = id;
  }
  labelText(element, drawn, before);
}

export function description({ field, id, lang }: Drawn): TemplateResult | typeof nothing {
  return field.description === undefined ? nothing : html`<p class="note" id="${id}-d">${agentText(field.description, lang)}</p>`;
}

function help({ field, id, lang, texts }: Drawn, zone?: string): TemplateResult | typeof nothing {
  if (field.help === undefined && zone === undefined) return nothing;
  const words = field.help === undefined ? nothing : agentText(field.help, lang);
  return html`<p class="note" id="${id}-h">${words}${zone === undefined ? nothing : html` ${texts.get('zone', { zone })}`}</p>`;
}

/** The page's warning under a field that asks for a secret (F-2); it stands there from the start. */
function warning({ field, id, texts }: Drawn): TemplateResult | typeof nothing {
  if (!field.secret) return nothing;
  return html`<p class="warning" id="${id}-w">${icon('warn')}<span>${texts.get('secret')}</span></p>`;
}

/** Perhaps in a host's own words, so it is drawn like any words of others. */
function error({ error: text, id }: Drawn): TemplateResult | typeof nothing {
  if (text === undefined) return nothing;
  const words = html`<bdi dir="auto">${visible(text)}</bdi>`;
  return html`<p class="error" part="error" id="${id}-e">${icon('bad')}<span>${words}</span></p>`;
}

/** What stands under a control: most have nothing there. */
export function below(drawn: Drawn, zone?: string): TemplateResult | typeof nothing {
  const all = [help(drawn, zone), warning(drawn), error(drawn)];
  return all.every((each) => each === nothing) ? nothing : html`${all}`;
}

/** A single control under its label. */
export function single(drawn: Drawn, control: TemplateResult, zone?: string): TemplateResult {
  return html`<div class="field" data-field=${drawn.field.name}>
    <label class="label" ${draws(label, drawn)}></label>
    ${description(drawn)}${control}${below(drawn, zone)}
  </div>`;
}

/** Several controls that are one question. */
export function group(drawn: Drawn, role: 'radiogroup' | 'group', controls: TemplateResult): TemplateResult {
  const { field, id, error: text } = drawn;
  const radio = role === 'radiogroup';
  const attributes: Attributes = {
    'data-field': field.name,
    role,
    'aria-labelledby': `${id}-l`,
    'aria-describedby': describedBy(drawn),
    'aria-required': yes(radio && field.required),
    'aria-invalid': yes(radio && text !== undefined),
  };
  return html`<fieldset class="field" ${draws(set, attributes)}>
    <legend class="label" ${draws(label, drawn)}></legend>
    ${description(drawn)}${controls}${below(drawn)}
  </fieldset>`;
}
