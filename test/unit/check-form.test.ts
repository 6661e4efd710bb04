import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import type { Problem } from '../../src/contract/problems.js';
import { checkForm, checkFormSchema } from '../../src/core/check/form.js';

type Properties = Record<string, unknown>;
const schema = (properties: Properties, more: object = {}): object => ({ type: 'object', properties, ...more });
const refused = (properties: Properties, more?: object): readonly Problem[] =>
  checkForm({ schema: schema(properties, more) }).problems;

/** forms.md, «Refusal a model can act on in one retry»: name, property, message after the name, replacement. */
const ROWS: readonly [string, unknown, string, unknown][] = [
  [
    'nick',
    { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    '"anyOf" is not allowed. Write {"type":"string"} and leave "nick" out of "required"; a field left empty is left out of the answer.',
    { type: 'string' },
  ],
  [
    'email',
    { type: 'string', format: 'email', pattern: 'x' },
    'remove "pattern"; "format":"email" already checks it.',
    { type: 'string', format: 'email' },
  ],
  [
    'code',
    { type: 'string', pattern: 'x' },
    '"pattern" is not allowed. Say the form in "description" and check the answer yourself.',
    { type: 'string' },
  ],
  [
    'addr',
    { type: 'object', properties: { street: {}, city: {} } },
    'objects are not allowed. Use addr_street, addr_city as properties and group them with ui.sections.',
    undefined,
  ],
  ['kind', { type: 'string', const: 'x' }, '"const" is not allowed; leave out what nobody is to choose.', undefined],
  [
    'tags',
    { type: 'array', items: { type: 'string' }, title: 'Tags' },
    'an array needs choices. Use {"type":"string"} with ui.widget "textarea", one a line.',
    { type: 'string', title: 'Tags' },
  ],
  [
    'key',
    { type: 'string', format: 'password', pattern: 'x', writeOnly: true },
    'a form never asks for a secret. Leave it out.',
    undefined,
  ],
  [
    'x',
    { type: 'string', title: 'X', foo: 1 },
    '"foo" is not allowed on a string. Allowed: title, description, default, minLength, maxLength, format, enum, oneOf.',
    { type: 'string', title: 'X' },
  ],
];
for (const [name, property, message, replace] of ROWS) {
  test(`L-2 refusal in words: ${name}`, () => {
    const problems = refused({ good: { type: 'string' }, [name]: property });
    assert.deepEqual(
      problems.map((problem) => problem.message),
      [`properties.${name}: ${message}`],
    );
    assert.equal(problems[0]?.path, `/schema/properties/${name}`);
    assert.deepEqual(problems[0].replace, replace);
  });
}

test('L-2 refusal in words: enum by $ref, condition', () => {
  const $defs = { Sev: { enum: ['low', 'high'], title: 'Sev', type: 'string' } };
  const [root, property] = refused({ sev: { $ref: '#/$defs/Sev' } }, { $defs });
  assert.deepEqual([root?.keyword, root?.path], ['$defs', '/schema']);
  assert.equal(
    property?.message,
    'properties.sev: "$ref" is not allowed. Write the choices in place: {"type":"string","enum":["low","high"]}.',
  );
  assert.deepEqual(property.replace, { type: 'string', enum: ['low', 'high'] });
  const condition = refused({}, { if: {}, then: {}, else: {} });
  assert.deepEqual(
    condition.map(({ message, keyword }) => [message, keyword]),
    [['"if" is not allowed: ask a second form after the first answer.', 'if']],
  );
});

test('L-2 two slips of a property are both told, with one replacement for both', () => {
  const problems = refused({ u: { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }], examples: ['x'] } });
  assert.deepEqual(
    problems.map(({ keyword }) => keyword),
    ['anyOf', 'format', 'examples'],
  );
  for (const { replace } of problems) assert.deepEqual(replace, { type: 'string' });
});

test('L-2 a $ref in circles, to nowhere, or out of the document ends in one refusal', () => {
  const $defs = { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' }, c: { type: 'string' } };
  for (const $ref of [
    '#/$defs/a',
    '#/$defs/c/type',
    '#/$defs/none',
    '#/$defs/toString',
    '#/properties/p',
    'https://example.org/x',
    7,
    '#',
  ]) {
    const problems = refused({ p: { $ref } }, { $defs });
    assert.deepEqual(
      problems.map(({ keyword, replace }) => [keyword, replace]),
      [
        ['$defs', undefined],
        ['$ref', undefined],
      ],
      String($ref),
    );
  }
});

test('PF-34 names of Object.prototype are ordinary property names', () => {
  const content = JSON.parse(
    '{"schema":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"},"hasOwnProperty":{"type":"boolean"}},"required":["__proto__"]},"ui":{"order":["__proto__"],"properties":{"__proto__":{"widget":"textarea"}}}}',
  ) as unknown;
  const found = checkForm(content);
  assert.ok(found.ok, JSON.stringify(found.problems));
  assert.equal(JSON.stringify(found.value), JSON.stringify(content));
  const [refusal] = refused(JSON.parse('{"__proto__":{"type":"string","pattern":"x"}}') as Properties);
  assert.equal(refusal?.path, '/schema/properties/__proto__');
});

test('L-4 hints: paths, and words that say what to write', () => {
  const find = (ui: unknown): string[] =>
    checkForm({ schema: schema({ a: { type: 'string' }, n: { type: 'number' } }), ui }).problems.map(
      ({ path, message }) => `${path} ${message}`,
    );
  assert.deepEqual(find({ properties: { a: { colour: 'red' } } }), [
    '/ui/properties/a ui.properties.a: "colour" is not allowed. Allowed: widget, placeholder, help.',
  ]);
  assert.deepEqual(find({ order: ['b'] }), ['/ui/order/0 ui.order.0: no property is called "b". Properties: a, n.']);
  assert.deepEqual(find({ properties: { n: { widget: 'slider' } } }), [
    '/ui/properties/n/widget ui.properties.n.widget: "slider" needs "minimum" and "maximum".',
  ]);
  assert.deepEqual(find({ properties: { a: { widget: 'switch' } } }), [
    '/ui/properties/a/widget ui.properties.a.widget: "switch" doesn’t fit. Allowed: textarea.',
  ]);
});

test('L-2 at most 20 problems at once', () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`p${String(index)}`, { type: 'string', pattern: 'x' }]),
  );
  assert.equal(refused(many).length, LIMITS.problems);
});

test('PF-33 the accepted content is a copy', () => {
  const property = { type: 'string', title: 'before' };
  const found = checkForm({ schema: schema({ a: property }) });
  property.title = 'after';
  assert.ok(found.ok);
  assert.deepEqual(found.value.schema.properties['a'], { type: 'string', title: 'before' });
});

test('PF-61 anything at all gives a verdict', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (value) => {
      for (const found of [
        checkForm(value),
        checkForm({ schema: value, ui: value }),
        checkFormSchema({ type: 'object', properties: { a: value } }),
      ]) {
        assert.equal(found.problems.length > 0, !found.ok);
      }
    }),
    { numRuns: 1000 },
  );
});

test('L-1 a form is a JSON Schema object, and what only shows it stands in ui, never in the schema', () => {
  const plain = { schema: schema({ nick: { type: 'string' } }), ui: { properties: { nick: { widget: 'textarea' } } } };
  assert.equal(checkForm(plain).ok, true);
  assert.deepEqual(
    checkForm({ schema: schema({ nick: { type: 'string', widget: 'textarea' } }) }).problems.map(({ code, keyword }) => [
      code,
      keyword,
    ]),
    [['keyword_not_allowed', 'widget']],
  );
  for (const type of ['array', 'string', undefined]) assert.equal(checkForm({ schema: { type, properties: {} } }).ok, false);
});
