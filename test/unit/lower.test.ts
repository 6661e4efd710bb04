import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import { checkFormSchema } from '../../src/core/check/form.js';
import { fromElicitation, toFormSchema } from '../../src/core/lower/to-form-schema.js';
import { anyForm } from './arbitrary-form.js';

const vectors = JSON.parse(readFileSync(new URL('../../schemas/vectors/form.json', import.meta.url), 'utf8')) as {
  name: string;
  schema?: { properties?: Record<string, unknown>; required?: string[] };
  verdict: string;
}[];
const emitted = (name: string): unknown => vectors.find((vector) => vector.name === name)?.schema;

/** What a library emitted for property f → what a form has; undefined: not lowered. */
const LOWERED: Record<string, unknown> = {
  'Pydantic Optional[str] = None': { type: 'string', title: 'F' },
  'Pydantic Optional[str]': { type: 'string', title: 'F' },
  'Pydantic Optional[Enum] = None': { type: 'string', enum: ['low', 'high'] },
  'Pydantic Enum': { type: 'string', enum: ['low', 'high'] },
  'Pydantic Enum with default': { type: 'string', enum: ['low', 'high'], default: 'low' },
  'Pydantic IntEnum': { type: 'integer', enum: [1, 2] },
  'Pydantic list[Enum]': { type: 'array', items: { type: 'string', enum: ['low', 'high'] }, title: 'F' },
  'Pydantic int | float': { type: 'number', title: 'F' },
  'zod z.string().nullable()': { type: 'string' },
  'zod z.string().nullish()': { type: 'string' },
  'zod z.email()': { type: 'string', format: 'email' },
  'zod z.iso.date()': { type: 'string', format: 'date' },
  'zod z.iso.datetime()': { type: 'string', format: 'date-time' },
  'zod z.enum.nullable': { type: 'string', enum: ['a', 'b'] },
  'zod z.union of literals': { type: 'string', enum: ['a', 'b'] },
};

test('L-2 what libraries emit is lowered where nothing is lost, and nowhere else', () => {
  for (const { name, schema, verdict } of vectors.filter((vector) => /^(Pydantic|zod) /.test(vector.name))) {
    const lowered = toFormSchema(schema);
    const expected = LOWERED[name];
    assert.equal(lowered.ok, verdict === 'accepted' || expected !== undefined, name);
    if (!lowered.ok) continue;
    assert.equal(lowered.changes.length > 0, verdict === 'refused', name);
    assert.equal(Object.hasOwn(lowered.schema, '$defs'), false);
    if (expected !== undefined) assert.deepEqual(lowered.schema.properties['f'], expected, name);
  }
});

test('L-2 what took null may be left out; the rest stays required', () => {
  const lowered = toFormSchema({
    properties: {
      a: { type: ['string', 'null'] },
      b: { type: 'string' },
      c: { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1 }] },
    },
    required: ['a', 'b', 'c'],
  });
  assert.ok(lowered.ok);
  assert.deepEqual(lowered.schema, {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'integer', minimum: 1 } },
    required: ['b'],
  });
  assert.deepEqual(
    lowered.changes.map(({ path }) => path),
    ['/properties/a', '/properties/c', '/type'],
  );
});

test('L-2 single properties, lowered', () => {
  const one = (property: object): unknown => {
    const lowered = toFormSchema({ type: 'object', properties: { p: property } });
    return lowered.ok ? lowered.schema.properties['p'] : lowered.problems.map(({ code }) => code);
  };
  assert.deepEqual(one({ enum: ['a', 'b'] }), { type: 'string', enum: ['a', 'b'] });
  assert.deepEqual(one({ enum: [1, 2.5] }), { type: 'number', enum: [1, 2.5] });
  assert.deepEqual(one({ type: ['string', 'null'], enum: ['a', null], default: null }), { type: 'string', enum: ['a'] });
  assert.deepEqual(one({ type: ['integer', 'number', 'null'] }), { type: 'number' });
  assert.deepEqual(
    one({
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    }),
    {
      type: 'string',
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    },
  );
  assert.deepEqual(one({ anyOf: [{ const: 1 }, { const: 2 }], title: 'T' }), { type: 'integer', enum: [1, 2], title: 'T' });
  assert.deepEqual(one({ type: 'array', items: { enum: ['a'], title: 'I' } }), {
    type: 'array',
    items: { type: 'string', enum: ['a'] },
  });
  assert.deepEqual(one({ type: 'array', items: { anyOf: [{ type: 'string', const: 'a' }] } }), {
    type: 'array',
    items: { type: 'string', enum: ['a'] },
  });
});

test('L-2 a union of typed consts keeps its titles; an enum in items leaves the texts of its definition', () => {
  const branch = (value: string): object => ({ type: 'string', const: value, title: value.toUpperCase() });
  const lowered = toFormSchema({
    type: 'object',
    properties: { a: { anyOf: [branch('x'), branch('y')] }, b: { type: 'array', items: { $ref: '#/$defs/E' } } },
    $defs: { E: { type: 'string', enum: ['p'], title: 'E', description: 'An enum.' } },
  });
  assert.ok(lowered.ok);
  assert.deepEqual(lowered.schema.properties, {
    a: { type: 'string', oneOf: [{ const: 'x', title: 'X' }, { const: 'y', title: 'Y' }] }, // prettier-ignore
    b: { type: 'array', items: { type: 'string', enum: ['p'] } },
  });
});

test('L-2 a $ref to anything but an enum is refused, with the definition to write in place', () => {
  const lowered = toFormSchema({
    type: 'object',
    properties: { p: { $ref: '#/$defs/T' } },
    $defs: { T: { type: 'string', maxLength: 3 } },
  });
  assert.ok(!lowered.ok);
  assert.deepEqual(lowered.problems.map(({ keyword, replace }) => [keyword, replace]), [['$defs', undefined], ['$ref', { type: 'string', maxLength: 3 }]]); // prettier-ignore
});

test('L-2 what would lose something is refused, not lowered', () => {
  const one = (property: object): boolean => toFormSchema({ type: 'object', properties: { p: property } }).ok;
  for (const property of [
    { type: 'string', pattern: 'x' },
    { type: 'string', format: 'uuid' },
    { type: 'string', examples: [] },
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
    { anyOf: [{ const: 1, title: 'One' }, { const: 2 }] },
    { minLength: 2, anyOf: [{ type: 'string', minLength: 5 }, { type: 'null' }] },
    { type: ['string', 'number'] },
    { type: 'array', items: { type: 'string' } },
    { type: 'string', nullable: true },
  ]) {
    assert.equal(one(property), false, JSON.stringify(property));
  }
});

test('PF-61 lowering never throws, keeps what is accepted, and its result is accepted', () => {
  fc.assert(
    fc.property(fc.oneof(anyForm, fc.anything()), (value) => {
      const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : value;
      const lowered = toFormSchema(schema);
      if (lowered.ok) assert.ok(checkFormSchema(lowered.schema).ok);
      if (checkFormSchema(schema).ok && typeof schema === 'object') assert.deepEqual(lowered.ok && lowered.changes, []);
    }),
    { numRuns: 1000, seed: 3 },
  );
});

test('F-4 an elicitation becomes a form that may be declined', () => {
  const schema = emitted('MCP request with required');
  assert.deepEqual(fromElicitation(schema, 'Who are you?'), {
    ok: true,
    value: { description: 'Who are you?', schema, decline: true },
    problems: [],
  });
});

test('F-4 what an elicitation has lowered is told as repaired; a refusal points into the content', () => {
  const lowered = fromElicitation(emitted('Pydantic Optional[str]'), 'm');
  assert.ok(lowered.ok);
  assert.deepEqual(
    lowered.problems.map(({ path, severity }) => [path, severity]),
    [['/schema/properties/f', 'repaired']],
  );
  const refusal = fromElicitation(emitted('row secret'), 'm');
  assert.deepEqual(
    refusal.problems.map(({ path, code }) => [path, code]),
    [['/schema/properties/key', 'secret_not_allowed']],
  );
  assert.equal(fromElicitation({ type: 'object', properties: {} }, 'm'.repeat(LIMITS.description)).ok, true);
  assert.equal(fromElicitation({ type: 'object', properties: {} }, 'm'.repeat(LIMITS.description + 1)).ok, false);
  assert.equal(fromElicitation(undefined, undefined).ok, false);
});
