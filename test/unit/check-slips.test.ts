/** What models and their libraries write in a property: what is refused, what to write instead, and what is lowered to it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { checkForm } from '../../src/core/check/form.js';
import { toFormSchema } from '../../src/core/lower/to-form-schema.js';

const $defs = {
  E: { type: 'string', enum: ['a'], title: 'T', description: 'D' },
  S: { type: 'string', minLength: 2, title: 'T' },
  C: { anyOf: [{ const: 'a' }, { const: 'b' }] },
  'x/y': { enum: ['q'] },
  N: 7,
};
const text = { type: 'string' };
const number = { type: 'number' };
const nothing = { type: 'null' };
const listOf = (items: unknown): object => ({ type: 'array', items });
const enumOf = (...values: unknown[]): object => ({ type: 'string', enum: values });
const a = { const: 'a' };
const b = { const: 'b' };

/** The property, the keyword of each refusal with its code if not `keyword_not_allowed`, what to write, and how it is lowered. */
type Row = readonly [property: object, keywords: string, replace?: object, lowered?: 'as replaced' | 'and optional'];

function table(title: string, rows: readonly Row[]): void {
  test(title, () => {
    for (const [property, keywords, replace, lowered] of rows) {
      const says = JSON.stringify(property);
      const schema = { type: 'object', properties: { p: property, q: text }, required: ['p', 'q'], $defs };
      const found = checkForm({ schema }).problems.filter(({ keyword }) => keyword !== '$defs');
      const told = found.map(({ code, keyword = '' }) => (code === 'keyword_not_allowed' ? keyword : `${code}:${keyword}`));
      assert.equal(told.join(' '), keywords, says);
      for (const problem of found) {
        assert.equal(problem.path, '/schema/properties/p', says);
        assert.deepEqual(problem.replace, replace, says);
      }
      const low = toFormSchema(schema);
      assert.equal(low.ok, lowered !== undefined, says);
      if (!low.ok) continue;
      assert.deepEqual(low.schema.properties['p'], replace, says);
      assert.deepEqual(low.schema.required, lowered === 'and optional' ? ['q'] : ['p', 'q'], says);
    }
  });
}

table('L-2 $ref: a definition of the schema itself in its place, lowered where it is choices', [
  [{ $ref: '#/$defs/E' }, '$ref', { ...enumOf('a'), description: 'D' }, 'as replaced'],
  [{ $ref: '#/$defs/E', title: 't', description: 'd' }, '$ref', { ...enumOf('a'), title: 't', description: 'd' }, 'as replaced'],
  [{ $ref: '#/$defs/E', enum: ['a'] }, '$ref', { ...enumOf('a'), description: 'D' }, 'as replaced'],
  [{ $ref: '#/$defs/E', enum: ['b'] }, '$ref', { ...enumOf('b'), description: 'D' }],
  [{ $ref: '#/$defs/C' }, '$ref anyOf', enumOf('a', 'b'), 'as replaced'],
  [{ $ref: '#/$defs/x~1y' }, '$ref missing:type', enumOf('q'), 'as replaced'],
  [{ $ref: '#/$defs/S' }, '$ref', { type: 'string', minLength: 2 }],
  ...['#/$defs/N', '#/$defs/E/enum', 'x#/$defs/E', '#/$defs/E#', '#/$defs', '#/properties/q'].map(($ref): Row => [
    { $ref },
    '$ref',
  ]),
]);

table('L-2 null in a union or a list of types: what is left of it, and out of required', [
  [{ anyOf: [text, nothing] }, 'anyOf', text, 'and optional'],
  [
    { oneOf: [nothing, { type: 'integer', minimum: 1 }], title: 't' },
    'oneOf',
    { type: 'integer', minimum: 1, title: 't' },
    'and optional',
  ],
  [{ anyOf: [text, nothing], default: null }, 'anyOf', text, 'and optional'],
  [{ anyOf: [text, nothing], default: 'x' }, 'anyOf', { type: 'string', default: 'x' }, 'and optional'],
  [
    { anyOf: [{ type: 'string', minLength: 1 }, nothing], minLength: 1 },
    'anyOf',
    { type: 'string', minLength: 1 },
    'and optional',
  ],
  [{ anyOf: [{ type: 'string', minLength: 1 }, nothing], minLength: 2 }, 'anyOf', { type: 'string', minLength: 2 }],
  [{ anyOf: [a, b, nothing] }, 'anyOf anyOf', enumOf('a', 'b'), 'and optional'],
  [{ anyOf: [a, b, { const: null }] }, 'anyOf anyOf', enumOf('a', 'b'), 'and optional'],
  [{ anyOf: [text, number, nothing] }, 'anyOf anyOf', text],
  [{ type: ['string', 'null'] }, 'type', text, 'and optional'],
  [{ type: ['null', 'string'], default: null }, 'type', text, 'and optional'],
  [{ type: ['string', 'null'], enum: ['a', null] }, 'type', enumOf('a'), 'and optional'],
  [{ type: ['string', 'integer', 'null'] }, 'type', text],
  [{ type: ['null'] }, 'type'],
  [{ type: [] }, 'type'],
  [{ type: [1] }, 'type'],
  [{ anyOf: [nothing] }, 'wrong_value:type'],
]);

table('L-2 a list of types, or none: the one type that they come to', [
  [{ type: ['integer'] }, 'type', { type: 'integer' }, 'as replaced'],
  [{ type: ['integer', 'number'] }, 'type', number, 'as replaced'],
  [{ type: ['string', 'integer'] }, 'type', text],
  [{ type: ['integer', 'string'] }, 'type', { type: 'integer' }],
  [{ enum: ['a', 'b'] }, 'missing:type', enumOf('a', 'b'), 'as replaced'],
  [{ enum: [1, 2] }, 'missing:type', { type: 'integer', enum: [1, 2] }, 'as replaced'],
  [{ enum: [1, 2.5] }, 'missing:type', { type: 'number', enum: [1, 2.5] }, 'as replaced'],
  ...[['a', 1], [1, 'a'], [true], [], [null, 'a']].map((values): Row => [{ enum: values }, 'missing:type']),
  ...[{}, { title: 'x' }, { anyOf: [] }, { anyOf: 'x' }, { anyOf: [1] }].map((property): Row => [property, 'missing:type']),
  ...['text', 'constructor', '', 7, null, true].map((type): Row => [{ type }, 'wrong_value:type']),
]);

table('L-2 a union of fixed values is choices, of numbers a number, of anything else its first', [
  [{ anyOf: [a, b] }, 'anyOf', enumOf('a', 'b'), 'as replaced'],
  [{ allOf: [a] }, 'allOf', enumOf('a'), 'as replaced'],
  [{ ...text, anyOf: [a, b] }, 'anyOf', enumOf('a', 'b'), 'as replaced'],
  [
    {
      anyOf: [
        { ...a, title: 'A' },
        { ...b, ...text },
      ],
    },
    'anyOf',
    { ...text, oneOf: [{ ...a, title: 'A' }, b] },
    'as replaced',
  ],
  [{ oneOf: [{ ...a, description: 'A' }] }, 'oneOf', { ...text, oneOf: [{ ...a, description: 'A' }] }, 'as replaced'],
  [{ ...text, oneOf: [a, b] }, '', { ...text, oneOf: [a, b] }, 'as replaced'],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, 'anyOf', { type: 'integer', enum: [1, 2] }, 'as replaced'],
  [{ anyOf: [{ const: 1, title: 'one' }, { const: 2 }] }, 'anyOf', { type: 'integer', enum: [1, 2] }],
  [{ anyOf: [a, { const: 1 }] }, 'const'],
  [{ anyOf: [{ ...a, x: 1 }] }, 'const'],
  [{ anyOf: [number, { type: 'integer' }] }, 'anyOf', number, 'as replaced'],
  [{ oneOf: [{ type: 'integer', title: 'I' }, number] }, 'oneOf', number, 'as replaced'],
  [{ anyOf: [{ ...number, minimum: 1 }, { type: 'integer' }] }, 'anyOf', { ...number, minimum: 1 }],
  [{ anyOf: [text, { type: 'boolean' }] }, 'anyOf', text],
  [{ allOf: [{ type: 'string', minLength: 1 }] }, 'allOf', { type: 'string', minLength: 1 }],
  [{ allOf: [text, { minLength: 1 }] }, 'missing:type'],
]);

table('L-2 a fixed value, a pattern, a format, a secret', [
  [{ type: 'boolean', const: true }, '', { type: 'boolean', const: true }, 'as replaced'],
  ...[{ type: 'boolean', const: false }, { ...text, const: 'x' }, { ...text, const: true }, { const: 1 }].map((one): Row => [
    one,
    'const',
  ]),
  [{ ...text, pattern: 'x' }, 'pattern', text],
  [{ ...text, pattern: 'x', format: 'date' }, 'pattern', { ...text, format: 'date' }, 'as replaced'],
  [{ ...text, pattern: 'x', format: 'uuid' }, 'pattern wrong_value:format', text],
  [{ ...text, format: 'uuid' }, 'wrong_value:format', text],
  [{ ...number, pattern: 'x' }, 'pattern', number],
  [{ ...number, format: 'uuid' }, 'format', number],
  [{ ...text, format: 'password', title: 'x', pattern: 'x' }, 'secret_not_allowed:format'],
  [{ ...text, writeOnly: true }, 'secret_not_allowed:writeOnly'],
  [{ ...text, writeOnly: false }, 'writeOnly', text],
  [{ type: 'boolean', foo: 1, bar: 2 }, 'foo bar', { type: 'boolean' }],
  [{ ...text, foo: 1, default: 7 }, 'foo bad_default:default', text],
  [{ ...text, foo: 1, title: 7 }, 'foo wrong_type:'],
  ...[{ type: 'object' }, { properties: { a: {} } }, { ...text, properties: {} }].map((one): Row => [one, 'wrong_value:type']),
]);

table('L-2 a list of choices, however they are written; any other list is a text', [
  [listOf({ enum: ['a'] }), 'missing:type', listOf(enumOf('a')), 'as replaced'],
  [listOf({ ...enumOf('a'), title: 't' }), 'title', listOf(enumOf('a')), 'as replaced'],
  [listOf({ $ref: '#/$defs/E' }), '$ref', listOf(enumOf('a')), 'as replaced'],
  [listOf({ anyOf: [a, b] }), '', listOf({ anyOf: [a, b] }), 'as replaced'],
  [listOf({ ...text, oneOf: [a, b] }), '', listOf({ ...text, oneOf: [a, b] }), 'as replaced'],
  [listOf({ anyOf: [{ ...a, ...text }, b] }), 'anyOf', listOf(enumOf('a', 'b')), 'as replaced'],
  [{ ...listOf(enumOf('a')), foo: 1 }, 'foo', listOf(enumOf('a'))],
  [{ ...listOf({}), title: 'T', description: 'D', minItems: 1 }, 'missing:items', { ...text, title: 'T', description: 'D' }],
  ...[text, 7, [], null, { $ref: '#/$defs/S' }, { anyOf: [] }].map((inner): Row => [listOf(inner), 'missing:items', text]),
  [{ type: 'array' }, 'missing:items', text],
]);
