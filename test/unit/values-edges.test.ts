import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { FieldSchema, FormSchema } from '../../src/contract/form.js';
import { checkValues } from '../../src/core/values/check.js';
import { checkField } from '../../src/core/values/field.js';
import { fromWireDateTime, toWireDateTime, toWireTime } from '../../src/core/values/datetime.js';
import { isMultiple, plainText, stepDecimals } from '../../src/core/values/decimal.js';
import { safeLanguage } from '../../src/core/values/locale.js';
import { readNumber } from '../../src/core/values/number.js';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});
const form = (properties: Record<string, FieldSchema>, more: Partial<FormSchema> = {}): FormSchema => ({
  type: 'object',
  properties,
  ...more,
});
const told = (schema: FormSchema, values: unknown): unknown =>
  checkValues(schema, values).problems.map(({ code, path }) => [code, path]);
const code = (field: FieldSchema, value: unknown): unknown => checkField(field, value)?.code;

test('L-6 what is no JSON is told where it stands, and values that are no object as a whole', () => {
  const schema = form({ a: { type: 'string' } });
  assert.deepEqual(told(schema, { a: { b: () => 1 } }), [['not_json', '/a/b']]);
  for (const values of [null, undefined, [], 'x', 1, true]) assert.deepEqual(told(schema, values), [['wrong-type', '']]);
});

test('L-6 numbers that are none, and no number for a text', () => {
  for (const type of ['number', 'integer'] as const) {
    for (const value of [NaN, Infinity, -Infinity, '1', null, true, []]) assert.equal(code({ type }, value), 'not-number');
  }
  for (const value of [1, null, true, ['x']]) assert.equal(code({ type: 'string' }, value), 'wrong-type');
  for (const value of [1, null, 'true']) assert.equal(code({ type: 'boolean' }, value), 'wrong-type');
});

test('L-6 an empty text is absent of free text alone', () => {
  for (const field of [{ type: 'number' }, { type: 'integer' }] as const) {
    assert.deepEqual(told(form({ a: field }), { a: '' }), [['not-number', '/a']]);
  }
  assert.deepEqual(told(form({ a: { type: 'boolean' } }), { a: '' }), [['wrong-type', '/a']]);
  assert.deepEqual(told(form({ a: { type: 'string', enum: ['', 'x'] } }, { required: ['a'] }), { a: '' }), []);
  assert.deepEqual(told(form({ a: { type: 'string', enum: ['x'] } }), { a: '' }), [['choice-gone', '/a']]);
});

test('L-3 each bound of a value holds exactly', () => {
  const number = (bounds: object, value: number): unknown => code({ type: 'number', ...bounds }, value);
  assert.equal(number({ minimum: 1 }, 1), undefined);
  assert.equal(number({ minimum: 1 }, 0.5), 'minimum');
  assert.equal(number({ maximum: 1 }, 1), undefined);
  assert.equal(number({ maximum: 1 }, 1.5), 'maximum');
  assert.equal(number({ exclusiveMinimum: 1 }, 1), 'exclusive-minimum');
  assert.equal(number({ exclusiveMinimum: 1 }, 1.5), undefined);
  assert.equal(number({ exclusiveMaximum: 1 }, 1), 'exclusive-maximum');
  assert.equal(number({ exclusiveMaximum: 1 }, 0.5), undefined);
  const text = (bounds: object, value: string): unknown => code({ type: 'string', ...bounds }, value);
  assert.equal(text({ minLength: 2 }, '😀😀'), undefined);
  assert.equal(text({ minLength: 2 }, '😀'), 'min-length');
  assert.equal(text({ maxLength: 2 }, '😀😀'), undefined);
  assert.equal(text({ maxLength: 2 }, '😀😀😀'), 'max-length');
});

test('L-3 how many may be chosen holds exactly, and each once where the schema says so', () => {
  const list = (bounds: object, value: unknown): unknown =>
    code({ type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, ...bounds }, value);
  assert.equal(list({ minItems: 1 }, ['a']), undefined);
  assert.equal(list({ minItems: 1 }, []), 'required-many');
  assert.equal(list({ minItems: 2 }, []), 'min-items');
  assert.equal(list({ minItems: 2 }, ['a']), 'min-items');
  assert.equal(list({ minItems: 2 }, ['a', 'b']), undefined);
  assert.equal(list({ maxItems: 2 }, ['a', 'b']), undefined);
  assert.equal(list({ maxItems: 2 }, ['a', 'b', 'c']), 'max-items');
  assert.equal(list({ uniqueItems: true }, ['a', 'b']), undefined);
  assert.equal(list({ uniqueItems: true }, ['a', 'a']), 'choice-gone');
  assert.equal(list({ uniqueItems: false }, ['a', 'a']), undefined);
  for (const value of ['a', { 0: 'a' }, [1], ['a', null], null]) assert.equal(list({}, value), 'wrong-type');
});

test('L-6 multiples: whole numbers, fractions, zero, and numbers far apart', () => {
  const yes = [
    [6, 3],
    [-6, 3],
    [0, 3],
    [0, 1e20],
    [0, 0.1],
    [0.3, 0.1],
    [1e21, 0.1],
    [1e21, 1e20],
    [1e300, 2],
    [2.5, 0.5],
  ] as const;
  const no = [
    [7, 3],
    [6, 4],
    [0.35, 0.1],
    [1, 1e20],
    [1.5, 1e20],
    [1e20, 1e21],
    [1e-7, 1e-6],
    [1e300, 3],
    [10, 2.4],
    [3, 6],
  ] as const;
  for (const [value, step] of yes) assert.equal(isMultiple(value, step), true, `${String(value)} of ${String(step)}`);
  for (const [value, step] of no) assert.equal(isMultiple(value, step), false, `${String(value)} of ${String(step)}`);
  assert.deepEqual([1e-10, 5e-10, 1e21, 100].map(stepDecimals), [10, undefined, undefined, undefined]);
  assert.deepEqual([0, -0, 100, 1e21, -0.5, -12.25, 1e-9, -1e-9].map(plainText), [
    '0',
    '0',
    '100',
    '1000000000000000000000',
    '-0.5',
    '-12.25',
    '0.000000001',
    '-0.000000001',
  ]);
});

test('F-11 no exponent is read anywhere in a number, zeros alone are zero, and what is no number is nothing', () => {
  for (const text of [
    '1.5e3',
    '.5e3',
    '1.e3',
    '1.5x',
    '1.x5',
    '1.-5',
    '1.+5',
    '1. 5',
    'x1.5',
    '+-1',
    '1_000',
    '1,2e3,456',
    'x',
    '1,234,56',
    '1,2x4,567',
    '1234,567',
  ]) {
    assert.equal(readNumber(text, 'en'), undefined, text);
  }
  for (const text of ['0', '00', '0.0', '00.00', '-0', '+0', '.0', '0.'])
    assert.deepEqual(readNumber(text, 'en'), { value: 0 }, text);
  assert.deepEqual(readNumber('1,234,567', 'en'), { value: 1234567 });
});

test('F-11 at most 400 characters are read', () => {
  assert.deepEqual(readNumber(`1.${'0'.repeat(398)}`, 'en'), { value: 1 });
  assert.equal(readNumber(`1.${'0'.repeat(399)}`, 'en'), undefined);
});

test('PF-20 a language that is none counts as English', () => {
  for (const tag of ['', 'no such language', 'x', 'de_DE', '\u0000']) assert.equal(safeLanguage(tag), 'en', tag);
  assert.equal(safeLanguage('DE-at'), 'de-AT');
});

test('PF-21 seconds and their parts are shown where there are some', () => {
  const seconds = (wire: string): unknown => fromWireDateTime(wire)?.slice(16);
  assert.equal(seconds('2026-01-01T00:00:00Z'), '');
  assert.equal(seconds('2026-01-01T00:00:07Z'), ':07');
  assert.equal(seconds('2026-01-01T00:00:00.007Z'), ':00.007');
  assert.equal(seconds('2026-01-01T00:00:07.007Z'), ':07.007');
});

test('PF-21 a year that a control has not is not shown', () => {
  assert.equal(fromWireDateTime('0000-06-01T00:00:00Z'), undefined);
  assert.equal(fromWireDateTime('0001-06-01T12:00:00Z')?.slice(0, 10), '0001-06-01');
  assert.equal(toWireDateTime('9999-06-01T00:00')?.slice(0, 4), '9999');
});

test('PF-21 an offset of nothing is +00:00', () => {
  process.env['TZ'] = 'UTC';
  assert.equal(toWireTime('15:00'), '15:00:00+00:00');
  for (const text of ['', '15', '24:00', '15:60', '15:00:60', '15:00:00.', 'x15:00', '15:00x', '1:00']) {
    assert.equal(toWireTime(text), undefined, text);
  }
});

test('PF-21 what is no local date and time is not sent', () => {
  process.env['TZ'] = 'UTC';
  const wrong = ['', '2026-11-30', '2026-11-30T', '2026-02-29T10:00', '2026-13-01T10:00', '2026-11-30T24:00', '2026-11-30T10:60'];
  for (const text of [
    ...wrong,
    'x2026-11-30T10:00',
    '2026-11-30T10:00x',
    '2026-11-30T10:00:00.',
    '2026-11-30T10:00:00.0000',
    '2026-11-30T10:00:61',
  ]) {
    assert.equal(toWireDateTime(text), undefined, text);
  }
  assert.equal(toWireDateTime('2026-11-30T10:00:05.120'), '2026-11-30T10:00:05.120Z');
});
