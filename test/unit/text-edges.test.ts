import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import type { Problem } from '../../src/contract/problems.js';
import { fromElicitation, toFormSchema } from '../../src/core/lower/to-form-schema.js';
import { parseJson } from '../../src/core/parse/json.js';
import { toText } from '../../src/core/text/to-text.js';
import { repairMessage } from '../../src/core/tools/repair-message.js';

const schema = (property: object): object => ({ type: 'object', properties: { a: property } });
/** The line of the one field: what it asks for, or its answer. */
const asked = (property: object): string => toText({ schema: schema(property) });
const said = (property: object, value: unknown): string => toText({ schema: schema(property) }, { a: value });

test('F-5 each kind of field says what it asks for, with the bounds that it has', () => {
  const rows: readonly [object, string][] = [
    [{ type: 'string' }, 'text'],
    [{ type: 'number' }, 'number'],
    [{ type: 'integer' }, 'whole number'],
    [{ type: 'number', minimum: 1e21 }, 'number, 1000000000000000000000 or more'],
    [{ type: 'number', maximum: 0.0000001 }, 'number, 0.0000001 or less'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'number, more than 0'],
    [{ type: 'integer', exclusiveMaximum: 5 }, 'whole number, less than 5'],
    [{ type: 'number', minimum: 1, exclusiveMaximum: 2 }, 'number, 1 or more, less than 2'],
    [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: 9 }, 'whole number, 9 or less'],
    [{ type: 'boolean' }, 'yes or no'],
    [{ type: 'boolean', const: true }, 'must be yes'],
    [{ type: 'string', format: 'email' }, 'email address'],
    [{ type: 'string', format: 'uri' }, 'web address'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', format: 'time' }, 'time'],
    [{ type: 'string', format: 'date-time' }, 'date and time'],
    [{ type: 'integer', enum: [1, 2] }, 'choose one: 1 | 2'],
    [{ type: 'array', items: { type: 'string', enum: ['x', 'y'] } }, 'choose any: x | y'],
  ];
  for (const [property, words] of rows) assert.equal(asked(property), `- a: ${words}`);
});

test('F-5 an answer is told by its label, an unknown choice as it is, and what is none as no answer', () => {
  const one = { type: 'string', oneOf: [{ const: 'x', title: 'An x' }] };
  const some = { type: 'array', items: { anyOf: [{ const: 'x', title: 'An x' }] } };
  assert.equal(said(one, 'x'), 'a: An x');
  assert.equal(said(one, 'y'), 'a: y');
  assert.equal(said(some, ['x', 'y']), 'a: An x, y');
  assert.equal(said(some, []), 'a: none');
  assert.equal(said({ type: 'integer', enum: [1000] }, 1000), 'a: 1000');
  assert.equal(said({ type: 'number' }, 1e21), 'a: 1000000000000000000000');
  assert.equal(said({ type: 'boolean' }, true), 'a: yes');
  assert.equal(said({ type: 'boolean' }, false), 'a: no');
  assert.equal(said({ type: 'string' }, ''), 'a: ');
  assert.equal(said({ type: 'string' }, 'x'), 'a: x');
  assert.equal(said({ type: 'string' }, 'x\ny'), 'a:\n    x\n    y');
  for (const value of [null, {}, undefined]) assert.equal(said({ type: 'string' }, value), 'a: no answer');
  for (const values of [null, 1, 'x', [], () => 1]) {
    assert.equal(toText({ schema: schema({ type: 'string' }) }, values), 'a: no answer');
  }
});

test('F-5 labels lose the blanks around them, and absent parts leave no empty line', () => {
  assert.equal(asked({ type: 'string', title: '  A \n ' }), '- A: text');
  assert.equal(toText({ title: ' T ', schema: { type: 'object', properties: {} } }), 'T');
  assert.equal(toText({ description: 'D', schema: schema({ type: 'string', description: ' d ' }) }), 'D\n\n- a: text\n    d');
});

test('L-2 JSON that is cut off: its length, and at most its last 40 characters, blanks aside', () => {
  const told = (text: string): Problem => {
    const found = parseJson(text);
    assert.ok(!found.ok && found.problems[0]);
    return found.problems[0];
  };
  const text = `["${'0123456789'.repeat(5)}`;
  assert.deepEqual([told(text).code, told(text).path, told(text).severity, told(text).got], ['cut_off', '', 'refused', 52]);
  assert.ok(told(text).message.includes(` "${'0123456789'.repeat(4)}".`));
  assert.ok(told(`${text} \n`).message.includes(`${'0123456789'.repeat(4)}".`), 'the blanks at the end say nothing');
  for (const empty of ['', ' \n']) assert.match(told(empty).message, /Nothing was written\.$/);
});

test('L-2 a replacement is written out up to 2000 characters', () => {
  const said = (size: number): string =>
    repairMessage([{ code: 'conflict', path: '/p', message: 'm', severity: 'refused', replace: 'x'.repeat(size - 2) }]);
  assert.ok(said(2000).endsWith(`m Put at /p: "${'x'.repeat(1998)}"`));
  assert.ok(said(2001).endsWith('- m'));
});

test('L-2 one refusal among repairs makes the whole a refusal', () => {
  const problem = (severity: Problem['severity']): Problem => ({ code: 'too_many', path: '', message: severity, severity });
  const told = repairMessage([problem('repaired'), problem('refused')]).split('\n');
  assert.match(told[0] ?? '', /^Nothing was shown/);
  assert.deepEqual(told.slice(1), ['- repaired', '- refused']);
});

const nullable = { type: ['string', 'null'] };
const lowered = (given: unknown): unknown => {
  const found = toFormSchema(given);
  return found.ok ? found.changes.length : found.problems.map(({ code, path }) => [code, path]);
};

test('F-4 a schema over a limit is refused as it came, at the limit it is lowered', () => {
  const many = (count: number): object => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${String(index)}`, nullable])),
  });
  assert.equal(lowered(many(LIMITS.properties)), LIMITS.properties);
  const over = toFormSchema(many(LIMITS.properties + 1));
  assert.ok(!over.ok);
  assert.ok(over.problems.some(({ code, limit }) => code === 'too_many' && limit === LIMITS.properties));
  assert.ok(
    over.problems.some(({ code, path }) => code === 'keyword_not_allowed' && path === '/properties/p0'),
    'as it came',
  );
  // definitions that nothing refers to go, if they are not too much themselves
  const given = { ...schema(nullable), $defs: { d: '' } };
  const room = LIMITS.formContent - JSON.stringify(given).length;
  assert.equal(lowered({ ...given, $defs: { d: 'x'.repeat(room) } }), 2);
  assert.deepEqual(lowered({ ...given, $defs: { d: 'x'.repeat(room + 1) } }), [['too_large', '']]);
});

test('F-4 what is no JSON is told where it stands, in the content’s words for an elicitation', () => {
  assert.deepEqual(lowered(schema({ type: () => 1 })), [['not_json', '/properties/a/type']]);
  const told = (given: unknown, message: unknown = 'M'): unknown => {
    const found = fromElicitation(given, message);
    return found.ok ? found.problems.map(({ path }) => path) : found.problems.map(({ code, path }) => [code, path]);
  };
  assert.deepEqual(told(schema({ type: () => 1 })), [['not_json', '/schema/properties/a/type']]);
  assert.deepEqual(told(schema(nullable)), ['/schema/properties/a']);
  assert.deepEqual(told(schema({ type: 'string' }), 'x'.repeat(LIMITS.description + 1)), [['too_large', '/description']]);
  assert.deepEqual(told(schema({ type: 'string' }), 1), [['wrong_type', '/description']]);
});

test('F-4 a property that is no object stays to be refused, and only null takes a name out of required', () => {
  assert.deepEqual(lowered({ type: 'object', properties: { a: 1, b: { type: 'string' } } }), [['wrong_type', '/properties/a']]);
  const found = toFormSchema({ type: 'object', properties: { a: nullable, b: { enum: ['x'] } }, required: ['a', 'b'] });
  assert.ok(found.ok);
  assert.deepEqual(found.schema.required, ['b']);
});
