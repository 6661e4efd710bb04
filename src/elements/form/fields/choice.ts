/** One of several or many of several: radios, a select, checkboxes, a list with a filter. The DOM only knows indexes. */
import { html, type TemplateResult } from 'lit';
import type { Choice, Field } from '../../../core/model/form.js';
import { visible } from '../../../core/text/visible.js';
import { direction, isolated } from '../../../ui/agent-text.js';
import { icon } from '../../../ui/icons.js';
import type { Texts } from '../../../ui/strings.js';
import { draws, put, yes } from './draws.js';
import { describedBy, group, single, type Drawn } from './field.js';
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

/** The n-th element in another; made, where there is none yet. */
function child(parent: Element, index: number, tag: string, className = ''): HTMLElement {
  const there = parent.children[index];
  if (there) return there as HTMLElement;
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  return parent.appendChild(made);
}

/** Elements beyond the n-th belong to an older version. */
function cut(parent: Element, length: number): void {
  while (parent.children.length > length) parent.lastElementChild?.remove();
}

function own(className: string, id: string, text: string, lang: string | undefined): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.id = id;
  element.append(isolated(text, lang));
  return element;
}

/** The texts of a choice. With a description the name is the label alone, else it would be read twice. */
function words(element: HTMLElement, { label, description }: Choice, id: string, lang: string | undefined): void {
  if (description === undefined) element.replaceChildren(isolated(label, lang));
  else element.replaceChildren(own('', `${id}-l`, label, lang), ' ', own('note', `${id}-d`, description, lang));
}

/** Asked of the same choices in the same words as before. */
const asked = (now: Drawn, before: Drawn): boolean =>
  now.field === before.field && now.id === before.id && now.lang === before.lang;

/** Radios or checkboxes. Those of an older version stay where they are, so that one that has the focus keeps it. */
function options(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { field, picked, id, lang, error, locked, filter, texts } = drawn;
  const { choices } = field;
  const type = field.kind === 'choices' ? 'checkbox' : 'radio';
  const fresh = !before || !asked(drawn, before);
  const said = fresh || error !== before.error || locked !== before.locked;
  const filtered = fresh || filter !== before.filter || texts !== before.texts;
  const shown = filtered && filter !== '' ? matching(field, filter, texts.lang) : undefined;
  if (before && filtered) cut(element, Math.min(choices.length, before.field.choices.length));
  // a checkbox has no group that could be invalid, so it says so itself
  const invalid = type === 'checkbox' && error !== undefined;
  choices.forEach((choice, index) => {
    const label = child(element, index, 'label', 'option');
    const input = child(label, 0, 'input') as HTMLInputElement;
    const own = choice.description === undefined ? undefined : `${id}-${String(index)}`;
    if (fresh) {
      put(input, { type, name: field.name, value: String(index), 'aria-labelledby': own && `${own}-l` });
      words(child(label, 1, 'span', 'option-text'), choice, own ?? '', lang);
    }
    if (said)
      put(input, {
        'aria-describedby': own ? `${own}-d` : invalid ? describedBy(drawn) : undefined,
        'aria-invalid': yes(invalid),
        'aria-disabled': yes(locked),
      });
    const on = picked.includes(index);
    if (input.checked !== on) input.checked = on;
    if (filtered) label.hidden = shown?.[index] === false;
  });
  if (shown?.includes(true) === false) child(element, choices.length, 'p', 'note').textContent = texts.get('filter-none');
}

/** A locked select keeps the focus and can be read; only what is chosen can be chosen. */
function entries(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { field, picked, lang, locked, texts } = drawn;
  const { choices, required } = field;
  const select = element as HTMLSelectElement;
  const [chosen] = picked;
  const none = select.querySelector<HTMLOptionElement>('[value=""]');
  if (required && chosen !== undefined) none?.remove();
  else {
    const entry = none ?? new Option('', '');
    entry.text = texts.get(required ? 'choose' : 'no-answer');
    entry.disabled = required || (locked && chosen !== undefined);
    if (!none) select.prepend(entry);
  }
  const first = select.options.length > 0 && select.options[0]?.value === '' ? 1 : 0;
  if (!before || !asked(drawn, before)) {
    choices.forEach(({ label }, index) => {
      const entry = child(select, first + index, 'option') as HTMLOptionElement;
      put(entry, { value: String(index), lang, dir: direction(lang) });
      entry.textContent = visible(label);
    });
    cut(select, first + choices.length);
  }
  choices.forEach((_, index) => {
    const entry = select.options[first + index];
    if (entry) entry.disabled = locked && index !== chosen;
  });
  const wanted = chosen === undefined ? '' : String(chosen);
  if (select.value !== wanted) select.value = wanted;
}

function select(element: HTMLElement, drawn: Drawn, before: Drawn | undefined): void {
  const { field, id, error, locked } = drawn;
  put(element, {
    id,
    name: field.name,
    autocomplete: autocomplete(drawn),
    'aria-required': yes(field.required),
    'aria-invalid': yes(error !== undefined),
    'aria-describedby': describedBy(drawn),
    'aria-disabled': yes(locked),
  });
  entries(element, drawn, before);
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
