/** A submit that was unfinished before a reload is the same submission after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State, Status } from '../../src/contract/status.js';
import { OK, UNKNOWN, bench } from './status-bench.js';

/** The nonce of the send that follows, after a reload with a draft of `nonce-0`. */
function next(...states: Status[]): string {
  const { machine, begin } = bench();
  machine.resume('nonce-0');
  for (const status of states) machine.assign(status);
  machine.reopen();
  if (machine.state !== 'open') machine.assign({ state: 'open' });
  return begin().nonce;
}

test('L-11 after a reload the next send is the one that was unfinished, whatever the page says that decides nothing', () => {
  assert.equal(next(), 'nonce-0');
  assert.equal(next({ state: 'open' }), 'nonce-0');
  assert.equal(next({ state: 'unknown' }), 'nonce-0');
  assert.equal(next({ state: 'sending' }, { state: 'unknown' }), 'nonce-0');
});

test('L-11 after a reload the page’s own answer to it ends it', () => {
  for (const state of ['answered', 'changed', 'closed', 'off'] satisfies State[]) assert.equal(next({ state }), 'nonce-1');
});

test('L-11 known before or after what the page says, it is the same', () => {
  for (const state of ['open', 'unknown', 'sending'] satisfies State[]) {
    const { machine, begin } = bench();
    machine.assign({ state });
    machine.resume('nonce-0');
    machine.assign({ state: 'unknown' });
    machine.assign({ state: 'open', count: 2 });
    assert.equal(begin().nonce, 'nonce-0');
  }
  for (const state of ['answered', 'changed', 'closed', 'off'] satisfies State[]) {
    const { machine, begin } = bench();
    machine.assign({ state });
    machine.resume('nonce-0');
    machine.assign({ state: 'open' });
    assert.equal(begin().nonce, 'nonce-1');
  }
});

test('L-11 a send under way keeps its own nonce, and a late outcome is not taken for the one before the reload', () => {
  const { machine, begin } = bench();
  const submit = begin();
  machine.resume('nonce-0');
  assert.equal(machine.current, submit);
  machine.settle(submit, UNKNOWN);
  machine.resume('nonce-0');
  assert.equal(machine.current, submit);
  machine.settle(submit, OK);
  assert.equal(machine.state, 'answered');
});
