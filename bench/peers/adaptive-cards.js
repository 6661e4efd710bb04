/** Adaptive Cards with its default host configuration; it answers in text, which the page reads as numbers and lists. */
import { AdaptiveCard } from 'adaptivecards';

function input({ kind, name: id, label, required, min, max, choices }) {
  const common = { id, label, isRequired: required === true, errorMessage: `${label} needs a change.` };
  const options = () => ({ type: 'Input.ChoiceSet', choices: choices.map((value) => ({ title: value, value })), ...common });
  switch (kind) {
    case 'long':
      return { type: 'Input.Text', isMultiline: true, ...common };
    case 'email':
      return { type: 'Input.Text', style: 'email', regex: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', ...common };
    case 'integer':
    case 'number':
      return { type: 'Input.Number', min, max, ...common };
    case 'date':
      return { type: 'Input.Date', ...common };
    case 'radio':
      return { ...options(), style: 'expanded' };
    case 'select':
      return { ...options(), style: 'compact' };
    case 'many':
      return { ...options(), style: 'expanded', isMultiSelect: true };
    case 'tick':
      return { type: 'Input.Toggle', title: label, ...common, label: undefined };
    default:
      return { type: 'Input.Text', ...common };
  }
}

const written = { many: (value) => value.join(','), tick: String, integer: Number, number: Number };
const read = {
  many: (text) => (text ? text.split(',') : []),
  tick: (text) => text === 'true',
  integer: Number,
  number: Number,
};

export function mount(root, fields, { values, send }) {
  const card = new AdaptiveCard();
  const value = ({ kind, name }) => (values ? { value: (written[kind] ?? String)(values[name]) } : {});
  card.parse({
    type: 'AdaptiveCard',
    version: '1.5',
    body: [
      { type: 'TextBlock', text: 'Bench', style: 'heading' },
      ...fields.map((field) => ({ ...input(field), ...value(field) })),
    ],
    actions: [{ type: 'Action.Submit', title: 'Send' }],
  });
  card.onExecuteAction = ({ data }) =>
    send(Object.fromEntries(fields.map(({ name, kind }) => [name, (read[kind] ?? String)(data[name] ?? '')])));
  const box = root.appendChild(card.render());
  return { unmount: () => box.remove() };
}
