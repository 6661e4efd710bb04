/** The life of a nonce: until an ok or a definite refusal, through unknown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Status } from '../../src/contract/status.js';
import type { Submit } from '../../src/ui/status.js';
import { OK, UNKNOWN, bench, refused } from './status-bench.js';

describe('the nonce of a submit', () => {
  /** The nonce of the submit that follows. */
  const next = (act: (given: ReturnType<typeof bench>, first: Submit) => void): string => {
    const given = bench();
    act(given, given.begin());
    assert.equal(given.machine.state, 'open');
    return given.begin().nonce;
  };

  it('L-11 stays through unknown, by hand or as the host opens it', () => {
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, UNKNOWN);
        machine.reopen();
      }),
      'nonce-1',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, UNKNOWN);
        machine.assign({ state: 'open' });
      }),
      'nonce-1',
    );
  });

  it('L-11 stays when the host says unknown or sending itself, and when it tells of a count', () => {
    const say = (...states: Status[]): string =>
      next(({ machine }, submit) => {
        machine.handOver(submit);
        for (const status of states) machine.assign(status);
      });
    assert.equal(say({ state: 'unknown' }, { state: 'open' }), 'nonce-1');
    assert.equal(say({ state: 'unknown' }, { state: 'unknown', reason: 'No line.' }, { state: 'open' }), 'nonce-1');
    assert.equal(say({ state: 'unknown' }, { state: 'sending' }, { state: 'unknown' }, { state: 'open' }), 'nonce-1');
    assert.equal(say({ state: 'unknown' }, { state: 'open' }, { state: 'open', count: 4 }), 'nonce-1');
  });

  it('L-11 is new after an answer, after a definite refusal, and after no listener', () => {
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, OK);
        machine.again();
      }),
      'nonce-2',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, refused('validation_failed'));
      }),
      'nonce-2',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, UNKNOWN);
        machine.settle(submit, refused('forbidden'));
      }),
      'nonce-2',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.settle(submit, refused('changed'));
        machine.review();
      }),
      'nonce-2',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.withdraw(submit, 'untaken');
      }),
      'nonce-2',
    );
    assert.equal(
      next(({ machine }, submit) => {
        machine.handOver(submit);
        machine.assign({ state: 'open' });
      }),
      'nonce-2',
    );
  });
});
