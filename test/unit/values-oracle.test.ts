/** Ajv as the oracle: for the subset, our verdict is JSON Schema's (notes/csp-and-validators.md). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { FieldSchema, FormSchema } from '../../src/contract/form.js';
import { checkValues } from '../../src/core/values/check.js';

const ajv = new Ajv2020({ strict: false, ownProperties: true, multipleOfPrecision: 6, allErrors: true });

const WORDS = ['', 'x', 'y', 'zz', '💩', 'a b'];
const small = fc.integer({ min: 0, max: 4 });
const cents = fc.integer({ min: -500, max: 500 }).map((value) => value / 100);
const whole = fc.integer({ min: -5, max: 5 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
/** Leaves out what is undefined, as JSON does. */
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const words = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
const range = {
  minimum: maybe(cents),
  maximum: maybe(cents),
  exclusiveMinimum: maybe(whole),
  exclusiveMaximum: maybe(whole),
  multipleOf: maybe(fc.constantFrom(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)),
};
const field = fc
  .oneof(
    fc.record({ type: fc.constant('string'), minLength: maybe(small), maxLength: maybe(small) }),
    fc.record({ type: fc.constant('string'), enum: words }),
    fc.record({ type: fc.constant('string'), oneOf: words.map((all) => all.map((word) => ({ const: word, title: 'T' }))) }),
    fc.record({ type: fc.constantFrom('number', 'integer'), ...range }),
    fc.record({ type: fc.constantFrom('number', 'integer'), enum: fc.uniqueArray(whole, { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('boolean'), const: maybe(fc.constant(true)) }),
    fc.record({
      type: fc.constant('array'),
      items: fc.oneof(
        words.map((all) => ({ type: 'string', enum: all })),
        words.map((all) => ({ anyOf: all.map((word) => ({ const: word })) })),
      ),
      minItems: maybe(small),
      maxItems: maybe(small),
      uniqueItems: maybe(fc.boolean()),
    }),
  )
  .map((one) => json(one) as FieldSchema);

const NAMES = ['a', 'toString', 'constructor'];
const anyValue = fc.oneof(
  fc.constantFrom(...WORDS),
  cents,
  whole,
  fc.boolean(),
  fc.constantFrom(null, 1e300, 0.005),
  fc.array(fc.constantFrom<unknown>(...WORDS, 1), { maxLength: 4 }),
);
/** Mostly of the right type, so that both verdicts come often. */
const VALUES: Readonly<Record<FieldSchema['type'], fc.Arbitrary<unknown>>> = {
  string: fc.constantFrom(...WORDS),
  number: fc.oneof(cents, whole),
  integer: whole,
  boolean: fc.boolean(),
  array: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }),
};
const filled = field.chain((one) =>
  fc.tuple(fc.constant(one), maybe(fc.oneof({ weight: 8, arbitrary: VALUES[one.type] }, anyValue))),
);
const cases = fc
  .record({
    fields: fc.dictionary(fc.constantFrom(...NAMES), filled, { noNullPrototype: true }),
    required: fc.subarray(NAMES),
    other: maybe(anyValue),
    strict: fc.boolean(),
  })
  .map(({ fields, required, other, strict }) => {
    const entries = Object.entries(fields);
    const properties = Object.fromEntries(entries.map(([name, [one]]) => [name, one]));
    const names = required.filter((name) => Object.hasOwn(properties, name));
    const schema: FormSchema = {
      type: 'object',
      properties,
      required: names,
      ...(strict ? { additionalProperties: false } : {}),
    };
    return {
      schema,
      given: json(Object.fromEntries([...entries.map(([name, [, value]]) => [name, value]), ['other', other]])) as Values,
    };
  });
type Values = Record<string, unknown>;

/** An empty free text is absent here, and a text in JSON Schema: the one difference that is meant (form-complaints #4). */
function withoutEmpty(schema: FormSchema, given: Values): Values {
  const kept = Object.entries(given).filter(([name, one]) => {
    const asked = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return one !== '' || asked?.type !== 'string' || asked.enum !== undefined || asked.oneOf !== undefined;
  });
  return Object.fromEntries(kept);
}

test('L-6 the verdict is JSON Schema’s, by Ajv, and what is accepted passes the schema', () => {
  const seen = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(cases, ({ schema, given }) => {
      const validate = ajv.compile(schema);
      const expected = validate(withoutEmpty(schema, given));
      const got = checkValues(schema, given);
      seen[expected ? 'valid' : 'invalid'] += 1;
      assert.equal(got.ok, expected, JSON.stringify(validate.errors));
      if (got.ok) assert.equal(validate(got.value), true);
    }),
    { numRuns: 1500 },
  );
  assert.ok(seen.valid > 200 && seen.invalid > 200, JSON.stringify(seen));
});

test('F-14 #7 Ajv without its precision option refuses good prices, we and it with the option do not', () => {
  const schema: FormSchema = { type: 'object', properties: { a: { type: 'number', multipleOf: 0.01 } } };
  const plain = new Ajv2020().compile(schema);
  const precise = ajv.compile(schema);
  const prices = Array.from({ length: 1000 }, (_, index) => ({ a: Number(`${String(index)}.15`) }));
  assert.ok(prices.filter((price) => !plain(price)).length > 50);
  assert.equal(prices.filter((price) => !precise(price) || !checkValues(schema, price).ok).length, 0);
});
