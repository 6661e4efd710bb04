import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guard, GUARD } from '../../src/ui/guard.js';

const click = (detail: number): Event => Object.assign(new Event('click'), { detail });

test('PF-36 what appears answers nothing for 800 ms, and counts anew when something else appears', () => {
  let now = 5;
  const guard = new Guard(() => now);
  assert.equal(guard.early(), false, 'nothing has appeared');
  guard.shown('answered');
  assert.equal(guard.early(click(0)), true, 'a key, or a script');
  now += GUARD - 1;
  guard.shown('answered');
  assert.equal(guard.early(click(1)), true);
  now += 1;
  assert.equal(guard.early(click(1)), false);
  guard.shown('unknown');
  assert.equal(guard.early(), true);
  now += GUARD;
  guard.shown();
  assert.equal(guard.early(), true, 'without a name it is new each time');
});

test('PF-36 the second and third click of a row are never meant for what appeared under the first', () => {
  let now = 0;
  const guard = new Guard(() => now);
  guard.shown();
  now += GUARD * 10;
  assert.deepEqual(
    [0, 1, 2, 3].map((detail) => guard.early(click(detail))),
    [false, false, true, true],
  );
});
