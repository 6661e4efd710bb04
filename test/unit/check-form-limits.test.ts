import assert from 'node:assert/strict';
import test from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import type { Problem } from '../../src/contract/problems.js';
import { checkForm, checkFormSchema } from '../../src/core/check/form.js';
import { jsonSize, type Json } from '../../src/core/check/json.js';

type Properties = Record<string, unknown>;
const schema = (properties: Properties): object => ({ type: 'object', properties });
const refused = (properties: Properties): readonly Problem[] => checkForm({ schema: schema(properties) }).problems;
const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code);

test('L-3 properties, choices, names, texts: at the limit accepted, one over refused', () => {
  const properties = (count: number): Properties =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${String(index)}`, { type: 'boolean' }]));
  assert.deepEqual(refused(properties(LIMITS.properties)), []);
  const [many] = refused(properties(LIMITS.properties + 3));
  assert.deepEqual([many?.code, many?.message, many?.limit, many?.got], ['too_many', '53 properties; at most 50.', 50, 53]);
  const choices = (count: number): unknown[] => Array.from({ length: count }, (_, index) => String(index));
  const one = (property: object): string[] => codes(refused({ p: property }));
  for (const make of [
    (count: number) => ({ type: 'string', enum: choices(count) }),
    (count: number) => ({ type: 'integer', enum: choices(count).map(Number) }),
    (count: number) => ({ type: 'string', oneOf: choices(count).map((value) => ({ const: value })) }),
    (count: number) => ({ type: 'array', items: { anyOf: choices(count).map((value) => ({ const: value })) } }),
  ]) {
    assert.deepEqual(one(make(LIMITS.choices)), []);
    assert.deepEqual(one(make(LIMITS.choices + 1)), ['too_many']);
  }
});

/** A form of so many bytes of JSON: texts of 1000 characters, the last one as long as is left. */
function ofSize(bytes: number, wrap: (parts: Properties) => Json): Json {
  const parts: Properties = {};
  for (let index = 0; index < 100; index++) {
    const empty = { ...parts, [`p${String(index)}`]: { type: 'string', enum: [''] } };
    const left = bytes - jsonSize(wrap(empty));
    parts[`p${String(index)}`] = {
      type: 'string',
      enum: ['é'.repeat(Math.floor(Math.min(left, 2000) / 2)) + (left <= 2000 && left % 2 ? 'x' : '')],
    };
    if (left <= 2000) break;
  }
  return wrap(parts);
}

test('L-3 32 KB of schema and 64 KB of content, as UTF-8 bytes of the JSON', () => {
  const asSchema = (parts: Properties): Json => schema(parts) as unknown as Json;
  const fits = ofSize(LIMITS.formSchema, asSchema);
  assert.equal(jsonSize(fits), LIMITS.formSchema);
  assert.equal(checkFormSchema(fits).ok, true);
  const [over] = checkFormSchema(ofSize(LIMITS.formSchema + 1, asSchema)).problems;
  assert.deepEqual([over?.code, over?.limit, over?.got, over?.path], ['too_large', LIMITS.formSchema, LIMITS.formSchema + 1, '']);

  const help = (bytes: number): Json => {
    const names = Array.from({ length: LIMITS.properties }, (_, index) => `p${String(index)}`);
    const build = (tail: number): Json => ({
      description: 'd'.repeat(tail),
      schema: schema(
        Object.fromEntries(names.map((name) => [name, { type: 'string', enum: ['x'.repeat(500)] }])),
      ) as unknown as Json,
      ui: { properties: Object.fromEntries(names.map((name) => [name, { help: '😀'.repeat(180), placeholder: 'p' }])) },
    });
    return build(bytes - jsonSize(build(0)));
  };
  const base = jsonSize(help(LIMITS.formContent));
  assert.equal(base, LIMITS.formContent);
  assert.deepEqual(checkForm(help(LIMITS.formContent)).problems, []);
  const [tooLarge] = checkForm(help(LIMITS.formContent + 1)).problems;
  assert.deepEqual([tooLarge?.code, tooLarge?.limit], ['too_large', LIMITS.formContent]);
});
