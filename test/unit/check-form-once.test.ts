/** What a model reads is enough for its next try: all that can be known in one round, and what to write (forms.md, part 2). */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Problem } from '../../src/contract/problems.js';
import { checkForm } from '../../src/core/check/form.js';
import { repairMessage } from '../../src/core/tools/repair-message.js';

const content = (properties: object, more: object = {}, ui?: unknown): object => ({
  schema: { type: 'object', properties, ...more },
  ...(ui === undefined ? {} : { ui }),
});
const problems = (...parts: Parameters<typeof content>): readonly Problem[] => checkForm(content(...parts)).problems;
const told = (...parts: Parameters<typeof content>): string[] => problems(...parts).map(({ message }) => message);

test('L-2 a value error in ui hides nothing else of it: every hint, order and section is told at once', () => {
  const plain = { a: { type: 'string' }, n: { type: 'number' } };
  const ui = { properties: { n: { widget: 'dropdown' }, a: { widget: 'slider', help: 7 } }, order: ['zz', 7] };
  assert.deepEqual(told(plain, {}, ui), [
    'ui.properties.a.help: must be text.',
    'ui.order.1: must be text.',
    'ui.properties.n.widget: "dropdown" doesn’t fit. Allowed: stepper.',
    'ui.properties.a.widget: "slider" doesn’t fit. Allowed: textarea.',
    'ui.order.0: no property is called "zz". Properties: a, n.',
  ]);
  const sections = [{ title: 'S' }, 3, { title: 1, properties: ['q', 'a'] }, { title: 'T', properties: ['a'] }];
  assert.deepEqual(told(plain, {}, { properties: [1], order: 'a', sections }).slice(-2), [
    'ui.sections.2.properties.0: no property is called "q". Properties: a, n.',
    'ui.sections.3.properties.0: "a" stands in a section already.',
  ]);
  assert.deepEqual(told(plain, {}, []), ['ui: must be an object.']);
});

test('L-2 a refused property is told what does not fit in ui, by its type or by what replaces it', () => {
  const properties = {
    a: { type: 'string', pattern: 'x' },
    b: { type: 'number', minimum: 5, maximum: 2 },
    c: { type: 'string', enum: 'x' },
    d: { type: ['integer', 'null'], minimum: 1 },
    e: { type: 'object' },
    f: { type: 'string', format: 'password' },
    g: 7,
  };
  const ui = { properties: Object.fromEntries(Object.keys(properties).map((name) => [name, { widget: 'slider' }])) };
  const misfits = told(properties, {}, ui).filter((message) => message.startsWith('ui.'));
  assert.deepEqual(misfits, [
    'ui.properties.a.widget: "slider" doesn’t fit. Allowed: textarea.',
    'ui.properties.c.widget: "slider" doesn’t fit. Allowed: radio, select.',
    'ui.properties.d.widget: "slider" needs "minimum" and "maximum".',
  ]);
  const choice = 'ui.submit_on_choice: is for a form whose only property is one choice.';
  for (const refused of [{ a: properties.a }, { a: properties.a, c: properties.c }])
    assert.ok(told(refused, {}, { submit_on_choice: true }).includes(choice));
  for (const unknown of [{ c: properties.c }, { e: properties.e }])
    assert.ok(!told(unknown, {}, { submit_on_choice: true }).includes(choice));
});

test('L-2 a wrong part of a property does not hide what is wrong with the others', () => {
  assert.deepEqual(told({ p: { type: 'number', title: 7, minimum: 5, maximum: 2 } }), [
    'properties.p.title: must be text.',
    'properties.p: no number fits these bounds (minimum 5, maximum 2).',
  ]);
  assert.deepEqual(told({ p: { type: 'integer', title: 7, minimum: 3, default: 1 } }), [
    'properties.p.title: must be text.',
    'properties.p: "default" is not a valid answer. Enter 3 or more.',
  ]);
  assert.deepEqual(told({ p: { type: 'string', enum: 'ab', enumNames: ['A'], default: 'x' } }), [
    'properties.p.enum: must be a list.',
  ]);
  const items = { type: 'string', enum: 'ab' };
  assert.deepEqual(told({ p: { type: 'array', items: { ...items, oneOf: [{ const: 'a' }] }, minItems: 3 } }), [
    'properties.p.items.enum: must be a list.',
  ]);
});

test('L-2 an input that is no form says what one looks like', () => {
  const like = '{"title":…,"schema":{"type":"object","properties":{"a":{"type":"string"}}}}';
  for (const value of [[], null, 7, '[]']) {
    const { problems: found } = checkForm(value);
    assert.deepEqual(
      found.map(({ code, path, message }) => [code, path, message]),
      [['wrong_type', '', `The input must be an object: ${like}.`]],
    );
  }
  assert.deepEqual(
    checkForm({ fields: [{ name: 'a' }] }).problems.map(({ code, path, keyword, message }) => [code, path, keyword, message]),
    [
      ['missing', '', 'schema', `"schema" is missing. Write ${like}, a property for each field.`],
      [
        'unknown_key',
        '',
        'fields',
        '"fields" is not allowed. Allowed: schema, title, description, lang, ui, submissions, closed, deadline, decline.',
      ],
    ],
  );
});

test('L-2 a secret is to be left out', () => {
  assert.deepEqual(told({ password: { type: 'string', format: 'password' } }), [
    'properties.password: a form never asks for a secret. Leave it out.',
  ]);
});

test('L-2 bounds that leave nothing are named', () => {
  assert.deepEqual(
    told({
      d: { type: 'number', minimum: 5, maximum: 2 },
      e: { type: 'integer', exclusiveMinimum: 1, maximum: 1.5 },
      f: { type: 'number', minimum: 1, exclusiveMaximum: 5, multipleOf: 5 },
      s: { type: 'string', minLength: 5, maxLength: 1 },
    }),
    [
      'properties.d: no number fits these bounds (minimum 5, maximum 2).',
      'properties.e: no integer fits these bounds (maximum 1.5, exclusiveMinimum 1).',
      'properties.f: no number fits these bounds (minimum 1, exclusiveMaximum 5, multipleOf 5).',
      'properties.s: "minLength" 5 is over its maximum 1: nothing fits.',
    ],
  );
});

test('L-2 every way to write one of several types has a replacement and its place', () => {
  const $defs = { One: { type: 'string', enum: ['a'], title: 'One' } };
  const title = 'T';
  const properties: Record<string, object> = {
    list: { type: ['string', 'null'], title },
    mixed: { type: ['string', 'integer'], title },
    three: { type: ['integer', 'string', 'null'], minimum: 1 },
    union: { anyOf: [{ type: 'string' }, { type: 'integer' }], title },
    ref: { $ref: '#/$defs/One', title },
  };
  const found = problems(properties, { $defs }).slice(1);
  assert.deepEqual(
    found.map(({ path, replace }) => [path.split('/').at(-1), replace]),
    [
      ['list', { type: 'string', title }],
      ['mixed', { type: 'string', title }],
      ['three', { type: 'integer', minimum: 1 }],
      ['union', { type: 'string', title }],
      ['ref', { type: 'string', enum: ['a'], title }],
    ],
  );
  assert.match(found[1]?.message ?? '', /"type" as a list is not allowed\. Write one type, such as \{"type":"string"\}\.$/);
  for (const { path, replace } of found) properties[path.split('/').at(-1) ?? ''] = replace as object;
  assert.deepEqual(problems(properties), []);
  const bare = problems({ p: { type: ['string', 'null'] }, q: { $ref: '#/$defs/One' } }, { $defs });
  for (const line of repairMessage(bare).split('\n').slice(2)) assert.match(line, / Put it at \/schema\/properties\/[pq]\.$/);
  for (const type of [['null'], [], [7]]) assert.equal(problems({ p: { type } })[0]?.replace, undefined);
  assert.equal(problems({ p: { type: ['string', 'integer'], enum: ['a', 1] } })[0]?.replace, undefined);
});

test('L-2 required that is no list is told as the list to write', () => {
  const properties = { a: { type: 'string' }, b: { type: 'string' } };
  for (const required of [true, 'a', null, {}]) {
    const [only, more] = problems(properties, { required });
    assert.equal(more, undefined);
    assert.deepEqual([only?.code, only?.path], ['wrong_type', '/schema/required']);
    assert.equal(only?.message, 'required: must be a list. Write ["a","b"].');
  }
});

test('L-2 a default that is no valid answer is told in words, never by a code', () => {
  assert.deepEqual(
    told({
      a: { type: 'string', enum: ['x'], default: 'y' },
      n: { type: 'integer', minimum: 3, default: 1 },
      c: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1, default: [] },
      m: { type: 'string', minLength: 3, default: '' },
    }),
    [
      'properties.a: "default" is not a valid answer. Choose one of the options.',
      'properties.n: "default" is not a valid answer. Enter 3 or more.',
      'properties.c: "default" is not a valid answer. Choose at least one.',
      'properties.m: "default" is not a valid answer. Use at least 3 characters; you have 0.',
    ],
  );
  const [first] = problems({ n: { type: 'integer', minimum: 3, default: 1 } });
  assert.deepEqual([first?.code, first?.keyword, first?.limit], ['bad_default', 'default', 3]);
});
