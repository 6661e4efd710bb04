/** A form around its properties: the content's own keys, the root of the schema, and the door for data from outside. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import type { Problem } from '../../src/contract/problems.js';
import { checkForm, checkFormSchema } from '../../src/core/check/form.js';
import { readJson } from '../../src/core/check/json.js';
import { sameJson } from '../../src/core/check/same.js';

type Told = [code: string, path: string, keyword?: string][];
const told = (found: readonly Problem[]): Told =>
  found.map(({ code, path, keyword }) => (keyword === undefined ? [code, path] : [code, path, keyword]));
const schema = { type: 'object', properties: {} };
const content = (more: object): Told => told(checkForm({ schema, ...more }).problems);
const root = (more: object): Told => told(checkFormSchema({ ...schema, ...more }).problems);

test('PF-20 a language tag is a language and subtags of 8 characters at most', () => {
  for (const lang of ['de', 'pt-BR', 'zh-Hant-TW', 'DE', 'de-1996', 'abcdefgh', 'de-12345678'])
    assert.deepEqual(content({ lang }), [], lang);
  for (const lang of ['', 'd', 'abcdefghi', 'de-', '-de', 'de_DE', 'de--AT', 'de-123456789', '12', ' de', 'de ', 'x y']) {
    assert.deepEqual(content({ lang }), [['wrong_value', '/lang']], lang);
  }
  assert.deepEqual(content({ lang: 7 }), [['wrong_type', '/lang']]);
});

test('L-14 a deadline is an RFC 3339 time with its offset', () => {
  for (const deadline of ['2026-11-30T15:00:00Z', '2026-11-30T15:00:00+01:00']) assert.deepEqual(content({ deadline }), []);
  for (const deadline of ['', '2026-11-30', '2026-11-30T15:00', '2026-02-30T15:00:00Z']) {
    assert.deepEqual(content({ deadline }), [['wrong_value', '/deadline']], deadline);
  }
  assert.deepEqual(content({ deadline: 7 }), [['wrong_type', '/deadline']]);
});

test('L-1 what the content holds is told with its place, a schema that is absent as missing', () => {
  assert.deepEqual(told(checkForm({}).problems), [['missing', '', 'schema']]);
  for (const wrong of [null, 1, 'x', [], true])
    assert.deepEqual(told(checkForm({ schema: wrong }).problems), [['wrong_type', '/schema']]);
  assert.deepEqual(content({ title: 7 }), [['wrong_type', '/title']]);
  assert.deepEqual(content({ submissions: 'never' }), [['wrong_value', '/submissions']]);
  assert.deepEqual(content({ closed: 'yes' }), [['wrong_type', '/closed']]);
  assert.deepEqual(content({ ui: [] }), [['wrong_type', '/ui']]);
  assert.deepEqual(content({ ui: {}, other: 1 }), [['unknown_key', '', 'other']]);
});

test('L-3 texts of the content: at the limit accepted, one over refused, in code points', () => {
  const rows = [
    ['title', LIMITS.title],
    ['description', LIMITS.description],
  ] as const;
  for (const [key, limit] of rows) {
    assert.deepEqual(content({ [key]: '😀'.repeat(limit) }), []);
    const [over] = checkForm({ schema, [key]: '😀'.repeat(limit + 1) }).problems;
    assert.deepEqual([over?.code, over?.path, over?.limit, over?.got], ['too_large', `/${key}`, limit, limit + 1]);
  }
  assert.deepEqual(content({ ui: { submit_label: 'x'.repeat(LIMITS.hint) } }), []);
  assert.deepEqual(content({ ui: { submit_label: 'x'.repeat(LIMITS.hint + 1) } }), [['too_large', '/ui/submit_label']]);
});

test('L-3 a property’s name: 1 to 64 characters', () => {
  const named = (name: string): Told => root({ properties: { [name]: { type: 'string' } } });
  assert.deepEqual(named('x'.repeat(LIMITS.name)), []);
  assert.deepEqual(named('x'.repeat(LIMITS.name + 1)), [['too_large', `/properties/${'x'.repeat(LIMITS.name + 1)}`]]);
  assert.deepEqual(named('a'), []);
  assert.deepEqual(named(''), [['too_few', '/properties/']]);
});

test('L-2 a condition is told once, definitions and any other keyword each by its name', () => {
  assert.deepEqual(root({ if: {}, then: {}, else: {} }), [['keyword_not_allowed', '', 'if']]);
  assert.deepEqual(root({ then: {}, else: {} }), [['keyword_not_allowed', '', 'then']]);
  assert.deepEqual(
    root({ else: {}, $defs: {}, definitions: {}, x: 1 }).map(([, , keyword]) => keyword),
    ['else', '$defs', 'definitions', 'x'],
  );
  const says = (more: object): string => checkFormSchema({ ...schema, ...more }).problems[0]?.message ?? '';
  assert.match(says({ if: {} }), /second form/);
  for (const keyword of ['$defs', 'definitions']) assert.match(says({ [keyword]: {} }), /in place/);
  assert.match(says({ x: 1 }), /Allowed: type, properties, title/);
  assert.deepEqual(root({ additionalProperties: true }), [['wrong_value', '/additionalProperties']]);
  assert.deepEqual(root({ additionalProperties: false }), []);
});

test('L-2 required lists properties that exist, each once', () => {
  const properties = { a: { type: 'string' }, b: { type: 'string' } };
  assert.deepEqual(root({ properties, required: ['b', 'a'] }), []);
  assert.deepEqual(root({ properties, required: ['a', 'a'] }), [['duplicate', '/required/1']]);
  assert.deepEqual(root({ properties, required: ['c'] }), [['unknown_name', '/required/0']]);
  assert.deepEqual(root({ properties, required: [7] }), [['wrong_type', '/required/0']]);
  for (const required of ['a', true, {}]) assert.deepEqual(root({ properties, required }), [['wrong_type', '/required']]);
  const [wrong] = checkFormSchema({ type: 'object', properties, required: true }).problems;
  assert.match(wrong?.message ?? '', /\["a","b"\]/);
});

test('L-1 a root is an object with properties that are objects', () => {
  const wrong = (value: unknown): Told => told(checkFormSchema(value).problems);
  for (const value of [null, 1, [], true]) assert.deepEqual(wrong(value), [['wrong_type', '']]);
  assert.deepEqual(wrong({}), [
    ['missing', '', 'type'],
    ['missing', '', 'properties'],
  ]);
  assert.deepEqual(wrong({ type: 'object', properties: [] }), [['wrong_type', '/properties']]);
  assert.deepEqual(wrong({ type: 'array', properties: {} }), [['wrong_value', '/type']]);
  for (const property of [null, 1, 'x', [], true])
    assert.deepEqual(root({ properties: { a: property } }), [['wrong_type', '/properties/a']]);
});

test('PF-33 what is over a limit is told with the limit, what is no JSON by what it is', () => {
  const first = (value: unknown): Problem | undefined => {
    const read = readJson(value);
    return read.ok ? undefined : read.problems[0];
  };
  let deep: unknown = 0;
  for (let level = 0; level <= LIMITS.depth; level++) deep = [deep];
  assert.deepEqual([first(deep)?.code, first(deep)?.limit, first(deep)?.severity], ['too_deep', LIMITS.depth, 'refused']);
  const many = first(new Array(LIMITS.nodes).fill(0));
  assert.deepEqual([many?.code, many?.limit], ['too_large', LIMITS.nodes]);
  assert.match(first({ a: { b: NaN } })?.message ?? '', /^a\.b: .*NaN/);
  assert.match(first({ a: 1n })?.message ?? '', /^a: .*bigint/);
  assert.match(first(1n)?.message ?? '', /^JSON/, 'no place before it');
  assert.equal('limit' in (first(1n) ?? {}), false);
});

test('PF-33 equal as JSON, whatever the order of keys; never without end', () => {
  const pairs: readonly [unknown, unknown, boolean][] = [
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1, b: 1 }, { a: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [[], {}, false],
    [{}, [], false],
    [[1], { 0: 1, length: 1 }, false],
    [NaN, NaN, true],
  ];
  for (const [a, b, same] of pairs) assert.equal(sameJson(a, b), same, `${JSON.stringify(a)} ${JSON.stringify(b)}`);
  const nest = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 0);
  assert.equal(sameJson(nest(2 * LIMITS.depth - 1), nest(2 * LIMITS.depth - 1)), true);
  assert.equal(sameJson(nest(2 * LIMITS.depth + 1), nest(2 * LIMITS.depth + 1)), false, 'too deep to compare');
  const shared = (): unknown => Array.from({ length: 40 }).reduce<unknown>((inner) => [inner, inner], [0]);
  assert.equal(sameJson(shared(), shared()), false, 'too large to compare');
  const hostile = new Proxy({}, { ownKeys: () => assert.fail('read') });
  assert.equal(sameJson(hostile, {}), false);
});
