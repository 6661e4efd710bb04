/** A submit whose hash comes late or never. */
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { ARTIFACT, ASK, Bench, CHUNK, SENDING, tick } from './path-bench.js';

/** With timers in the test's hands. */
async function timed(run: (bench: Bench, pass: (ms: number) => void) => unknown): Promise<void> {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    await run(new Bench(), (ms) => {
      mock.timers.tick(ms);
    });
  } finally {
    mock.timers.reset();
  }
}

describe('a submit whose hash is not at hand', () => {
  it('ST-4 a chunk that never comes: after the timeout it is open and says that nothing was sent', () =>
    timed(async (bench, pass) => {
      bench.path.send(SENDING);
      pass(999);
      assert.equal(bench.state, 'sending');
      pass(1);
      assert.deepEqual([bench.state, bench.refusedAs], ['open', 'not_prepared']);
      bench.come(CHUNK);
      await tick();
      assert.deepEqual([bench.state, bench.events.length], ['open', 0], 'too late: nothing is sent behind anybody’s back');
      bench.path.send(SENDING);
      assert.deepEqual([bench.state, bench.events.length], ['sending', 1]);
    }));

  it('ST-4 a chunk that fails is tried once more with each send, and once only before', async () => {
    const bench = new Bench();
    for (let edit = 0; edit < 3; edit += 1) {
      bench.path.prepare(ARTIFACT);
      bench.fail(new Error('offline'));
      await tick();
    }
    assert.equal(bench.loads, 1);
    bench.path.send(SENDING);
    assert.equal(bench.loads, 2);
    bench.fail(new Error('offline'));
    await tick();
    assert.deepEqual([bench.state, bench.refusedAs, bench.loads], ['open', 'not_prepared', 2]);
    bench.path.send(SENDING);
    bench.come(CHUNK);
    await tick();
    assert.equal(bench.events.length, 1);
  });

  it('L-12 the hash is prepared for an artifact only, and a load under way is joined', () => {
    const bench = new Bench();
    bench.path.prepare(undefined);
    bench.path.prepare(ASK);
    assert.equal(bench.loads, 0);
    bench.path.prepare(ARTIFACT);
    bench.path.send(SENDING);
    assert.equal(bench.loads, 1);
  });

  for (const state of ['open', 'answered', 'unknown', 'changed', 'closed', 'off'] as const)
    it(`ST-5 ${state} assigned before anything left the page applies at once, and nothing is sent`, async () => {
      const bench = new Bench();
      bench.path.send(SENDING);
      bench.path.machine.assign({ state });
      assert.equal(bench.state, state);
      bench.come(CHUNK);
      await tick();
      assert.deepEqual([bench.state, bench.events.length], [state, 0]);
    });

  it('ST-6 out of the page when the chunk comes: it is sent once it is back', async () => {
    const bench = new Bench();
    bench.path.send(SENDING);
    bench.isConnected = false;
    bench.come(CHUNK);
    await tick();
    assert.deepEqual([bench.state, bench.events.length], ['sending', 0]);
    bench.isConnected = true;
    bench.path.connected();
    bench.path.connected();
    assert.equal(bench.events.length, 1);
  });

  it('ST-6 out of the page for longer than an outcome may take: open, nothing was sent', () =>
    timed(async (bench, pass) => {
      bench.path.send(SENDING);
      bench.isConnected = false;
      bench.come(CHUNK);
      await tick();
      pass(1000);
      assert.deepEqual([bench.state, bench.refusedAs], ['open', 'not_prepared']);
      bench.isConnected = true;
      bench.path.connected();
      assert.equal(bench.events.length, 0);
    }));

  it('L-11 a retry that never left the page leaves the nonce of what may have arrived', async () => {
    const bench = new Bench();
    bench.come(CHUNK);
    bench.hash.ready = CHUNK;
    bench.path.send(SENDING);
    const nonceOf = (index: number): unknown => (bench.events[index]?.command as { data: { nonce: string } }).data.nonce;
    bench.path.machine.assign({ state: 'unknown' });
    for (const chunk of ['fails', 'is overtaken']) {
      bench.path.machine.reopen();
      bench.hash.ready = undefined;
      bench.path.send(SENDING);
      if (chunk === 'fails') bench.fail(new Error('offline'));
      else bench.path.machine.assign({ state: 'open', reason: chunk });
      await tick();
      assert.equal(bench.state, 'open');
    }
    bench.hash.ready = CHUNK;
    bench.path.send(SENDING);
    assert.equal(nonceOf(1), nonceOf(0));
  });
});
