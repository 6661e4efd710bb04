/** The sentences under the status table. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Status } from '../../src/contract/status.js';
import { OK, UNKNOWN, bench, refused } from './status-bench.js';

describe('status, the sentences under the table', () => {
  it('ST-6 a status equal to the last assigned one is ignored, whatever came since', () => {
    const { machine, begin, told } = bench();
    machine.assign({ state: 'open' });
    machine.settle(begin(), OK);
    const before = told.length;
    machine.assign({ state: 'open', reason: undefined } as unknown as Status);
    assert.equal(machine.state, 'answered');
    assert.equal(told.length, before);
    machine.assign({ state: 'open', count: 3 });
    assert.equal(machine.state, 'open');
  });

  it('ST-6 equal while sending too: it is not held', () => {
    const { machine, begin } = bench();
    machine.assign({ state: 'closed' });
    machine.assign({ state: 'open' });
    const submit = begin();
    machine.assign({ state: 'open' });
    machine.settle(submit, refused('validation_failed'));
    assert.equal(machine.refusedAs, 'validation_failed');
  });

  for (const held of ['changed', 'closed', 'off'] as const) {
    it(`ST-6 ${held} assigned while sending waits: a late submission counts, a refusal that opens does not`, () => {
      const ends = [OK, refused('validation_failed'), refused('invalid_state'), UNKNOWN, 'untaken' as const].map((outcome) => {
        const { machine, begin } = bench();
        const submit = begin();
        machine.assign({ state: held, by: 'Bo' });
        assert.equal(machine.state, 'sending');
        if (outcome === 'untaken') machine.withdraw(submit, outcome);
        else machine.settle(submit, outcome);
        return machine.state;
      });
      assert.deepEqual(ends, ['answered', held, 'answered', 'unknown', held]);
    });

    it(`ST-6 ${held} assigned while sending shows when unknown is left by hand`, () => {
      const { machine, begin } = bench();
      const submit = begin();
      machine.assign({ state: held });
      machine.settle(submit, UNKNOWN);
      machine.reopen();
      assert.equal(machine.state, held);
    });
  }

  for (const held of ['changed', 'closed', 'off'] as const)
    it(`ST-6 ${held} assigned while sending stands after the answer: no second one can be given`, () => {
      const { machine, begin } = bench();
      const submit = begin();
      machine.assign({ state: held, by: 'Bo' });
      assert.equal(machine.standing, undefined, 'not before the outcome');
      machine.settle(submit, OK);
      assert.deepEqual(machine.standing, { state: held, by: 'Bo' });
      machine.again();
      assert.deepEqual(machine.status, { state: held, by: 'Bo' });
      assert.equal(machine.standing, undefined);
    });

  it('ST-6 closed assigned while sending stands through a review, changed is what is reviewed', () => {
    for (const [held, expected] of [
      ['closed', 'closed'],
      ['off', 'off'],
      ['changed', 'open'],
      ['open', 'open'],
    ] as const) {
      // prettier-ignore
      const { machine, begin } = bench();
      const submit = begin();
      machine.assign({ state: held });
      machine.settle(submit, refused('changed'));
      machine.review();
      assert.equal(machine.state, expected);
    }
  });

  it('ST-6 what the host says after the answer is what stands', () => {
    const { machine, begin } = bench();
    const submit = begin();
    machine.assign({ state: 'closed' });
    machine.settle(submit, OK);
    machine.assign({ state: 'answered', by: 'Bo' });
    assert.equal(machine.standing, undefined);
    machine.again();
    assert.equal(machine.state, 'open');
  });

  it('ST-6 open or unknown assigned while sending takes no problem of the refusal away', () => {
    for (const state of ['open', 'unknown'] as const) {
      const { machine, begin } = bench();
      const submit = begin();
      machine.assign({ state });
      const problems = [{ code: 'email', path: '/a', message: 'no', severity: 'refused' }] as const;
      machine.settle(submit, { is: 'refused', refusal: { ok: false, code: 'validation_failed', problems } });
      assert.deepEqual(machine.status, { state: 'open', problems });
    }
  });

  it('ST-6 unknown assigned while sending can be left with one reopen', () => {
    const { machine, begin } = bench();
    const submit = begin();
    machine.assign({ state: 'unknown' });
    machine.settle(submit, UNKNOWN);
    machine.reopen();
    assert.equal(machine.state, 'open');
  });

  it('ST-6 what was held for one submit is not held for the next', () => {
    const { machine, begin } = bench();
    const first = begin();
    machine.assign({ state: 'closed' });
    machine.settle(first, OK);
    machine.again();
    assert.equal(machine.state, 'closed');
    machine.assign({ state: 'open' });
    machine.settle(begin(), refused('validation_failed'));
    assert.equal(machine.state, 'open');
  });

  it('ST-6 sending assigned by the host waits for nobody: the next status is taken at once', () => {
    const { machine } = bench();
    machine.assign({ state: 'sending' });
    machine.assign({ state: 'closed' });
    assert.equal(machine.state, 'closed');
  });

  it('ST-6 preventDefault alone: the host’s next status is taken, and one already assigned too', () => {
    const later = bench();
    later.machine.handOver(later.begin());
    later.machine.assign({ state: 'sending' });
    later.machine.assign({ state: 'closed' });
    assert.equal(later.machine.state, 'closed');
    const before = bench();
    const submit = before.begin();
    before.machine.assign({ state: 'closed' });
    before.machine.handOver(submit);
    assert.equal(before.machine.state, 'closed');
  });

  it('ST-6 reopen leaves unknown only', () => {
    for (const state of ['sending', 'answered', 'changed', 'closed', 'off'] as const) {
      const { machine } = bench();
      machine.assign({ state });
      machine.reopen();
      assert.equal(machine.state, state);
    }
  });

  it('ST-6 again and review leave their own state only', () => {
    for (const state of ['sending', 'unknown', 'closed', 'off'] as const) {
      const { machine } = bench();
      machine.assign({ state });
      machine.again();
      machine.review();
      assert.equal(machine.state, state);
    }
  });
});
