/** One of several or many of several: radios, a select, checkboxes, a list with a filter. The DOM only knows indexes. */
import { html, type TemplateResult } from 'lit';
import type { Field } from '../../../core/model/form.js';
import { visible } from '../../../core/text/visible.js';
import { direction, isolated } from '../../../ui/agent-text.js';
import { draws, set, yes, type Attributes } from '../../../ui/draws.js';
import { icon } from '../../../ui/icons.js';
import type { Texts } from '../../../ui/strings.js';
import { describedBy, group, controlSaid, single, type Drawn } from './field.js';
import { autocomplete } from './text.js';

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

function own(className: string, id: string, text: string, lang: string | undefined): HTMLElement {
  const element = document.createElement('span');
  set(element, { class: className, id });
  element.append(isolated(text, lang));
  return element;
}

/** What an option says of itself. With a description its name is the label alone, else it would be read twice. */
function optionSaid(drawn: Drawn, index: number): Attributes {
  const { field, id, error, locked } = drawn;
  const one = `${id}-${String(index)}`;
  const told = field.choices[index]?.description !== undefined;
  const many = field.kind === 'choices';
  // a checkbox has no group that could be invalid, so it says so itself
  const invalid = many && error !== undefined;
  return {
    type: many ? 'checkbox' : 'radio',
    name: field.name,
    value: String(index),
    'aria-labelledby': told ? `${one}-l` : undefined,
    'aria-describedby': told ? `${one}-d` : invalid ? describedBy(drawn) : undefined,
    'aria-invalid': yes(invalid),
    'aria-disabled': yes(locked),
  };
}

/** Label and control of the n-th choice, made where there are none yet. */
function optionAt(parent: Element, index: number): Element {
  const there = parent.children[index];
  if (there) return there;
  const made = document.createElement('label');
  made.className = 'option';
  const text = document.createElement('span');
  text.className = 'option-text';
  made.append(document.createElement('input'), text);
  return parent.appendChild(made);
}

/** Radios or checkboxes. Those of an older version stay where they are, so that one that has the focus keeps it. */
function options(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { field, picked, id, lang, filter, texts } = drawn;
  const { choices } = field;
  const shown = matching(field, filter, texts.lang);
  const kept = before ? Math.min(choices.length, before.field.choices.length) : 0;
  while (element.children.length > kept) element.lastElementChild?.remove();
  choices.forEach((choice, index) => {
    const { label, description } = choice;
    const option = optionAt(element, index) as HTMLElement;
    const old = index < kept ? before : undefined;
    const [input, text] = option.children as unknown as [HTMLInputElement, Element];
    set(input, optionSaid(drawn, index), old && optionSaid(old, index));
    if (old?.field.choices[index] !== choice || old.lang !== lang || old.id !== id) {
      const one = `${id}-${String(index)}`;
      if (description === undefined) text.replaceChildren(isolated(label, lang));
      else text.replaceChildren(own('', `${one}-l`, label, lang), ' ', own('note', `${one}-d`, description, lang));
    }
    const on = picked.includes(index);
    if (input.checked !== on) input.checked = on;
    option.hidden = shown[index] === false;
  });
  if (shown.includes(true)) return;
  const none = document.createElement('p');
  none.className = 'note';
  none.textContent = texts.get('filter-none');
  element.append(none);
}

const selectSaid = (drawn: Drawn): Attributes => ({
  ...controlSaid(drawn),
  autocomplete: autocomplete(drawn),
  'aria-disabled': yes(drawn.locked),
});

/** A locked select keeps the focus and can be read; only what is chosen can be chosen. */
function select(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { field, picked, lang, locked, texts } = drawn;
  const { required } = field;
  const [chosen] = picked;
  set(element, selectSaid(drawn), before && selectSaid(before));
  const entry = (value: string, text: string, disabled: boolean): HTMLOptionElement => {
    const option = new Option(text, value);
    option.disabled = disabled;
    return option;
  };
  const entries = field.choices.map(({ label }, index) => {
    const option = entry(String(index), visible(label), locked && index !== chosen);
    set(option, { lang, dir: direction(lang) });
    return option;
  });
  const none = texts.get(required ? 'choose' : 'no-answer');
  if (!required || chosen === undefined) entries.unshift(entry('', none, required || (locked && chosen !== undefined)));
  element.replaceChildren(...entries);
  (element as HTMLSelectElement).value = chosen === undefined ? '' : String(chosen);
}

export function choiceField(drawn: Drawn): TemplateResult {
  return drawn.field.widget === 'radio'
    ? group(drawn, 'radiogroup', html`<div class="options" ${draws(options, drawn)}></div>`)
    : single(
        drawn,
        html`<div class="select">
          <select class="control" ${draws(select, drawn)}></select
          >${icon('chevron')}
        </div>`,
      );
}

export function choicesField(drawn: Drawn): TemplateResult {
  const { field, picked, filter, texts } = drawn;
  if (field.widget === 'checkboxes') return group(drawn, 'group', html`<div class="options" ${draws(options, drawn)}></div>`);
  const words = texts.get('filter');
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
      <div class="options scroll" tabindex="-1" ${draws(options, drawn)}></div>
      <p class="note" .textContent=${texts.get('chosen', { n: picked.length })}></p>
    </div>`,
  );
}
