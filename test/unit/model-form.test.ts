import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldSchema, FormContent, FormUi } from '../../src/contract/form.js';
import { checkForm } from '../../src/core/check/form.js';
import { formModel, type Field, type FormModel } from '../../src/core/model/form.js';

type Properties = Readonly<Record<string, FieldSchema>>;
type Hint = NonNullable<FormUi['properties']>[string];

function model(properties: Properties, ui: FormUi = {}, more: Partial<FormContent> = {}): FormModel {
  const found = checkForm({ title: 'T', schema: { type: 'object', properties }, ui, ...more });
  assert.ok(found.ok, found.problems[0]?.message);
  return formModel(found.value);
}
function field(schema: FieldSchema, hint: Hint = {}): Field {
  const [only] = model({ a: schema }, { properties: { a: hint } }).fields;
  assert.ok(only);
  return only;
}
const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `c${String(index)}`);
const one = (count: number): FieldSchema => ({ type: 'string', enum: letters(count) });
const some = (count: number): FieldSchema => ({ type: 'array', items: { type: 'string', enum: letters(count) } });
const names = (fields: readonly Field[]): string => fields.map(({ name }) => name).join(' ');

const text: FieldSchema = { type: 'string' };
const bounded: FieldSchema = { type: 'integer', minimum: 1, maximum: 5 };

type Row = readonly [FieldSchema, Hint['widget'], kind: string, widget: string];
const ROWS: readonly Row[] = [
  [one(5), undefined, 'choice', 'radio'],
  [one(6), undefined, 'choice', 'select'],
  [one(6), 'radio', 'choice', 'radio'],
  [one(2), 'select', 'choice', 'select'],
  [{ type: 'integer', enum: [1, 2] }, undefined, 'choice', 'radio'],
  [some(10), undefined, 'choices', 'checkboxes'],
  [some(11), undefined, 'choices', 'list'],
  [some(11), 'checkboxes', 'choices', 'checkboxes'],
  [some(2), 'list', 'choices', 'list'],
  [{ type: 'boolean' }, undefined, 'boolean', 'checkbox'],
  [{ type: 'boolean' }, 'switch', 'boolean', 'switch'],
  [{ type: 'boolean' }, 'radio', 'boolean', 'yes-no'],
  [{ type: 'number' }, undefined, 'number', 'number'],
  [bounded, undefined, 'number', 'number'],
  [bounded, 'slider', 'number', 'slider'],
  [bounded, 'stepper', 'number', 'stepper'],
  [text, undefined, 'text', 'line'],
  [text, 'textarea', 'text', 'textarea'],
  [{ type: 'string', default: 'one line' }, undefined, 'text', 'line'],
  [{ type: 'string', default: 'one\ntwo' }, undefined, 'text', 'textarea'],
  [{ type: 'string', default: 'one\rtwo' }, undefined, 'text', 'textarea'],
  [{ type: 'string', format: 'email' }, undefined, 'text', 'email'],
  [{ type: 'string', format: 'uri' }, undefined, 'text', 'url'],
  [{ type: 'string', format: 'date' }, undefined, 'text', 'date'],
  [{ type: 'string', format: 'time' }, undefined, 'text', 'time'],
  [{ type: 'string', format: 'date-time' }, undefined, 'text', 'date-time'],
];

for (const [schema, widget, kind, drawn] of ROWS) {
  test(`L-4 ${JSON.stringify(schema).slice(0, 80)} with ${widget ?? 'no hint'} is drawn as ${drawn}`, () => {
    const got = field(schema, widget === undefined ? {} : { widget });
    assert.deepEqual([got.kind, got.widget], [kind, drawn]);
  });
}

test('L-4 texts of a field: what is absent, and what shows nothing, is no key', () => {
  const bare = field(text);
  assert.deepEqual(Object.keys(bare).sort(), ['choices', 'kind', 'label', 'name', 'required', 'schema', 'widget']);
  const full = field(
    { type: 'string', title: 'A', description: 'D', default: 'x' },
    { help: 'H', placeholder: 'P', widget: 'textarea' },
  );
  const { label, description, help, placeholder, initial } = full;
  assert.deepEqual(
    { label, description, help, placeholder, initial },
    {
      label: 'A',
      description: 'D',
      help: 'H',
      placeholder: 'P',
      initial: 'x',
    },
  );
  const unseen = field({ type: 'string', title: '\u200b', description: '  ' }, { help: '\u2800' });
  assert.deepEqual([unseen.label, 'description' in unseen, 'help' in unseen], ['a', false, false]);
});

test('L-4 a name or a choice that shows nothing is labelled by itself in quotes', () => {
  const [first] = model({ ' ': { type: 'string', enum: ['', 'x'] } }).fields;
  assert.equal(first?.label, '" "');
  assert.deepEqual(
    first.choices.map(({ label }) => label),
    ['""', 'x'],
  );
});

test('L-1 choices: the value as it is sent, the title or the value as label, a description where there is one', () => {
  const oneOf = [
    { const: 'a', title: 'A', description: 'first' },
    { const: 'b', title: ' ' },
  ];
  const choices = [
    { value: 'a', label: 'A', description: 'first' },
    { value: 'b', label: 'b' },
  ];
  assert.deepEqual(field({ type: 'string', oneOf }).choices, choices);
  assert.deepEqual(field({ type: 'array', items: { oneOf } }).choices, choices);
  assert.deepEqual(field({ type: 'array', items: { anyOf: oneOf } }).choices, choices);
  assert.deepEqual(field({ type: 'string', enum: ['a', 'b'], enumNames: ['A', ' '] }).choices, [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'b' },
  ]);
  assert.deepEqual(field({ type: 'integer', enum: [1] }).choices, [{ value: 1, label: '1' }]);
});

const three: Properties = { a: text, b: text, c: text };

test('L-4 the order named comes first, each field once, then the others as the schema has them', () => {
  assert.equal(names(model(three).fields), 'a b c');
  assert.equal(names(model(three, { order: ['c', 'a'] }).fields), 'c a b');
});

test('L-4 sections come after what they do not name, in their own order, and an empty group is none', () => {
  const groups = (ui: FormUi): unknown => model(three, ui).groups.map(({ title, fields }) => [title, names(fields)]);
  assert.deepEqual(groups({}), [[undefined, 'a b c']]);
  assert.deepEqual(groups({ sections: [{ title: 'S', properties: ['c', 'a'] }] }), [
    [undefined, 'b'],
    ['S', 'c a'],
  ]);
  assert.deepEqual(groups({ order: ['c'], sections: [{ title: 'S', properties: ['a', 'b', 'c'] }] }), [['S', 'a b c']]);
  const [untitled] = model(three, { sections: [{ title: ' ', properties: ['a', 'b', 'c'] }] }).groups;
  assert.equal(untitled && 'title' in untitled, false);
  assert.deepEqual(model({}).groups, []);
});

test('F-6 one press answers where the only field is one choice with all choices in sight, and nowhere else', () => {
  const press = (properties: Properties, ui: FormUi): unknown[] => {
    const { submitOnChoice, fields } = model(properties, ui);
    return [submitOnChoice, ...fields.map(({ widget }) => widget)];
  };
  const on: FormUi = { submit_on_choice: true };
  assert.deepEqual(press({ a: one(2) }, {}), [false, 'radio']);
  assert.deepEqual(press({ a: one(2) }, { submit_on_choice: false }), [false, 'radio']);
  assert.deepEqual(press({ a: one(2) }, on), [true, 'radio']);
  // more than are shown at once by themselves
  assert.deepEqual(press({ a: one(9) }, on), [true, 'radio']);
  assert.deepEqual(press({ a: one(9) }, {}), [false, 'select']);
  assert.deepEqual(press({ a: one(9) }, { ...on, properties: { a: { widget: 'select' } } }), [false, 'select']);
});

test('F-6 content that a check has not seen does not answer by one press with two fields or without a choice', () => {
  const schema = { type: 'object', properties: { a: one(9), b: one(2) } } as const;
  const two = (first: string): FormModel => formModel({ title: 'T', schema, ui: { submit_on_choice: true, order: [first] } });
  assert.deepEqual([two('a').submitOnChoice, two('a').fields[0]?.widget], [false, 'select']);
  assert.deepEqual([two('b').submitOnChoice, two('b').fields[0]?.widget], [false, 'radio']);
  const loose = (property: FieldSchema): FormModel =>
    formModel({ title: 'T', schema: { type: 'object', properties: { a: property } }, ui: { submit_on_choice: true } });
  assert.deepEqual([loose(text).submitOnChoice, loose(text).fields[0]?.widget], [false, 'line']);
  const yes = loose({ type: 'boolean' });
  assert.deepEqual([yes.submitOnChoice, yes.fields[0]?.widget], [false, 'checkbox']);
  assert.equal(
    formModel({ title: 'T', schema: { type: 'object', properties: {} }, ui: { submit_on_choice: true } }).submitOnChoice,
    false,
  );
});

test('L-1 what a form says of itself, and what it is when it says nothing', () => {
  const { groups, fields, ...bare } = formModel({ schema: { type: 'object', properties: {} } });
  assert.deepEqual([groups, fields], [[], []]);
  assert.deepEqual(bare, { submitOnChoice: false, submissions: 'once', closed: false, decline: false });
  const given = {
    title: 'T',
    description: 'D',
    lang: 'de',
    submissions: 'many',
    closed: true,
    decline: true,
    deadline: '2026-11-30T15:00:00Z',
  } as const;
  const all = model(three, { submit_label: 'Go' }, given);
  for (const [key, value] of Object.entries({ ...given, submitLabel: 'Go' })) {
    assert.deepEqual((all as unknown as Record<string, unknown>)[key], value, key);
  }
  assert.equal('submitLabel' in model(three, { submit_label: ' ' }), false);
});

test('L-1 the title and description of the content stand before those of the schema', () => {
  const schema = { type: 'object', properties: {}, title: 'inner', description: 'inside' } as const;
  const told = ({ title, description }: FormModel): unknown => [title, description];
  assert.deepEqual(told(formModel({ title: 'outer', description: 'outside', schema })), ['outer', 'outside']);
  assert.deepEqual(told(formModel({ title: ' ', description: '\u200b', schema })), ['inner', 'inside']);
});

test('L-1 required is what the schema lists', () => {
  const { fields } = formModel({ title: 'T', schema: { type: 'object', properties: three, required: ['b'] } });
  assert.deepEqual(
    fields.map(({ required }) => required),
    [false, true, false],
  );
});
