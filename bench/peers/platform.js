/** The same form by hand: elements, one listener for input and one for submit, a style sheet. */
/* global document, CSSStyleSheet, FormData */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .form { display: grid; gap: 16px; max-width: 640px; padding: 16px; border: 1px solid #ccc; border-radius: 8px; font: 16px/1.5 system-ui }
  .form > div, .form fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0 }
  .form input:not([type=radio], [type=checkbox]), .form select, .form textarea { font: inherit; padding: 8px; border: 1px solid #777; border-radius: 6px }
  .form [aria-invalid=true] { border-color: #b00020 }
  .form .error { margin: 0; color: #b00020 }
  .form button { justify-self: start; font: inherit; padding: 8px 16px; border: 0; border-radius: 6px; background: #0b57d0; color: #fff }
  .form label:has([type=radio], [type=checkbox]) { display: flex; gap: 8px; align-items: center; min-height: 24px }`);
document.adoptedStyleSheets.push(sheet);

const make = (tag, props = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};
const TYPES = {
  email: 'email',
  date: 'date',
  integer: 'text',
  number: 'text',
  tick: 'checkbox',
  radio: 'radio',
  many: 'checkbox',
};
let forms = 0;

function draw(field, id, value) {
  const { kind, name, choices } = field;
  const label = field.required ? `${field.label} (required)` : field.label;
  const input = (props) => make('input', { name, type: TYPES[kind] ?? 'text', ...props });
  if (kind === 'tick') return make('div', {}, make('label', {}, input({ checked: value === true }), label));
  if (kind === 'radio' || kind === 'many') {
    const picked = (choice) => (kind === 'many' ? (value ?? []).includes(choice) : value === choice);
    const one = (choice) => make('label', {}, input({ value: choice, checked: picked(choice) }), choice);
    return make('fieldset', {}, make('legend', { textContent: label }), ...choices.map(one));
  }
  const option = (choice) => make('option', { value: choice, textContent: choice, selected: value === choice });
  const control =
    kind === 'select'
      ? make('select', { id, name }, option(''), ...choices.map(option))
      : kind === 'long'
        ? make('textarea', { id, name, value: value ?? '' })
        : input({ id, value: value ?? '' });
  if (kind === 'integer' || kind === 'number') control.inputMode = 'decimal';
  return make('div', {}, make('label', { htmlFor: id, textContent: label }), control);
}

function read({ kind, name }, data) {
  if (kind === 'tick') return data.has(name);
  if (kind === 'many') return data.getAll(name);
  const text = data.get(name) ?? '';
  if (text === '') return undefined;
  return kind === 'integer' || kind === 'number' ? Number(text) : text;
}

function wrong({ kind, required, min, max }, value) {
  if (value === undefined) return required ? (kind === 'radio' ? 'Choose one.' : 'Enter a value.') : '';
  if (kind === 'email' && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value)) return 'Enter an email address.';
  if (kind === 'number' && Number.isNaN(value)) return 'Enter a number.';
  if (kind === 'integer' && !(Number.isInteger(value) && value >= min && value <= max))
    return `Enter a number from ${min} to ${max}.`;
  return '';
}

export function mount(root, fields, { values = {}, send }) {
  const prefix = `p${forms++}`;
  const boxes = fields.map((field) => draw(field, `${prefix}-${field.name}`, values[field.name]));
  const form = make(
    'form',
    { className: 'form', noValidate: true },
    make('h3', { textContent: 'Bench' }),
    ...boxes,
    make('button', { textContent: 'Send' }),
  );

  const show = (at, text) => {
    const controls = boxes[at].querySelectorAll('input, select, textarea');
    const id = `${prefix}-${fields[at].name}-error`;
    boxes[at].querySelector('.error')?.remove();
    if (text) boxes[at].append(make('p', { id, className: 'error', textContent: text }));
    for (const control of controls) {
      control.ariaInvalid = text ? 'true' : null;
      if (text) control.setAttribute('aria-describedby', id);
      else control.removeAttribute('aria-describedby');
    }
  };
  form.addEventListener('input', ({ target }) => {
    const at = fields.findIndex(({ name }) => name === target.name);
    if (boxes[at]?.querySelector('.error')) show(at, wrong(fields[at], read(fields[at], new FormData(form))));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const answer = Object.fromEntries(fields.map((field) => [field.name, read(field, data)]));
    const problems = fields.map((field) => wrong(field, answer[field.name]));
    problems.forEach((text, at) => (text || boxes[at].querySelector('.error')) && show(at, text));
    const first = problems.findIndex(Boolean);
    if (first >= 0) boxes[first].querySelector('input, select, textarea').focus();
    else send(answer);
  });
  root.append(form);
  return { unmount: () => form.remove() };
}
