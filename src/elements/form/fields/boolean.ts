/** Yes or no: a checkbox, a switch, or two radios where "not answered" must be possible. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { description, error, group, help, labelText, mustFill, type Drawn } from './field.js';

export function booleanField(drawn: Drawn): TemplateResult {
  const { field, filled, id, view, describedBy, error: text } = drawn;
  if (field.widget === 'yes-no') {
    const option = (on: boolean): TemplateResult =>
      html`<label class="option">
        <input
          type="radio"
          name=${field.name}
          value=${on ? 'yes' : 'no'}
          aria-disabled=${view.locked ? 'true' : nothing}
          .checked=${live(filled.on === on)}
        />
        <span class="option-text">${view.texts.get(on ? 'yes' : 'no')}</span>
      </label>`;
    return group(drawn, 'radiogroup', html`<div class="options">${option(true)}${option(false)}</div>`);
  }
  return html`<div class="field" data-field=${field.name}>
    <label class="option lone">
      <input
        type="checkbox"
        id=${id}
        name=${field.name}
        role=${field.widget === 'switch' ? 'switch' : nothing}
        class=${field.widget === 'switch' ? 'switch' : nothing}
        aria-required=${mustFill(field) ? 'true' : nothing}
        aria-invalid=${text === undefined ? nothing : 'true'}
        aria-describedby=${describedBy}
        aria-disabled=${view.locked ? 'true' : nothing}
        .checked=${live(filled.on === true)}
      />
      <span class="option-text">${labelText(drawn)}</span>
    </label>
    ${description(drawn)} ${help(drawn)} ${error(drawn)}
  </div>`;
}
