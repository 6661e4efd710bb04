import assert from 'node:assert/strict';
import test from 'node:test';
import { checkFormSchema } from '../../src/core/check/form.js';
import { sameJson } from '../../src/core/check/same.js';
import { toFormSchema } from '../../src/core/lower/to-form-schema.js';

/** How often an input's own parts are read, whatever the machine: work is counted, not timed. */
function counted<T extends object>(target: T): { readonly value: T; reads: () => number } {
  let reads = 0;
  const value = new Proxy(target, {
    ownKeys: (object) => {
      reads += 1;
      return Reflect.ownKeys(object);
    },
  });
  return { value, reads: () => reads };
}

const definition = (choices: number): object => ({
  type: 'string',
  enum: Array.from({ length: choices }, (_, at) => `c${String(at)}`),
});
const referring = (properties: number, choices: number): object => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: properties }, (_, at) => [`p${String(at)}`, { $ref: '#/$defs/E' }])),
  $defs: { E: definition(choices) },
});

test('PF-33 a definition that many properties name is not written out for each before the limits are looked at', () => {
  for (const schema of [referring(2000, 10), referring(40, 12_000), referring(2000, 5000)]) {
    const lowered = toFormSchema(schema);
    assert.equal(lowered.ok, false);
    assert.ok(JSON.stringify(lowered).length < 20_000, 'the refusal is short');
  }
});

test('PF-33 properties beyond the limit are refused together, not each', () => {
  const { problems } = checkFormSchema({ type: 'object', properties: referring(60, 1) });
  assert.ok(problems.length > 0);
  const many = checkFormSchema({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${String(at)}`, { type: 'nonsense' }])),
  });
  assert.equal(many.problems.filter(({ path }) => path.endsWith('/p55')).length, 0);
  assert.equal(
    many.problems.some(({ code }) => code === 'too_many'),
    true,
  );
});

test('PF-33 parts that are shared don’t make a comparison endless', () => {
  const doubled = (depth: number): object => {
    let value: object = { v: 1 };
    for (let at = 0; at < depth; at++) value = { a: value, b: value };
    return value;
  };
  const leaf = counted({ v: 1 });
  let shared: object = leaf.value;
  for (let at = 0; at < 40; at++) shared = { a: shared, b: shared };
  assert.equal(sameJson(shared, doubled(40)), false);
  assert.ok(leaf.reads() <= 200_000);
  assert.equal(sameJson(doubled(8), doubled(8)), true);
});
