import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import { jsonSize, readJson } from '../../src/core/check/json.js';
import { parseJson } from '../../src/core/parse/json.js';

/** Code and path of the one problem, or 'ok'. */
function verdict(value: unknown): string {
  const read = readJson(value);
  return read.ok ? 'ok' : read.problems.map(({ code, path }) => `${code} ${path}`).join();
}
function nest(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

test('PF-33 depth: at the limit read, one deeper refused', () => {
  assert.equal(verdict(nest(LIMITS.depth)), 'ok');
  assert.match(verdict(nest(LIMITS.depth + 1)), /^too_deep \//);
  assert.match(verdict(nest(20_000)), /^too_deep \//);
});

test('PF-33 nodes: at the limit read, one more refused', () => {
  const zeros = (count: number): number[] => new Array<number>(count).fill(0);
  assert.equal(verdict(zeros(LIMITS.nodes - 1)), 'ok');
  assert.equal(verdict(zeros(LIMITS.nodes)), `too_large /${String(LIMITS.nodes - 1)}`);
});

test('PF-33 parts shared over and over end at the limit of nodes', () => {
  let value: unknown = [0];
  for (let level = 0; level < 30; level++) value = [value, value];
  assert.match(verdict(value), /^too_large/);
});

test('PF-33 a part in two places is no cycle; one inside itself is', () => {
  const part = { a: 1 };
  assert.equal(verdict([part, part]), 'ok');
  const cycle: Record<string, unknown> = {};
  cycle['a'] = [cycle];
  assert.equal(verdict(cycle), 'not_json /a/0');
});

test('PF-33 what JSON has not is refused where it stands', () => {
  class Mine {
    a = 1;
  }
  const strange = [
    () => 1, Symbol('s'), 1n, NaN, Infinity, -Infinity, undefined, new Date(0), new Map(), new Set(), new Mine(), /x/, new Error('x'),
    new String('s'), new Uint8Array(1), { toJSON: () => 1 }, Object.create({ inherited: 1 }) as unknown, new Array<number>(2),
  ]; // prettier-ignore
  for (const value of strange) assert.match(verdict({ 'x/~': [value] }), /^not_json \/x~1~0\/0/, typeof value);
});

test('PF-33 what throws when it is read is refused', () => {
  const thrower = {
    get a(): never {
      throw new Error('no');
    },
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const proxy = new Proxy({}, { ownKeys: () => { throw new TypeError('no'); } }); // prettier-ignore
  for (const value of [thrower, revoked.proxy, proxy, [thrower]]) assert.match(verdict(value), /^not_json/);
  assert.equal(verdict({ x: thrower }), 'not_json /x');
});

test('PF-33 each part is read once, so a getter has one answer', () => {
  let calls = 0;
  const shifty = {
    get a(): number {
      return ++calls;
    },
  };
  const read = readJson(shifty);
  assert.ok(read.ok);
  assert.deepEqual([read.value, read.value, calls], [{ a: 1 }, { a: 1 }, 1]);
});

test('PF-34 names of Object.prototype are kept as own keys', () => {
  const text = '{"__proto__":{"a":1},"constructor":2,"toString":3}';
  const read = readJson(JSON.parse(text));
  assert.ok(read.ok);
  assert.equal(JSON.stringify(read.value), text);
  assert.equal(Object.getPrototypeOf(read.value), Object.prototype);
});

test('PF-33 undefined keys are left out, objects without prototype taken, -0 is 0', () => {
  const read = readJson(Object.assign(Object.create(null) as object, { a: undefined, b: -0 }));
  assert.ok(read.ok);
  assert.deepStrictEqual(read.value, { b: 0 });
});

test('PF-61 any JSON is read as itself, into a copy; anything at all gives a verdict', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const read = readJson(value);
      assert.ok(read.ok);
      assert.equal(JSON.stringify(read.value), JSON.stringify(value));
      assert.equal(jsonSize(read.value), Buffer.byteLength(JSON.stringify(value)));
    }),
  );
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
      (value) => void verdict(value),
    ),
  );
});

test('PF-33 JSON text that ends early is cut_off, with its end quoted', () => {
  const found = parseJson('{"a": [1, 2');
  assert.ok(!found.ok);
  assert.equal(found.problems[0]?.code, 'cut_off');
  assert.match(found.problems[0].message, /ends with "\{\\"a\\": \[1, 2"/);
  for (const text of ['', ' ', '{', 'nul', '{"a":1}}', "{'a':1}", '[1,]']) assert.equal(parseJson(text).ok, false, text);
  assert.deepEqual(parseJson(' {"a":null} '), { ok: true, value: { a: null } });
});

test('L-2 JSON in a Markdown fence is to be sent without it', () => {
  for (const text of ['```json\n{"schema":{}}\n```', ' ```\n{}', '```']) {
    const found = parseJson(text);
    assert.ok(!found.ok);
    assert.match(found.problems[0]?.message ?? '', /\. Send the whole JSON again, without ``` around it\.$/, text);
    assert.doesNotMatch(found.problems[0]?.message ?? '', /bracket/);
  }
  const inside = parseJson('{"a":"```');
  assert.match((!inside.ok && inside.problems[0]?.message) || '', /every bracket closed\.$/);
});
