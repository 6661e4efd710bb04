import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { deadlineTime } from '../../src/core/model/deadline.js';
import { Deadline, type Left } from '../../src/elements/form/deadline.js';

const MINUTE = 60_000;
const START = Date.parse('2026-11-30T12:00:00Z');
const at = (ms: number): string => new Date(START + ms).toISOString();

function watched({ mock }: TestContext, ms: number): { deadline: Deadline; told: [Left, Left][]; tick: (by: number) => void } {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: START });
  const told: [Left, Left][] = [];
  const deadline = new Deadline((left, before) => told.push([left, before]));
  deadline.set(at(ms));
  deadline.watch(true);
  return {
    deadline,
    told,
    // in steps: the clock of a long tick stands at its end already when the first timer comes
    tick: (by) => {
      for (let left = by; left > 0; left -= 500) mock.timers.tick(Math.min(500, left));
    },
  };
}

test('F-13 each minute of the last five is told once, and the end once', (t) => {
  const { deadline, told, tick } = watched(t, 7 * MINUTE);
  tick(2 * MINUTE - 1);
  assert.equal(told.length, 0);
  assert.equal(deadline.left?.minutes, undefined);
  tick(1);
  assert.deepEqual(
    told.map(([left, before]) => [left.minutes, before.minutes]),
    [[5, undefined]],
  );
  tick(5 * MINUTE);
  assert.deepEqual(
    told.map(([left]) => left.minutes ?? left.over),
    [5, 4, 3, 2, 1],
  );
  assert.equal(deadline.left?.over, false); // at the deadline itself it is still taken, as checkSubmission has it
  tick(1);
  assert.equal(told.at(-1)?.[0].over, true);
  tick(60 * MINUTE);
  assert.equal(told.length, 6);
});

test('F-13 the clock decides, not when a timer came: a page that slept is closed when it wakes', (t) => {
  const { deadline, told } = watched(t, 7 * MINUTE);
  t.mock.timers.setTime(START + 8 * MINUTE);
  assert.equal(deadline.left?.over, true);
  assert.ok(told.length <= 1);
});

test('F-13 what is not watched has no timer and tells nothing', (t) => {
  const { deadline, told, tick } = watched(t, 6 * MINUTE);
  deadline.watch(false);
  tick(7 * MINUTE);
  assert.equal(told.length, 0);
  assert.equal(deadline.left?.over, true);
});

test('F-13 a deadline further away than a timer can wait does not go off at once', (t) => {
  const { told, tick } = watched(t, 40 * 24 * 60 * MINUTE);
  tick(1000);
  assert.equal(told.length, 0);
  t.mock.timers.tick(2 ** 31 - 1);
  assert.equal(told.length, 0);
  t.mock.timers.tick(40 * 24 * 60 * MINUTE - 5 * MINUTE - (2 ** 31 - 1) - 1000);
  assert.equal(told.length, 1);
});

test('F-13 another deadline is watched anew; none has nothing left', (t) => {
  const { deadline, told, tick } = watched(t, 2 * MINUTE);
  deadline.set(at(20 * MINUTE));
  deadline.watch(true);
  tick(3 * MINUTE);
  assert.equal(told.length, 0);
  deadline.set(undefined);
  assert.equal(deadline.left, undefined);
  deadline.watch(true);
  tick(30 * MINUTE);
  assert.equal(told.length, 0);
});

test('F-13 a leap second is over with the second after the one before it', () => {
  assert.equal(deadlineTime('2016-12-31T23:59:60Z'), Date.parse('2017-01-01T00:00:00Z'));
  assert.equal(deadlineTime('2016-12-31T23:59:59Z'), Date.parse('2016-12-31T23:59:59Z'));
});
