/** The status table of the contract, every cell, and the sentences under it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STATES, type Refusal, type State, type Status } from '../../src/contract/status.js';
import { SubmitMachine, type Outcome, type Submit } from '../../src/ui/status.js';

const OK: Outcome = { is: 'ok' };
const UNKNOWN: Outcome = { is: 'unknown' };
const refused = (code: string, more: Partial<Refusal> = {}): Outcome => ({
  is: 'refused',
  refusal: { ok: false, code, ...more },
});

/** A machine that counts what it tells and numbers its nonces. */
class Bench {
  readonly told: State[] = [];
  #nonces = 0;
  readonly machine = new SubmitMachine((now) => this.told.push(now.state));
  submit: Submit | undefined;

  begin(values: Status['values'] = { a: 1 }): Submit | undefined {
    const submit = this.machine.begin(values, () => `nonce-${String(++this.#nonces)}`);
    if (submit) {
      this.submit = submit;
      assert.ok(this.machine.leave(submit));
    }
    return submit;
  }
  settle(outcome: Outcome, submit = this.submit): void {
    assert.ok(submit);
    this.machine.settle(submit, outcome);
  }
}

/** As a person gets there: by a submit and its outcome. */
const WAYS: Readonly<Record<State, readonly Outcome[]>> = {
  open: [],
  sending: [],
  answered: [OK],
  unknown: [UNKNOWN],
  changed: [refused('changed')],
  closed: [refused('closed')],
  off: [refused('not_enabled')],
};
function at(state: State): Bench {
  const bench = new Bench();
  if (state === 'open') return bench;
  bench.begin();
  for (const outcome of WAYS[state]) bench.settle(outcome);
  assert.equal(bench.machine.state, state);
  bench.told.length = 0;
  return bench;
}

/** By the code of a refusal, from sending and, late, from unknown. */
const CODES = {
  validation_failed: 'open',
  forbidden: 'open',
  invalid_state: 'answered',
  changed: 'changed',
  closed: 'closed',
  not_enabled: 'off',
  some_other: 'open',
  constructor: 'open',
} as const;

describe('status table', () => {
  for (const state of STATES) {
    const waits = state === 'sending' || state === 'unknown';

    it(`ST-1 ${state}, the person submits: ${state === 'open' ? 'sending' : 'nothing'}`, () => {
      const bench = at(state);
      const submit = bench.begin({ b: 2 });
      assert.equal(submit !== undefined, state === 'open');
      assert.equal(bench.machine.state, state === 'open' ? 'sending' : state);
      assert.deepEqual(bench.told, state === 'open' ? ['sending'] : []);
    });

    if (state !== 'open') {
      it(`ST-2 ${state}, outcome ok: ${waits ? 'answered' : 'ignored'}`, () => {
        const bench = at(state);
        const before = bench.machine.status;
        bench.settle({ is: 'ok', by: 'Ana', at: '2026-03-01T10:00:00Z' });
        if (waits)
          assert.deepEqual(bench.machine.status, { state: 'answered', values: { a: 1 }, by: 'Ana', at: '2026-03-01T10:00:00Z' });
        else assert.equal(bench.machine.status, before);
      });

      for (const [code, expected] of Object.entries(CODES)) {
        it(`ST-3 ${state}, refused as ${code}: ${waits ? expected : 'ignored'}`, () => {
          const bench = at(state);
          const before = bench.machine.status;
          const problems = [{ code: 'email', path: '/a', message: 'no', severity: 'refused' }] as const;
          const more = { by: 'Ana', at: 'now', values: { a: 9 }, content: { v: 2 }, message: 'Because.', problems };
          bench.settle(refused(code, more));
          if (!waits) {
            assert.equal(bench.machine.status, before);
            return;
          }
          const { message, ...carried } = more;
          assert.deepEqual(bench.machine.status, { state: expected, ...carried, reason: message });
          assert.equal(bench.machine.refusedAs, expected === 'open' ? code : undefined);
        });
      }

      it(`ST-4 ${state}, no outcome: ${state === 'sending' ? 'unknown' : 'nothing'}`, () => {
        const bench = at(state);
        bench.settle(UNKNOWN);
        assert.equal(bench.machine.state, state === 'sending' ? 'unknown' : state);
        assert.deepEqual(bench.told, state === 'sending' ? ['unknown'] : []);
      });
    }

    for (const to of STATES) {
      const waiting = state === 'sending' && to !== 'answered';
      it(`ST-5 ${state}, the host assigns ${to}: ${waiting ? 'waits for the outcome' : 'that'}`, () => {
        const bench = at(state);
        const status: Status = { state: to, reason: 'said by the host' };
        bench.machine.assign(status);
        if (waiting) assert.equal(bench.machine.state, 'sending');
        else assert.equal(bench.machine.status, status);
      });
    }
  }

  it('ST-2 an outcome of another submit is ignored', () => {
    const bench = at('unknown');
    const first = bench.submit;
    bench.machine.reopen();
    bench.begin({ b: 2 });
    bench.settle(OK, first);
    assert.equal(bench.machine.state, 'sending');
    bench.settle(OK);
    assert.deepEqual(bench.machine.status.values, { b: 2 });
  });

  it('ST-4 no listener: open, told, and nothing is left under way', () => {
    const bench = at('sending');
    assert.ok(bench.submit);
    bench.machine.withdraw(bench.submit, 'untaken');
    assert.deepEqual([bench.machine.state, bench.machine.refusedAs, bench.machine.current], ['open', 'untaken', undefined]);
  });

  it('ST-5 answered, assigned while sending: the outcome is then ignored', () => {
    for (const outcome of [OK, UNKNOWN, refused('closed'), refused('validation_failed')]) {
      const bench = at('sending');
      bench.machine.assign({ state: 'answered', by: 'Bo' });
      bench.settle(outcome);
      assert.deepEqual(bench.machine.status, { state: 'answered', by: 'Bo' });
    }
  });
});
