/** Bounds of a number that leave something, and those that leave nothing. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { checkForm } from '../../src/core/check/form.js';

const KEYS: Readonly<Record<string, string>> = {
  min: 'minimum',
  max: 'maximum',
  above: 'exclusiveMinimum',
  below: 'exclusiveMaximum',
  step: 'multipleOf',
};
/** The codes and keywords for `min 1, below 2`. */
function told(type: string, bounds: string): unknown[] {
  const parts = bounds.split(', ').map((part): [string, number] => {
    const [key = '', value] = part.split(' ');
    return [KEYS[key] ?? key, Number(value)];
  });
  const { problems } = checkForm({ schema: { type: 'object', properties: { p: { type, ...Object.fromEntries(parts) } } } });
  return problems.map(({ code, keyword }) => [code, keyword]);
}
function both(title: string, type: string, holds: readonly string[], empty: readonly string[]): void {
  test(title, () => {
    for (const bounds of holds) assert.deepEqual(told(type, bounds), [], bounds);
    for (const bounds of empty) assert.deepEqual(told(type, bounds), [['conflict', 'minimum']], bounds);
  });
}

both(
  'L-2 bounds of a number: open ones leave more, met ones that point, unless it is excluded',
  'number',
  [
    'min 1, max 1',
    'min 1',
    'max 1',
    'above 1',
    'below 1',
    'above 1, below 1.0000001',
    'min 1, above 0, max 1',
    'max 1, below 2, min 1',
  ],
  [
    'min 2, max 1',
    'min 1, below 1',
    'above 1, max 1',
    'above 1, below 1',
    'min 1, above 1, max 1',
    'min 0, above 1, max 1',
  ].concat('max 1, below 1, min 1', 'max 2, below 1, min 1', 'min 1.5, max 1.4'),
);
both(
  'L-2 bounds of an integer leave a whole number',
  'integer',
  [
    'min 0.5, max 1',
    'above 0, below 2',
    'min 1, max 1',
    'above 0, max 1',
    'min 0, below 1',
    'min -1.5, max -1',
    'min -2.5, max -1.5',
  ].concat('min 0.5', 'below 0.5', 'min -3, below -2'),
  ['min 0.5, max 0.9', 'above 0, below 1', 'min -0.9, max -0.1', 'above -2, below -1', 'min 1, below 1', 'min 2, max 1'],
);
both(
  'L-2 bounds of a number with a step leave a multiple of it',
  'number',
  [
    'step 3',
    'step 3, min 1',
    'step 3, max -1',
    'step 3, min 1, max 3',
    'step 0.1, min 0.05, max 0.1',
    'step 3, min -3, max -1',
  ].concat(
    'step 3, above 0, below 4',
    'step 1e-8, above 0, below 1e-7',
    'step 3, min 0, max 0',
    'step 3, above -3, max 0',
    'step 100, min 1, max 100',
  ),
  ['step 3, min 1, max 2', 'step 0.1, min 0.15, max 0.19', 'step 3, min -2, max -1', 'step 3, min 1, below 3'].concat(
    'step 3, above 0, max 2',
    'step 3, above -3, below 0',
    'step 100, min 1, max 99.9',
  ),
);
both(
  'L-2 bounds of an integer with a step leave what is a multiple of both',
  'integer',
  ['step 0.4, min 1, max 2', 'step 0.5, min 1, max 1', 'step 1.5, min 1, max 3', 'step 4, min 4, max 4'],
  [
    'step 0.4, min 1, max 1.9',
    'step 1.5, min 1, max 2',
    'step 1.5, min 1, max 2.9',
    'step 2.5, min 1, max 4',
    'step 4, min 5, max 7',
  ],
);
