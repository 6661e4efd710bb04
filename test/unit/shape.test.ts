import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { toJsonSchema } from '../../src/contract/json-schema.js';
import { any, closed, flag, list, map, number, tagged, text, version, word, type Shape } from '../../src/contract/shape.js';
import { LIMITS } from '../../src/contract/limits.js';
import { checkShape } from '../../src/core/check/shape.js';

const found = (value: unknown, shape: Shape): string[] =>
  checkShape(value, shape, '').map(({ code, path, keyword }) => [code, path, keyword].filter(Boolean).join(' '));

const SHAPE = tagged('kind', {
  a: closed({ kind: word('a'), name: text(3, 1) }, { size: number({ integer: true, minimum: 0 }), part: number({ above: 0 }) }),
  b: closed(
    { kind: word('b') },
    {
      on: flag(true),
      off: flag(),
      list: list(text(), { min: 1, max: 2, unique: true }),
      map: map(version(), { max: 2, keyMax: 2 }),
      rest: any(),
    },
  ),
});

const CASES: readonly [unknown, string[]][] = [
  [{ kind: 'a', name: 'abc' }, []],
  [{ kind: 'a', name: '😀😀😀' }, []],
  [{ kind: 'a', name: '😀😀😀😀' }, ['too_large /name']],
  [{ kind: 'a', name: '' }, ['too_few /name']],
  [{ kind: 'a' }, ['missing  name'.replace('  ', ' ')]],
  [{ kind: 'a', name: 1 }, ['wrong_type /name']],
  [{ kind: 'a', name: 'a', size: 1.5 }, ['wrong_type /size']],
  [{ kind: 'a', name: 'a', size: -1, part: 0 }, ['wrong_value /size', 'wrong_value /part']],
  [{ kind: 'a', name: 'a', size: 0, part: 0.1 }, []],
  [{ kind: 'a', name: 'a', constructor: 1 }, ['unknown_key constructor']],
  [{ kind: 'b', on: false }, ['wrong_value /on']],
  [{ kind: 'b', on: true, off: false, list: ['x', 'y'], map: { a: 1, b: 'v' }, rest: [null] }, []],
  [{ kind: 'b', list: [] }, ['too_few /list']],
  [{ kind: 'b', list: ['x', 'y', 'x'] }, ['too_many /list', 'duplicate /list/2']],
  [{ kind: 'b', map: { a: 1, b: 1, c: 1 } }, ['too_many /map']],
  [{ kind: 'b', map: { abc: 1 } }, ['too_large /map/abc']],
  [{ kind: 'b', map: { '': 1 } }, ['too_few /map/']],
  [{ kind: 'b', map: { '/~': null } }, ['wrong_type /map/~1~0']],
  [{ kind: 'toString' }, ['wrong_value /kind']],
  [{}, ['missing kind']],
  [[], ['wrong_type']],
  [null, ['wrong_type']],
];

test('PF-61 a shape says what is wrong and where', () => {
  for (const [value, problems] of CASES) assert.deepEqual(found(value, SHAPE), problems, JSON.stringify(value));
});

test('L-2 an unknown key names what is allowed', () => {
  const [problem] = checkShape({ kind: 'a', name: 'a', x: 1 }, SHAPE, '/at');
  assert.equal(problem?.message, 'at: "x" is not allowed. Allowed: kind, name, size, part.');
  assert.deepEqual([problem.path, problem.keyword, problem.severity], ['/at', 'x', 'refused']);
});

test('L-2 a passed limit is told with what was found', () => {
  const [problem] = checkShape({ kind: 'a', name: 'abcd' }, SHAPE, '');
  assert.deepEqual([problem?.limit, problem?.got, problem?.message], [3, 4, 'name: 4 characters; at most 3.']);
});

test('PF-34 a key that only Object.prototype has is not there', () => {
  assert.deepEqual(found({}, closed({ toString: text() }, {})), ['missing toString']);
});

test('PF-61 no more problems than the limit', () => {
  assert.equal(checkShape(new Array(LIMITS.problems + 5).fill(1), list(text()), '').length, LIMITS.problems);
});

test('PF-43 the published schema of a shape accepts what the check accepts', () => {
  const passes = new Ajv2020({ strict: false }).compile(toJsonSchema(SHAPE));
  for (const [value] of CASES) assert.equal(passes(value), found(value, SHAPE).length === 0, JSON.stringify(value));
  const near = fc.record(
    {
      kind: fc.constantFrom('a', 'b', 'c'),
      name: fc.string({ maxLength: 4 }),
      size: fc.double({ noNaN: true }),
      list: fc.array(fc.string({ maxLength: 1 }), { maxLength: 3 }),
      map: fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.jsonValue()), (value) => passes(value) === (found(value, SHAPE).length === 0)),
    { numRuns: 1000 },
  );
});
