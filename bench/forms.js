/** The forms that are measured, in no library's terms: ten fields, one of each kind, or five times these. */
const CITIES = ['Berlin', 'Cairo', 'Lima', 'Oslo', 'Perth', 'Quito', 'Seoul', 'Turin'];
const KINDS = [
  { kind: 'text', label: 'Name', required: true, good: 'Ada Lovelace' },
  { kind: 'email', label: 'Email', required: true, good: 'ada@example.org' },
  { kind: 'long', label: 'What happened', good: 'Nothing that could not wait.' },
  { kind: 'integer', label: 'Guests', required: true, min: 1, max: 20, good: 4 },
  { kind: 'number', label: 'Amount', good: 12.5 },
  { kind: 'date', label: 'Day', good: '2026-03-01' },
  { kind: 'radio', label: 'Size', required: true, choices: ['small', 'middle', 'large'], good: 'middle' },
  { kind: 'select', label: 'City', choices: CITIES, good: 'Oslo' },
  { kind: 'tick', label: 'Send me a copy', good: true },
  { kind: 'many', label: 'Extras', choices: ['bread', 'olives', 'soup', 'wine'], good: ['bread', 'wine'] },
];

/** @param n how many, a multiple of ten. @returns {name, label, kind, required?, min?, max?, choices?, good}[] */
export const fieldsOf = (n) =>
  Array.from({ length: n }, (_, at) => ({ ...KINDS[at % 10], name: `f${at}`, label: `${KINDS[at % 10].label} ${at + 1}` }));

/** An answer that every library takes. */
export const answersOf = (fields) => Object.fromEntries(fields.map(({ name, good }) => [name, good]));

/** JSON Schema of the fields: what ui-form, RJSF and JSON Forms read. */
export function schemaOf(fields) {
  const one = ({ kind, label: title, min, max, choices }) =>
    ({
      text: { type: 'string', title },
      long: { type: 'string', title },
      email: { type: 'string', title, format: 'email' },
      date: { type: 'string', title, format: 'date' },
      integer: { type: 'integer', title, minimum: min, maximum: max },
      number: { type: 'number', title },
      radio: { type: 'string', title, enum: choices },
      select: { type: 'string', title, enum: choices },
      tick: { type: 'boolean', title },
      many: { type: 'array', title, items: { type: 'string', enum: choices }, uniqueItems: true },
    })[kind];
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, one(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}
