/** A number as text (never `type=number`: the wheel edits it and a slip reads as empty), with a stepper or as a slider. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../../../ui/strings.js';
import type { Filled } from '../filled.js';
import { yes } from '../../../ui/draws.js';
import { lineSaid, controlSaid, single, type Drawn } from './field.js';
import { ends, sliderStep, type NumberSchema } from './steps.js';
import { control } from './written.js';

/** What stands beside a slider: its value, or that there is none yet. */
const sliderText = (filled: Filled, texts: Texts): string =>
  filled.text === '' ? texts.get('no-answer') : texts.number(Number(filled.text));

export function numberField(drawn: Drawn): TemplateResult {
  const { field, filled, id, locked, texts } = drawn;
  const schema = field.schema as NumberSchema;
  if (field.widget === 'slider') {
    const text = sliderText(filled, texts);
    const { low, high } = ends(schema);
    const attributes = {
      type: 'range',
      class: filled.text === '' ? 'unset' : undefined,
      min: String(low),
      max: String(high),
      step: String(sliderStep(schema)),
      ...controlSaid(drawn),
      'aria-required': undefined,
      'aria-valuetext': text,
      'aria-disabled': yes(locked),
    };
    return single(
      drawn,
      html`<div class="slider"><input ${control(drawn, attributes)} /><output for=${id} .textContent=${text}></output></div>`,
    );
  }
  const attributes = {
    class: 'control number',
    type: 'text',
    autocomplete: 'off',
    inputmode: schema.type === 'integer' && (schema.minimum ?? -1) >= 0 ? 'numeric' : 'decimal',
    ...lineSaid(drawn),
  };
  const written = control(drawn, attributes);
  return single(
    drawn,
    field.widget === 'stepper'
      ? html`<div class="stepper">${step(drawn, -1)}<input ${written} />${step(drawn, 1)}</div>
          ${readings(drawn)}`
      : html`<input ${written} />${readings(drawn)}`,
  );
}

function step({ field, id, texts, locked }: Drawn, by: 1 | -1): TemplateResult {
  const words = texts.get(by > 0 ? 'increase' : 'decrease');
  const own = `${id}-${by > 0 ? 'up' : 'down'}`;
  // two steppers of a form are told apart by their fields
  return html`<button
    type="button"
    class="step"
    id=${own}
    data-step=${by}
    data-for=${field.name}
    aria-disabled=${locked ? 'true' : nothing}
    aria-label=${words}
    aria-labelledby="${own} ${id}-l"
    title=${words}
  >
    ${by > 0 ? '+' : '−'}
  </button>`;
}

/** A number with two readings is not guessed: the person presses the one that is meant (F-11). */
function readings({ field, filled, view, error }: Drawn): TemplateResult | typeof nothing {
  const got = error === undefined ? undefined : view.readings(filled);
  if (!got) return nothing;
  return html`<div class="readings">
    ${got.map((value) => html`<button type="button" class="button small" data-reading=${value} data-for=${field.name}>${view.texts.number(value)}</button>`)}
  </div>`;
}
