/** One of several or many of several: radios, a select, checkboxes, a list with a filter. The DOM only knows indexes. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Choice, Field } from '../../../core/model/form.js';
import { visible } from '../../../core/text/visible.js';
import { agentText, direction } from '../../../ui/agent-text.js';
import { icon } from '../../../ui/icons.js';
import type { Texts } from '../../../ui/strings.js';
import { group, single, type Drawn } from './field.js';
import { autocomplete } from './text.js';

function option(drawn: Drawn, type: 'radio' | 'checkbox', choice: Choice, index: number, hidden = false): TemplateResult {
  const { field, filled, id, view, error, describedBy } = drawn;
  // with a description the name is the label alone, else it would be read twice
  const own = choice.description === undefined ? nothing : `${id}-${String(index)}-d`;
  // a checkbox has no group that could be invalid, so it says so itself
  const invalid = type === 'checkbox' && error !== undefined;
  return html`<label class="option" ?hidden=${hidden}>
    <input
      type=${type}
      name=${field.name}
      value=${index}
      aria-labelledby=${own === nothing ? nothing : `${id}-${String(index)}-l`}
      aria-describedby=${own === nothing ? (invalid ? describedBy : nothing) : own}
      aria-invalid=${invalid ? 'true' : nothing}
      aria-disabled=${view.locked ? 'true' : nothing}
      .checked=${live(filled.picked.includes(index))}
    />
    <span class="option-text">
      ${own === nothing ? agentText(choice.label, view.lang) : html`<span id="${id}-${index}-l">${agentText(choice.label, view.lang)}</span>`}
      ${own === nothing ? nothing : html`<span class="note" id=${own}>${agentText(choice.description ?? '', view.lang)}</span>`}
    </span>
  </label>`;
}

/** A locked select keeps the focus and can be read; only what is chosen can be chosen. */
function selectable({ filled, view }: Drawn, choice: Choice, index: number): TemplateResult {
  const on = filled.picked.includes(index);
  return html`<option
    value=${index}
    lang=${view.lang ?? nothing}
    dir=${direction(view.lang)}
    ?disabled=${view.locked && !on}
    .selected=${live(on)}
  >
    ${visible(choice.label)}
  </option>`;
}

export function choiceField(drawn: Drawn): TemplateResult {
  const { field, filled, id, view, describedBy, error } = drawn;
  if (field.widget === 'radio') {
    return group(
      drawn,
      'radiogroup',
      html`<div class="options">${field.choices.map((choice, index) => option(drawn, 'radio', choice, index))}</div>`,
    );
  }
  const none = view.texts.get(field.required ? 'choose' : 'no-answer');
  const empty = filled.picked.length === 0;
  return single(
    drawn,
    html`<div class="select">
      <select
        class="control"
        id=${id}
        name=${field.name}
        autocomplete=${autocomplete(drawn)}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${error === undefined ? nothing : 'true'}
        aria-describedby=${describedBy}
        aria-disabled=${view.locked ? 'true' : nothing}
      >
        ${field.required && !empty ? nothing : html`<option value="" ?disabled=${field.required || (view.locked && !empty)} .selected=${live(empty)}>${none}</option>`}
        ${field.choices.map((choice, index) => selectable(drawn, choice, index))}
      </select>
      ${icon('chevron')}
    </div>`,
  );
}

/** Which choices a filter leaves. */
function matching({ choices }: Field, filter: string, lang: string): boolean[] {
  const wanted = filter.trim().toLocaleLowerCase(lang);
  return choices.map(({ label }) => label.toLocaleLowerCase(lang).includes(wanted));
}

/** What a filter leaves, in words. */
export function filterText(field: Field, filter: string, texts: Texts): string {
  const n = matching(field, filter, texts.lang).filter(Boolean).length;
  return n === 0 ? texts.get('filter-none') : texts.get('filter-count', { n });
}

export function choicesField(drawn: Drawn): TemplateResult {
  const { field, filled, view } = drawn;
  const filter = view.filters.get(field.name) ?? '';
  const shown = matching(field, filter, view.texts.lang);
  const options = field.choices.map((choice, index) => option(drawn, 'checkbox', choice, index, !shown[index]));
  if (field.widget === 'checkboxes') return group(drawn, 'group', html`<div class="options">${options}</div>`);
  const words = view.texts.get('filter');
  return group(
    drawn,
    'group',
    html`<div class="list">
      <input
        type="search"
        class="control"
        data-filter=${field.name}
        placeholder=${words}
        aria-label=${words}
        autocomplete="off"
        .value=${filter}
      />
      <div class="options scroll" tabindex="-1">
        ${options}${shown.includes(true) ? nothing : html`<p class="note">${view.texts.get('filter-none')}</p>`}
      </div>
      <p class="note">${view.texts.get('chosen', { n: filled.picked.length })}</p>
    </div>`,
  );
}
