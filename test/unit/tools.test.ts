import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkForm } from '../../src/core/check/form.js';
import { toFormSchema } from '../../src/core/lower/to-form-schema.js';
import { toolDefinitions } from '../../src/core/tools/definitions.js';
import { repairMessage } from '../../src/core/tools/repair-message.js';

test('L-2 the tools of forms: names, and none when they are off', () => {
  assert.deepEqual(
    toolDefinitions().map(({ name }) => name),
    ['ask_form', 'create_form'],
  );
  assert.deepEqual(toolDefinitions({ forms: false }), []);
});

for (const { name, description, inputSchema } of toolDefinitions()) {
  test(`L-2 ${name} teaches the subset in at most 350 words, with an example that is accepted`, () => {
    assert.ok(description.split(/\s+/).length <= 350);
    assert.match(description, /a field left empty is left out of the answer/);
    const example: unknown = JSON.parse(/^Example: (.*)$/m.exec(description)?.[1] ?? '');
    assert.deepEqual(checkForm(example).problems, []);
    const takes = new Ajv2020({ strict: false }).compile(inputSchema);
    assert.equal(takes(example), true);
    assert.equal(takes({ title: 'x', schema: { type: 'object', properties: { a: { type: 'string', pattern: 'x' } } } }), false);
    assert.equal(takes({ schema: { type: 'object', properties: {} } }), false, 'a title is asked for');
    assert.equal(takes({ ...(example as object), submissions: 'many' }), name === 'create_form');
  });
}

test('L-2 a repair message has a line a problem, and the replacement once', () => {
  const { problems } = checkForm({
    schema: {
      type: 'object',
      properties: { email: { type: 'string', format: 'email', pattern: 'x' }, nick: { type: ['string', 'null'] } },
    },
  });
  assert.deepEqual(repairMessage(problems).split('\n'), [
    'Nothing was shown. Correct all of this and call the tool again with the whole input:',
    '- properties.email: remove "pattern"; "format":"email" already checks it. Put at /schema/properties/email: {"type":"string","format":"email"}',
    '- properties.nick: "type" as a list is not allowed. Write {"type":"string"} and leave "nick" out of "required"; a field left empty is left out of the answer. Put it at /schema/properties/nick.',
  ]);
  const long = {
    type: 'string',
    enum: Array.from({ length: 64 }, (_, index) => `choice number ${String(index)} of the very many there are`),
  };
  assert.equal(
    repairMessage([{ code: 'conflict', path: '/p', message: 'm', severity: 'refused', replace: long }]).split('\n')[1],
    '- m',
  );
  assert.equal(repairMessage([]), '');
  assert.match(repairMessage([{ code: 'too_many', path: '', message: 'm', severity: 'repaired' }]), /^It was shown/);
});

test('L-2 a model that pastes every replacement is accepted on the next try', () => {
  const properties: Record<string, unknown> = {
    email: { type: 'string', format: 'email', pattern: 'x' },
    nick: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    tags: { type: 'array', items: { type: 'string' } },
    n: { type: 'number', default: 'x' },
  };
  const { problems } = checkForm({ schema: { type: 'object', properties } });
  assert.equal(problems.length, 4);
  for (const { path, replace } of problems) properties[path.split('/').at(-1) ?? ''] = replace;
  assert.deepEqual(checkForm({ schema: { type: 'object', properties } }).problems, []);
});

test('F-4 each change to a schema is told as what happened to it', () => {
  const found = toFormSchema({
    type: 'object',
    properties: {
      a: { type: 'string', format: 'email', pattern: 'x' },
      b: { type: ['string', 'null'], title: 'B' },
      c: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      d: { $ref: '#/$defs/E' },
      e: { enum: [1, 2] },
      f: { type: 'array', items: { enum: ['a'], title: 'I' } },
      g: { oneOf: [{ const: 'x' }, { const: 'y' }] },
      h: { type: ['integer', 'number'] },
    },
    $defs: { E: { type: 'string', enum: ['a'] } },
  });
  assert.ok(found.ok);
  assert.deepEqual(
    found.changes.map(({ path, message }) => `${path} ${message}`),
    [
      '/properties/a "pattern" was dropped; "format" checks it.',
      '/properties/b "type" was a list; now {"type":"string","title":"B"}; null became an answer that is left out.',
      '/properties/c "anyOf" was replaced; now {"type":"string"}; null became an answer that is left out.',
      '/properties/d "$ref" was replaced; now {"type":"string","enum":["a"]}.',
      '/properties/e "type" was missing; now {"type":"integer","enum":[1,2]}.',
      '/properties/f "type" was missing; now {"type":"array","items":{"type":"string","enum":["a"]}}.',
      '/properties/f "title" was dropped from "items".',
      '/properties/g "oneOf" was replaced; now {"type":"string","enum":["x","y"]}.',
      '/properties/h "type" was a list; now {"type":"number"}.',
      '/$defs "$defs" was dropped: nothing refers to it.',
    ],
  );
});

test('F-3 the tools teach to write ui before the schema, and required before the properties', () => {
  for (const { inputSchema, description } of toolDefinitions()) {
    const { properties } = inputSchema as { readonly properties: Readonly<Record<string, { readonly properties?: object }>> };
    assert.deepEqual(Object.keys(properties).slice(0, 2), ['title', 'description']);
    assert.equal(Object.keys(properties).at(-1), 'schema');
    assert.equal(Object.keys(properties['schema']?.properties ?? {})[0], 'type');
    assert.equal(Object.keys(properties['schema']?.properties ?? {}).at(-1), 'properties');
    const example = JSON.parse(/^Example: (.*)$/m.exec(description)?.[1] ?? '') as { readonly schema: object };
    assert.deepEqual(Object.keys(example), ['title', 'ui', 'schema']);
    assert.deepEqual(Object.keys(example.schema), ['type', 'required', 'properties']);
  }
});
