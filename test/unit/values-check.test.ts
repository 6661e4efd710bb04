import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FieldSchema, FormSchema } from '../../src/contract/form.js';
import { LIMITS } from '../../src/contract/limits.js';
import { checkForm } from '../../src/core/check/form.js';
import { checkValues } from '../../src/core/values/check.js';
import { checkField, requiredProblem } from '../../src/core/values/field.js';
import { isMultiple, plainText, stepDecimals } from '../../src/core/values/decimal.js';

interface Vector {
  readonly name: string;
  readonly schema: FormSchema;
  readonly values: unknown;
  readonly verdict: 'valid' | 'invalid';
  readonly problems: readonly { readonly path: string; readonly code: string }[];
}
const vectors = JSON.parse(readFileSync('schemas/vectors/values.json', 'utf8')) as Vector[];
const form = (properties: Record<string, FieldSchema>, more: Partial<FormSchema> = {}): FormSchema => ({
  type: 'object',
  properties,
  ...more,
});
const messages = (schema: FormSchema, values: unknown): string[] =>
  checkValues(schema, values).problems.map(({ message }) => message);

test('L-6 the vectors for both sides: verdict, paths and codes', async (t) => {
  assert.ok(vectors.length >= 80);
  for (const { name, schema, values, verdict, problems } of vectors) {
    await t.test(`L-6 ${name}`, () => {
      assert.equal(checkForm({ title: 'A form', schema }).ok, true);
      const got = checkValues(schema, values);
      assert.deepEqual(
        got.problems.map(({ path, code }) => ({ path, code })),
        problems,
      );
      assert.equal(got.ok, verdict === 'valid');
    });
  }
});

test('L-6 accepted values hold what the form asks for and nothing else', () => {
  const schema = form({ a: { type: 'string' }, b: { type: 'number' }, c: { type: 'string' } });
  const got = checkValues(schema, { x: 1, c: '', b: 2, a: 'one' });
  assert.deepEqual(got.ok && got.value, { a: 'one', b: 2 });
  assert.deepEqual(
    got.problems.map(({ severity }) => severity),
    ['repaired'],
  );
});

test('L-6 __proto__ is written as a key of its own', () => {
  const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}') as FormSchema;
  const got = checkValues(schema, JSON.parse('{"__proto__":"x"}'));
  assert.ok(got.ok);
  assert.deepEqual(Object.entries(got.value), [['__proto__', 'x']]);
  assert.equal(Object.getPrototypeOf(got.value), Object.prototype);
});

test('L-5 the message says what to do, with the limits', () => {
  const schema = form({
    a: { type: 'string', minLength: 3 },
    b: { type: 'number', minimum: 1, maximum: 5 },
    c: { type: 'number', multipleOf: 0.01 },
    d: { type: 'number', multipleOf: 0.1 },
    e: { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  });
  assert.deepEqual(messages(schema, { a: 'x', b: 9, c: 0.005, d: 0.25, e: 1e300 }), [
    'Use at least 3 characters; you have 1.',
    'Enter a number from 1 to 5.',
    'Use at most 2 decimals.',
    'Use at most 1 decimal.',
    'Enter a whole number.',
  ]);
});

test('L-5 limit and got are told apart from the text', () => {
  assert.deepEqual(checkField({ type: 'string', maxLength: 2 }, 'abc'), { code: 'max-length', limit: 2, got: 3 });
  assert.deepEqual(checkField({ type: 'number', minimum: 1, maximum: 5 }, 0), { code: 'both', limit: [1, 5] });
  assert.deepEqual(checkField({ type: 'number', multipleOf: 0.001 }, 0.0001), { code: 'decimals', limit: 3 });
});

test('L-3 values of 64 KB are accepted, one byte more is refused', () => {
  const schema = form({ a: { type: 'string' } });
  const room = LIMITS.values - '{"a":""}'.length;
  assert.equal(checkValues(schema, { a: 'x'.repeat(room) }).ok, true);
  const over = checkValues(schema, { a: 'x'.repeat(room + 1) });
  assert.deepEqual([over.ok, over.problems[0]?.code, over.problems[0]?.path], [false, 'too-large', '']);
  // bytes, not characters, and of unknown keys too
  assert.equal(checkValues(schema, { a: 'ä'.repeat(LIMITS.values / 2) }).ok, false);
  assert.equal(checkValues(schema, { b: 'x'.repeat(LIMITS.values) }).ok, false);
});

test('L-5 at most 20 problems are told, and the refusal stands when it comes after them', () => {
  const values = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${String(index)}`, index]));
  const got = checkValues(form({}), values);
  assert.deepEqual([got.ok, got.problems.length], [true, LIMITS.problems]);
  assert.equal(checkValues(form({}, { additionalProperties: false }), values).ok, false);
});

test('PF-61 no JSON and no other value makes checkValues throw', () => {
  const cycle: Record<string, unknown> = {};
  cycle['a'] = cycle;
  const getter = Object.defineProperty({}, 'a', { enumerable: true, get: () => assert.fail('read') });
  const proxy = new Proxy({}, { ownKeys: () => assert.fail('read') });
  const schema = form({ a: { type: 'string' } }, { required: ['a'] });
  for (const values of [cycle, getter, proxy, () => 1, Symbol('a'), 1n, NaN, undefined, new Date(), { a: NaN }]) {
    assert.equal(checkValues(schema, values).ok, false);
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...vectors),
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      ({ schema: any }, values) => {
        const got = checkValues(any, values);
        return got.ok === got.problems.every(({ severity }) => severity === 'repaired');
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...vectors.flatMap((one) => Object.values(one.schema.properties))),
      fc.anything(),
      (field, value) => {
        checkField(field, value);
      },
    ),
  );
});

test('F-14 #4 cleared text is absent: required refuses it, an optional format does not', () => {
  const schema = form({ a: { type: 'string' }, b: { type: 'string', format: 'email' } }, { required: ['a'] });
  assert.deepEqual(
    checkValues(schema, { a: '', b: '' }).problems.map(({ path, code }) => [path, code]),
    [['/a', 'required-text']],
  );
  const got = checkValues(schema, { a: 'x', b: '' });
  assert.deepEqual(got.ok && got.value, { a: 'x' });
});

test('F-14 #7 multipleOf 0.01 takes every price and no half cent', () => {
  for (let cents = 0; cents < 100_000; cents++) {
    const text = `${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
    if (!isMultiple(Number(text), 0.01)) assert.fail(text);
    if (isMultiple(Number(`${text}5`), 0.01)) assert.fail(`${text}5`);
  }
});

test('F-14 #10 number choices are numbers, never texts', () => {
  assert.equal(checkField({ type: 'integer', enum: [1, 2] }, 2), undefined);
  assert.equal(checkField({ type: 'integer', enum: [1, 2] }, '2')?.code, 'not-number');
});

test('F-14 #11 a plain boolean may be false, one that must be ticked may not', () => {
  const plain = form({ a: { type: 'boolean' } }, { required: ['a'] });
  const ticked = form({ a: { type: 'boolean', const: true } }, { required: ['a'] });
  assert.equal(checkValues(plain, { a: false }).ok, true);
  assert.equal(checkValues(ticked, { a: false }).problems[0]?.code, 'const');
  assert.equal(requiredProblem({ type: 'boolean', const: true }), 'const');
});

test('F-14 #22 a form with no fields takes {}', () => {
  assert.deepEqual(checkValues(form({}), {}), { ok: true, value: {}, problems: [] });
});

test('L-6 decimals: exact against whole numbers, and quick for the largest exponents', () => {
  const digits = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 5 }), (value, step, power) => {
      const scale = (one: number): number => Number(`${String(one)}e-${String(power)}`);
      return isMultiple(scale(value), scale(step)) === (value % step === 0);
    }),
  );
  const extremes = [1e308, 1e-308, 5e-324, Number.MAX_VALUE, Number.MIN_VALUE, 0.123456789, 1, 3, -1e308, 0];
  const begun = process.cpuUsage();
  for (let round = 0; round < 20; round++) for (const a of extremes) for (const b of extremes) if (b > 0) isMultiple(a, b);
  // 1 800 checks; a loop over exponents or digits would take far longer than these two seconds
  assert.ok(process.cpuUsage(begun).user < 2_000_000);
});

test('L-6 a step of 10^-n is n decimals, others are none', () => {
  const steps = [1, 0.1, 0.01, 1e-7, 0.5, 10, 0.25, 2].map(stepDecimals);
  assert.deepEqual(steps, [0, 1, 2, 7, undefined, undefined, undefined, undefined]);
});

test('L-6 plainText has no exponent and means the same number', () => {
  assert.equal(plainText(1e-7), '0.0000001');
  assert.equal(plainText(-1.5e21), '-1500000000000000000000');
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = plainText(value);
      return /^-?\d+(\.\d+)?$/.test(text) && Number(text) === value + 0;
    }),
  );
});
