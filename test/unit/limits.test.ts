import assert from 'node:assert/strict';
import test from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import { checkForm } from '../../src/core/check/form.js';
import { checkValues } from '../../src/core/values/check.js';

test('L-3 the limits are the contract’s own numbers', () => {
  assert.deepEqual(LIMITS, {
    depth: 32,
    nodes: 200_000,
    formContent: 65_536,
    formSchema: 32_768,
    values: 65_536,
    properties: 50,
    choices: 64,
    name: 64,
    title: 200,
    description: 1000,
    hint: 300,
    id: 200,
    problems: 20,
    timeout: 30_000,
  });
});

/** Texts of up to 1000 characters, so that no other limit is met first. */
function filler(bytes: number): { type: string; properties: Record<string, { type: string; description: string }> } {
  const schema = { type: 'object', properties: {} as Record<string, { type: string; description: string }> };
  for (let at = 0; at < 50; at++) schema.properties[`p${String(at).padStart(2, '0')}`] = { type: 'string', description: '' };
  let left = bytes - JSON.stringify(schema).length;
  for (const property of Object.values(schema.properties)) {
    const take = Math.min(1000, left);
    property.description = 'x'.repeat(take);
    left -= take;
  }
  assert.equal(JSON.stringify(schema).length, bytes);
  return schema;
}

test('L-3 a schema of 32 768 bytes is accepted and one of 32 769 refused; values likewise at 65 536', () => {
  assert.equal(checkForm({ schema: filler(32_768) }).ok, true);
  assert.deepEqual(
    checkForm({ schema: filler(32_769) }).problems.map(({ code }) => code),
    ['too_large'],
  );
  const schema = { type: 'object', properties: { a: { type: 'string' } } } as const;
  const empty = JSON.stringify({ a: '' }).length;
  assert.equal(checkValues(schema, { a: 'x'.repeat(65_536 - empty) }).ok, true);
  assert.equal(checkValues(schema, { a: 'x'.repeat(65_537 - empty) }).ok, false);
});
