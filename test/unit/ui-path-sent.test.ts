/** What leaves the page with a submit, and what does not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIMITS } from '../../src/contract/limits.js';
import { UiSubmitEvent } from '../../src/ui/events.js';
import type { Sending } from '../../src/ui/submit-path.js';
import { ASK, Bench, SENDING, tick } from './path-bench.js';

describe('what is sent', () => {
  it('L-10 per_person wants a name: null, a number and an empty text are none', () => {
    for (const principal of [undefined, null, '', 7]) {
      const bench = new Bench();
      const viewer = { principal } as unknown as NonNullable<Sending['viewer']>;
      bench.path.send({ ...SENDING, submissions: 'per_person', viewer });
      assert.deepEqual([bench.state, bench.refusedAs, bench.loads], ['open', 'no_principal', 0]);
    }
    const bench = new Bench();
    bench.path.send({ ...SENDING, submissions: 'per_person', viewer: undefined, source: ASK });
    assert.equal(bench.events.length, 1, 'an ask is one person’s anyway');
    const no = new Bench();
    no.path.send({ ...SENDING, values: {}, submissions: 'per_person', viewer: undefined, answer: 'decline' });
    assert.equal(no.events.length, 1, 'no is no submission');
  });

  it('F-5 a listener can’t change what the receipt shows, nor a form what was sent', async () => {
    const bench = new Bench();
    const values = { a: ['x'] };
    bench.addEventListener('ui-submit', (event) => {
      const given = (event instanceof UiSubmitEvent ? event.values : {}) as typeof values;
      assert.throws(() => given.a.push('forged'), TypeError);
      assert.throws(() => Object.assign(given, { b: 1 }), TypeError);
    });
    bench.path.send({ ...SENDING, values, source: ASK });
    values.a.push('typed later');
    bench.path.machine.assign({ state: 'unknown' });
    assert.deepEqual(bench.events[0]?.values, { a: ['x'] });
    const taken = new Bench();
    taken.addEventListener('ui-submit', (event) => {
      if (event instanceof UiSubmitEvent) event.respondWith(undefined);
    });
    taken.path.send({ ...SENDING, values: { a: ['x'] }, source: ASK });
    await tick();
    assert.deepEqual([taken.state, taken.path.machine.status.values], ['answered', { a: ['x'] }]);
  });

  it('L-3 64 KB of values at most, counted with what was carried over', () => {
    const room = LIMITS.values - '{"a":""}'.length;
    for (const [size, expected] of [
      [room, 'sending'],
      [room + 1, 'open'],
    ] as const) {
      // prettier-ignore
      const bench = new Bench();
      bench.path.send({ ...SENDING, values: { a: 'x'.repeat(size) }, source: ASK });
      assert.deepEqual([bench.state, bench.refusedAs], [expected, expected === 'open' ? 'too_large' : undefined]);
    }
    const bench = new Bench();
    bench.path.send({ ...SENDING, values: { a: () => 1 } });
    assert.deepEqual([bench.state, bench.refusedAs], ['open', 'too_large'], 'no JSON is sent as none');
  });
});
