/** A number as text (never `type=number`: the wheel edits it and a slip reads as empty), with a stepper or as a slider. */
import { html, nothing, type TemplateResult } from 'lit';
import { visible } from '../../../core/text/visible.js';
import type { Texts } from '../../../ui/strings.js';
import type { Filled } from '../filled.js';
import { single, type Drawn } from './field.js';
import { ends, sliderStep, type NumberSchema } from './steps.js';
import { written } from './written.js';

/** What stands beside a slider: its value, or that there is none yet. */
const sliderText = (filled: Filled, texts: Texts): string =>
  filled.text === '' ? texts.get('no-answer') : texts.number(Number(filled.text));

export function numberField(drawn: Drawn): TemplateResult {
  const { field, filled, id, view, describedBy, error } = drawn;
  const schema = field.schema as NumberSchema;
  const invalid = error === undefined ? nothing : 'true';
  if (field.widget === 'slider') {
    const text = sliderText(filled, view.texts);
    const { low, high } = ends(schema);
    return single(
      drawn,
      html`<div class="slider">
        <input
          type="range"
          class=${filled.text === '' ? 'unset' : nothing}
          id=${id}
          name=${field.name}
          min=${low}
          max=${high}
          step=${sliderStep(schema)}
          aria-describedby=${describedBy}
          aria-invalid=${invalid}
          aria-valuetext=${text}
          aria-disabled=${view.locked ? 'true' : nothing}
          .value=${written(filled, view.settle)}
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
    .value=${written(filled, view.settle)}
  />`;
  return single(drawn, html`${field.widget === 'stepper' ? stepper(drawn, input) : input}${readings(drawn)}`);
}

function stepper({ field, id, view }: Drawn, input: TemplateResult): TemplateResult {
  const press = (by: 1 | -1): TemplateResult => {
    const words = view.texts.get(by > 0 ? 'increase' : 'decrease');
    const own = `${id}-${by > 0 ? 'up' : 'down'}`;
    // two steppers of a form are told apart by their fields
    return html`<button
      type="button"
      class="step"
      id=${own}
      data-step=${by}
      data-for=${field.name}
      aria-disabled=${view.locked ? 'true' : nothing}
      aria-label=${words}
      aria-labelledby="${own} ${id}-l"
      title=${words}
    >
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
