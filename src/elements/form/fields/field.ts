/** What surrounds every control: label, description, help and problem, tied together for assistive technology. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Field } from '../../../core/model/form.js';
import { visible } from '../../../core/text/visible.js';
import { agentText } from '../../../ui/agent-text.js';
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

export interface Drawn {
  readonly filled: Filled;
  readonly field: Field;
  readonly id: string;
  readonly view: View;
  /** Text of the problem, where one is shown. */
  readonly error: string | undefined;
  /** Ids for aria-describedby, or nothing. */
  readonly describedBy: string | typeof nothing;
}

/** The person's time zone stands beside these. */
export const ZONED: ReadonlySet<Field['widget']> = new Set<Field['widget']>(['date-time', 'time']);

export function prepare(filled: Filled, index: number, view: View): Drawn {
  const { field } = filled;
  const id = `f${String(index)}`;
  const error = view.problemText(filled);
  const parts = [
    field.description === undefined ? '' : `${id}-d`,
    field.help === undefined && !ZONED.has(field.widget) ? '' : `${id}-h`,
    field.secret ? `${id}-w` : '',
    error === undefined ? '' : `${id}-e`,
  ].filter(Boolean);
  return { filled, field, id, view, error, describedBy: parts.length > 0 ? parts.join(' ') : nothing };
}

/** A plain checkbox always has an answer, so it is neither required nor optional in words. */
const marked = ({ kind, widget, schema }: Field): boolean =>
  kind !== 'boolean' || widget === 'yes-no' || (schema.type === 'boolean' && schema.const === true);

export const mustFill = (field: Field): boolean =>
  marked(field) && (field.required || (field.kind === 'boolean' && field.widget !== 'yes-no'));

function mark({ field, view }: Drawn): TemplateResult | typeof nothing {
  if (!marked(field)) return nothing;
  const { room, texts, markOptional } = view;
  const word = mustFill(field) === markOptional ? nothing : texts.get(markOptional ? 'optional' : 'required');
  if (room === undefined) return word === nothing ? nothing : html` <span class="mark">${word}</span>`;
  // the room is generated content that can't be seen: it is no part of the label
  return html` <span class="mark room" data-one=${texts.get('required')} data-other=${texts.get('optional')}
    ><span>${room === 'kept' ? word : nothing}</span></span
  >`;
}

export const labelText = (drawn: Drawn): TemplateResult => html`${agentText(drawn.field.label, drawn.view.lang)}${mark(drawn)}`;

export function description({ field, id, view }: Drawn): TemplateResult | typeof nothing {
  return field.description === undefined
    ? nothing
    : html`<p class="note" id="${id}-d">${agentText(field.description, view.lang)}</p>`;
}

export function help({ field, id, view }: Drawn, zone?: string): TemplateResult | typeof nothing {
  if (field.help === undefined && zone === undefined) return nothing;
  const words = field.help === undefined ? nothing : agentText(field.help, view.lang);
  return html`<p class="note" id="${id}-h">
    ${words}${zone === undefined ? nothing : html` ${view.texts.get('zone', { zone })}`}
  </p>`;
}

/** The page's warning under a field that asks for a secret (F-2); it stands there from the start. */
function warning({ field, id, view }: Drawn): TemplateResult | typeof nothing {
  if (!field.secret) return nothing;
  return html`<p class="warning" id="${id}-w">${icon('warn')}<span>${view.texts.get('secret')}</span></p>`;
}

/** Perhaps in a host's own words, so it is drawn like any words of others. */
export function error({ error: text, id }: Drawn): TemplateResult | typeof nothing {
  if (text === undefined) return nothing;
  const words = html`<bdi dir="auto">${visible(text)}</bdi>`;
  return html`<p class="error" part="error" id="${id}-e">${icon('bad')}<span>${words}</span></p>`;
}

/** A single control under its label. */
export function single(drawn: Drawn, control: TemplateResult, zone?: string): TemplateResult {
  return html`<div class="field" data-field=${drawn.field.name}>
    <label class="label" id="${drawn.id}-l" for=${drawn.id}>${labelText(drawn)}</label>
    ${description(drawn)} ${control} ${help(drawn, zone)} ${warning(drawn)} ${error(drawn)}
  </div>`;
}

/** Several controls that are one question. */
export function group(drawn: Drawn, role: 'radiogroup' | 'group', controls: TemplateResult): TemplateResult {
  const { field, id, describedBy, error: text } = drawn;
  const radio = role === 'radiogroup';
  return html`<fieldset
    class="field"
    data-field=${field.name}
    role=${role}
    aria-labelledby="${id}-l"
    aria-describedby=${describedBy}
    aria-required=${radio && field.required ? 'true' : nothing}
    aria-invalid=${radio && text !== undefined ? 'true' : nothing}
  >
    <legend class="label" id="${id}-l">${labelText(drawn)}</legend>
    ${description(drawn)} ${controls} ${help(drawn)} ${error(drawn)}
  </fieldset>`;
}
