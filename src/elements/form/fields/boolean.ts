/** Yes or no: a checkbox, a switch, or two radios where "not answered" must be possible. */
import { html, type TemplateResult } from 'lit';
import { draws, set, yes, type Attributes } from '../../../ui/draws.js';
import { below, description, group, labelText, controlSaid, type Drawn } from './field.js';

interface Tick {
  readonly attributes: Attributes;
  readonly on: boolean;
}

/** What a person ticked meanwhile is known by the control alone, so it is asked. */
function tick(element: HTMLElement, { attributes, on }: Tick, before: Tick | undefined): void {
  set(element, attributes, before?.attributes);
  const input = element as HTMLInputElement;
  if (input.checked !== on) input.checked = on;
}

export function booleanField(drawn: Drawn): TemplateResult {
  const { field, on, locked, texts } = drawn;
  const { name } = field;
  if (field.widget === 'yes-no') {
    const option = (value: 'yes' | 'no'): TemplateResult => {
      const attributes = { name, value, 'aria-disabled': yes(locked) };
      return html`<label class="option">
        <input type="radio" ${draws(tick, { attributes, on: on === (value === 'yes') })} />
        <span class="option-text" .textContent=${texts.get(value)}></span>
      </label>`;
    };
    return group(drawn, 'radiogroup', html`<div class="options">${option('yes')}${option('no')}</div>`);
  }
  const role = field.widget === 'switch' ? 'switch' : undefined;
  const attributes = { ...controlSaid(drawn), role, class: role, 'aria-disabled': yes(locked) };
  return html`<div class="field" data-field=${name}>
    <label class="option lone">
      <input type="checkbox" ${draws(tick, { attributes, on: on === true })} />
      <span class="option-text" ${draws(labelText, drawn)}></span>
    </label>
    ${description(drawn)}${below(drawn)}
  </div>`;
}
