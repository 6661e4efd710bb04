/** What a form's parts can't be together, and how its hints fit: each rule at both of its sides, judged and told alike. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import type { Problem } from '../../src/contract/problems.js';
import { checkForm } from '../../src/core/check/form.js';
import { judgeForm } from '../../src/core/check/judge.js';

function problems(content: unknown): readonly Problem[] {
  const found = checkForm(content);
  assert.equal(judgeForm(content) !== undefined, found.ok, JSON.stringify(content).slice(0, 200));
  return found.problems;
}
const form = (properties: object, ui?: object): object => ({ schema: { type: 'object', properties }, ...(ui && { ui }) });
/** `code keyword path` of each problem of a property, the path from there. */
const told = (property: unknown): string[] =>
  problems(form({ p: property })).map(({ code, keyword = '-', path }) =>
    `${code} ${keyword} ${path.slice('/schema/properties/p'.length)}`.trim(),
  );
const fits = (property: object): boolean => told(property).length === 0;

const oneOf = [{ const: 'a' }, { const: 'b' }];

test('L-2 choices stand in one list, each once', () => {
  assert.deepEqual(told({ type: 'string', enum: ['a', 'b'], oneOf }), ['conflict oneOf']);
  assert.deepEqual(told({ type: 'array', items: { type: 'string', enum: ['a'], anyOf: oneOf } }), ['conflict anyOf /items']);
  assert.deepEqual(told({ type: 'array', items: { oneOf, anyOf: oneOf } }), ['conflict anyOf /items']);
  const twice = [...oneOf, { const: 'a' }];
  assert.deepEqual(told({ type: 'string', oneOf: twice }), ['duplicate - /oneOf/2']);
  assert.deepEqual(told({ type: 'array', items: { anyOf: twice } }), ['duplicate - /items/anyOf/2']);
  assert.deepEqual(told({ type: 'array', items: { oneOf: twice } }), ['duplicate - /items/oneOf/2']);
  assert.deepEqual(told({ type: 'string', enum: ['a', 'b', 'a'] }), ['duplicate - /enum/2'], 'and told once');
  assert.deepEqual(told({ type: 'number', enum: [1, 2, 1] }), ['duplicate - /enum/2']);
  assert.ok(
    fits({ type: 'string', oneOf }) && fits({ type: 'array', items: { oneOf } }) && fits({ type: 'integer', enum: [1, 2] }),
  );
});

test('L-2 a bound or a format says nothing beside choices', () => {
  for (const [keyword, value] of Object.entries({ format: 'email', minLength: 1, maxLength: 9 })) {
    assert.deepEqual(told({ type: 'string', enum: ['a'], [keyword]: value }), [`conflict ${keyword}`]);
    assert.deepEqual(told({ type: 'string', oneOf, [keyword]: value }), [`conflict ${keyword}`]);
    assert.ok(fits({ type: 'string', [keyword]: value }));
  }
  const bounds = { minimum: 1, maximum: 9, exclusiveMinimum: 1, exclusiveMaximum: 9, multipleOf: 2 };
  for (const [keyword, value] of Object.entries(bounds)) {
    assert.deepEqual(told({ type: 'integer', enum: [4], [keyword]: value }), [`conflict ${keyword}`]);
    assert.ok(fits({ type: 'integer', [keyword]: value }));
  }
  assert.ok(fits({ type: 'array', items: { type: 'string', enum: ['a'] }, minItems: 1, maxItems: 1 }));
});

test('L-2 a lowest count is not over its highest, nor over what there is to choose', () => {
  const items = { type: 'string', enum: ['a', 'b'] };
  for (const [property, ...expected] of [
    [{ type: 'string', minLength: 2, maxLength: 2 }],
    [{ type: 'string', minLength: 3, maxLength: 2 }, 'conflict minLength'],
    [{ type: 'string', minLength: 3 }],
    [{ type: 'string', maxLength: 0 }],
    [{ type: 'array', items, minItems: 1, maxItems: 1 }],
    [{ type: 'array', items, minItems: 2, maxItems: 1 }, 'conflict minItems'],
    [{ type: 'array', items, minItems: 2 }],
    [{ type: 'array', items, minItems: 3 }, 'conflict minItems'],
    [{ type: 'array', items: { anyOf: oneOf }, minItems: 3 }, 'conflict minItems'],
    [{ type: 'array', items, maxItems: 9 }],
    [{ type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] }],
    [{ type: 'string', enum: ['a', 'b'], enumNames: ['A'] }, 'conflict enumNames'],
    [{ type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B', 'C'] }, 'conflict enumNames'],
    [{ type: 'string', enumNames: ['A'] }, 'conflict enumNames'],
  ] as const) {
    assert.deepEqual(told(property), expected, JSON.stringify(property));
  }
  const [crossed] = problems(form({ p: { type: 'string', minLength: 3, maxLength: 2 } }));
  assert.deepEqual([crossed?.limit, crossed?.got], [2, 3]);
  const [few] = problems(form({ p: { type: 'array', items, minItems: 3 } }));
  assert.deepEqual([few?.limit, few?.got], [2, 3]);
  const [names] = problems(form({ p: { type: 'string', enum: ['a', 'b'], enumNames: ['A'] } }));
  assert.deepEqual([names?.limit, names?.got], [2, 1]);
});

test('L-2 a default is a valid answer', () => {
  const items = { type: 'string', enum: ['a', 'b'] };
  for (const [property, good, bad] of [
    [{ type: 'string', minLength: 2 }, 'xx', 'x'],
    [{ type: 'string', enum: ['a'] }, 'a', 'b'],
    [{ type: 'integer', minimum: 2 }, 2, 1],
    [{ type: 'array', items, maxItems: 1 }, ['a'], ['a', 'b']],
    [{ type: 'array', items }, [], ['c']],
    [{ type: 'boolean', const: true }, true, false],
  ] as const) {
    assert.ok(fits({ ...property, default: good }), JSON.stringify(property));
    const [only, ...more] = problems(form({ p: { ...property, default: bad } }));
    assert.deepEqual([only?.code, only?.keyword, only?.path, more.length], ['bad_default', 'default', '/schema/properties/p', 0]);
    assert.deepEqual(only?.replace, property, 'to be written without it');
  }
});

const SHAPES = {
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  choice: { type: 'string', enum: ['a'] },
  titled: { type: 'string', oneOf },
  numbers: { type: 'integer', enum: [1] },
  number: { type: 'number' },
  low: { type: 'number', minimum: 1 },
  high: { type: 'number', maximum: 1 },
  range: { type: 'number', minimum: 1, maximum: 2 },
  yes: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string', enum: ['a'] } },
};
const WIDGETS: Readonly<Record<string, string>> = {
  textarea: 'text',
  radio: 'choice titled numbers yes',
  select: 'choice titled numbers',
  slider: 'range',
  stepper: 'number low high range',
  switch: 'yes',
  checkboxes: 'list',
  list: 'list',
};

test('L-4 a widget fits the properties it is for and no others', () => {
  for (const [widget, takers] of Object.entries(WIDGETS)) {
    for (const [name, property] of Object.entries(SHAPES)) {
      const found = problems(form({ p: property }, { properties: { p: { widget } } })).map(({ code, path, got }) => [
        code,
        path,
        got,
      ]);
      const expected = takers.split(' ').includes(name) ? [] : [['conflict', '/ui/properties/p/widget', widget]];
      assert.deepEqual(found, expected, `${widget} for ${name}`);
    }
  }
});

test('L-4 hints, order and sections name properties that exist, a section each once', () => {
  const ui = (hints: object): unknown =>
    problems(form({ a: SHAPES.text, b: SHAPES.text }, hints)).map(({ code, path, got }) => [code, path, got]);
  assert.deepEqual(ui({ properties: { c: {} } }), [['unknown_name', '/ui/properties/c', 'c']]);
  assert.deepEqual(ui({ order: ['b', 'toString'] }), [['unknown_name', '/ui/order/1', 'toString']]);
  assert.deepEqual(ui({ order: ['b', 'b'] }), [['duplicate', '/ui/order/1', 'b']]);
  const sections = (...names: string[][]): unknown => ui({ sections: names.map((properties) => ({ title: 'S', properties })) });
  assert.deepEqual(sections(['a'], ['b']), []);
  assert.deepEqual(sections(['a'], ['b', 'a']), [['duplicate', '/ui/sections/1/properties/1', 'a']]);
  assert.deepEqual(sections(['a', 'a']), [['duplicate', '/ui/sections/0/properties/1', 'a']]);
  assert.deepEqual(sections(['c']), [['unknown_name', '/ui/sections/0/properties/0', 'c']]);
  assert.deepEqual(ui({ order: ['a'], sections: [{ title: 'S', properties: ['a'] }] }), []);
});

test('F-6 one press is for a form whose only property is one choice', () => {
  const press = (properties: object, on = true): unknown =>
    problems(form(properties, { submit_on_choice: on })).map(({ code, path }) => [code, path]);
  const refused = [['conflict', '/ui/submit_on_choice']];
  for (const one of [SHAPES.choice, SHAPES.titled, SHAPES.numbers]) assert.deepEqual(press({ a: one }), []);
  for (const other of [SHAPES.text, SHAPES.yes, SHAPES.list, SHAPES.range]) {
    assert.deepEqual(press({ a: other }), refused);
    assert.deepEqual(press({ a: other }, false), []);
  }
  assert.deepEqual(press({ a: SHAPES.choice, b: SHAPES.choice }), refused);
  assert.deepEqual(press({}), refused);
});

test('L-3 problems end at the limit, and the first are kept', () => {
  const names = Array.from({ length: LIMITS.problems + 5 }, (_, index) => `p${String(index)}`);
  const found = problems(form(Object.fromEntries(names.map((name) => [name, 7]))));
  assert.deepEqual(
    found.map(({ path }) => path),
    names.slice(0, LIMITS.problems).map((name) => `/schema/properties/${name}`),
  );
});
