import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import { GrowingJson, type Key } from '../../src/core/parse/growing.js';

type Told = readonly [path: readonly Key[], value: unknown];

/** A reader, and all that it told. */
function reader(limits?: ConstructorParameters<typeof GrowingJson>[1]): { readonly json: GrowingJson; readonly told: Told[] } {
  const told: Told[] = [];
  return { json: new GrowingJson((path, value) => told.push([[...path], value]), limits), told };
}

function read(chunks: readonly string[]): GrowingJson {
  const { json } = reader();
  for (const chunk of chunks) json.push(chunk);
  json.end();
  return json;
}

/** A text and where it is cut. */
const cut = (text: fc.Arbitrary<string>): fc.Arbitrary<string[]> =>
  fc.tuple(text, fc.array(fc.nat(), { maxLength: 12 })).map(([whole, places]) => {
    const at = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b);
    return at.slice(1).map((end, index) => whole.slice(at[index], end));
  });

const jsonText = fc
  .tuple(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), fc.constantFrom(undefined, 1, '\t'), fc.boolean())
  .map(([value, space, escaped]) => {
    const text = JSON.stringify(value, null, space);
    return escaped ? text.replace(/[^\x20-\x7e\s]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : text;
  });

const inside = (root: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<Key, unknown>)[key], root);

test('F-3 however a text is cut, it reads as JSON.parse reads it, and what was told on the way is in it', () => {
  fc.assert(
    fc.property(cut(jsonText), (chunks) => {
      const text = chunks.join('');
      const { json, told } = reader();
      for (const chunk of chunks) json.push(chunk);
      json.end();
      assert.equal(json.state, 'whole');
      assert.deepEqual(json.value, JSON.parse(text));
      assert.ok(json.scanned <= text.length);
      for (const [path, value] of told) assert.deepEqual(inside(json.value, path), value);
      assert.deepEqual(told.at(-1), [[], json.value]);
      assert.equal(new Set(told.map(([path]) => JSON.stringify(path))).size, told.length, 'each part is told once');
    }),
    { numRuns: 500 },
  );
});

test('F-3 what JSON.parse refuses is never whole, and what it takes is', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ...Array.from('{}[]:,"\\ \n-+.eEu0123456789'),
      'true',
      'null',
      'fals',
      '"a"',
      '\\u00',
      '\u0000',
      '```',
      'x',
      '{"a":',
      '[1,',
      '\ud83d',
      '\ude00',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (chunks) => {
      const json = read(chunks);
      let value: unknown;
      let parses = true;
      try {
        value = JSON.parse(chunks.join(''));
      } catch {
        parses = false;
      }
      if (parses) assert.deepEqual(json.value, value);
      // what follows a whole value is not looked at: the ordinary check of the whole text is to refuse that
      else if (json.state === 'whole') assert.ok(json.scanned < chunks.join('').length || json.scanned === 0);
      else assert.equal(json.value, undefined);
    }),
    { numRuns: 3000 },
  );
});

test('F-3 a part is told when its last character is there, and not before', () => {
  const { json, told } = reader();
  const paths = (): string[] => told.splice(0).map(([path]) => path.join('.'));
  json.push('{"title":"Book a \\"tab');
  assert.deepEqual(paths(), []);
  json.push('le\\"');
  assert.deepEqual(paths(), []);
  json.push('"');
  assert.deepEqual(paths(), ['title']);
  json.push(',"schema":{"type":"object","required":["day"],"properties":{"day":{"type":"string","enum":["a","b"]');
  assert.deepEqual(paths(), ['schema.type', 'schema.required.0', 'schema.required']);
  json.push('}');
  assert.deepEqual(paths(), ['schema.properties.day'], 'what is deeper is told only inside it');
  json.push(',"n":1');
  assert.deepEqual(paths(), [], 'a number may go on');
  json.push('2');
  assert.deepEqual(paths(), []);
  json.push('}}}');
  assert.deepEqual(paths(), ['schema.properties.n', 'schema.properties', 'schema', '']);
  assert.equal(json.state, 'whole');
});

test('F-3 places in lists are numbers, and how deep is told can be chosen', () => {
  const { json, told } = reader({ deep: 2 });
  json.push('{"panels":[{"a":1},[2,[3]],4]}');
  assert.deepEqual(
    told.map(([path]) => path),
    [['panels', 0], ['panels', 1], ['panels', 2], ['panels'], []],
  );
});

test('F-3 each character is looked at once, character by character too', () => {
  for (const length of [1000, 4000]) {
    const text = JSON.stringify({ list: Array.from({ length }, (_, at) => ({ at, text: 'ä\\"\ud83d\ude00', yes: true })) });
    const { json } = reader();
    for (let at = 0; at < text.length; at++) json.push(text.slice(0, at + 1), at);
    assert.equal(json.state, 'whole');
    assert.equal(json.scanned, text.length);
  }
});

test('PF-34 F-3 names such as __proto__ are ordinary names, and the last of two counts', () => {
  const json = read(['{"__proto__":{"polluted":1},"a":1,"constr', 'uctor":2,"a":3}']);
  assert.deepEqual(json.value, JSON.parse('{"__proto__":{"polluted":1},"a":1,"constructor":2,"a":3}'));
  assert.ok(Object.hasOwn(json.value as object, '__proto__'));
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
});

test('PF-33 F-3 too deep, too many values, too long: it stops, and reads no further', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  assert.equal(read([nested(LIMITS.depth)]).state, 'whole');
  assert.equal(read([nested(LIMITS.depth + 1)]).state, 'broken');
  assert.equal(read(['[', '1,'.repeat(LIMITS.nodes - 2), '1]']).state, 'whole');
  assert.equal(read(['[', '1,'.repeat(LIMITS.nodes - 1), '1]']).state, 'broken');
  for (const chunks of [['"12345678"'], ['"1234', '5678"'], Array.from('"12345678"')]) {
    const exact = reader({ most: 10 }).json;
    for (const chunk of chunks) exact.push(chunk);
    assert.equal(exact.state, 'whole');
    const over = reader({ most: 9 }).json;
    for (const chunk of chunks) over.push(chunk);
    assert.equal(over.state, 'broken');
    assert.equal(over.scanned, 9);
    over.push('more');
    assert.equal(over.scanned, 9);
  }
});
