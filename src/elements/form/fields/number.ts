/** A number as text (never `type=number`: the wheel edits it and a slip reads as empty), with a stepper or as a slider. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FieldSchema } from '../../../contract/form.js';
import { visible } from '../../../core/text/visible.js';
import type { Texts } from '../../../ui/strings.js';
import type { Filled } from '../filled.js';
import { single, type Drawn } from './field.js';
import { written } from './written.js';

/** What one step of a slider or stepper adds. */
export function stepOf(schema: FieldSchema): number | undefined {
  if (schema.type !== 'number' && schema.type !== 'integer') return undefined;
  return schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined);
}

/** What stands beside a slider: its value, or that there is none yet. */
export const sliderText = (filled: Filled, texts: Texts): string =>
  filled.text === '' ? texts.get('no-answer') : texts.number(Number(filled.text));

export function numberField(drawn: Drawn): TemplateResult {
  const { field, filled, id, view, describedBy, error } = drawn;
  const schema = field.schema as Extract<FieldSchema, { type: 'number' | 'integer' }>;
  const invalid = error === undefined ? nothing : 'true';
  if (field.widget === 'slider') {
    const text = sliderText(filled, view.texts);
    return single(
      drawn,
      html`<div class="slider">
        <input
          type="range"
          id=${id}
          name=${field.name}
          min=${schema.minimum ?? 0}
          max=${schema.maximum ?? 100}
          step=${stepOf(schema) ?? 'any'}
          aria-describedby=${describedBy}
          aria-invalid=${invalid}
          aria-valuetext=${text}
          ?disabled=${view.locked}
          .value=${written(filled)}
        />
        <output for=${id}>${text}</output>
      </div>`,
    );
  }
  const input = html`<input
    class="control number"
    id=${id}
    name=${field.name}
    type="text"
    inputmode=${schema.type === 'integer' && (schema.minimum ?? -1) >= 0 ? 'numeric' : 'decimal'}
    autocomplete="off"
    placeholder=${field.placeholder === undefined ? nothing : visible(field.placeholder)}
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${invalid}
    aria-describedby=${describedBy}
    ?readonly=${view.locked}
    .value=${written(filled)}
  />`;
  return single(drawn, html`${field.widget === 'stepper' ? stepper(drawn, input) : input}${readings(drawn)}`);
}

function stepper({ field, view }: Drawn, input: TemplateResult): TemplateResult {
  const press = (by: 1 | -1): TemplateResult => {
    const words = view.texts.get(by > 0 ? 'increase' : 'decrease');
    return html`<button type="button" class="step" data-step=${by} data-for=${field.name} aria-disabled=${view.locked} aria-label=${words} title=${words}>
      ${by > 0 ? '+' : '−'}
    </button>`;
  };
  return html`<div class="stepper">${press(-1)}${input}${press(1)}</div>`;
}

/** A number with two readings is not guessed: the person presses the one that is meant (F-11). */
function readings({ field, filled, view, error }: Drawn): TemplateResult | typeof nothing {
  const got = error === undefined ? undefined : view.readings(filled);
  if (!got) return nothing;
  return html`<div class="readings">
    ${got.map((value) => html`<button type="button" class="button small" data-reading=${value} data-for=${field.name}>${view.texts.number(value)}</button>`)}
  </div>`;
}
