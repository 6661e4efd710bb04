/** What a host says, as it is kept and as it is shown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToldProblem } from '../../src/contract/problems.js';
import { LIMITS } from '../../src/contract/limits.js';
import { statusFrom } from '../../src/ui/host-words.js';
import { readOutcome } from '../../src/ui/outcome.js';
import { problemText } from '../../src/ui/problem-text.js';
import { Texts } from '../../src/ui/strings.js';

const texts = new Texts('en');
const say = (problem: ToldProblem): string => problemText(problem, texts);

describe('a host’s problem in words', () => {
  /** Each code with what its text needs, and its text. */
  const WHOLE: Readonly<Record<string, readonly [Partial<ToldProblem>, string]>> = {
    'min-length': [{ limit: 3, got: 2 }, 'Use at least 3 characters; you have 2.'],
    'max-length': [{ limit: 3, got: 4 }, 'Use at most 3 characters; you have 4.'],
    'ambiguous-number': [{ got: [1234, 1.234] }, 'This can be read as 1,234 or as 1.234. Choose the one you mean.'],
    minimum: [{ limit: 3 }, 'Enter 3 or more.'],
    maximum: [{ limit: 3 }, 'Enter 3 or less.'],
    both: [{ limit: [1, 3] }, 'Enter a number from 1 to 3.'],
    'exclusive-minimum': [{ limit: 3 }, 'Enter more than 3.'],
    'exclusive-maximum': [{ limit: 3 }, 'Enter less than 3.'],
    'multiple-of': [{ limit: 3 }, 'Enter a multiple of 3.'],
    decimals: [{ limit: 2 }, 'Use at most 2 decimals.'],
    'min-items': [{ limit: 2 }, 'Choose at least 2.'],
    'max-items': [{ limit: 2 }, 'Choose at most 2.'],
  };

  for (const [code, [numbers, text]] of Object.entries(WHOLE))
    it(`L-5 ${code} is said with its numbers, and without them in the host’s words`, () => {
      assert.equal(say({ code, message: 'Mine.', ...numbers }), text);
      assert.equal(say({ code, message: 'Mine.' }), 'Mine.');
      assert.equal(say({ code, message: 'Mine.', limit: 'x' as never, got: [Number.NaN, 2] }), 'Mine.');
      assert.equal(say({ code }), texts.get('refused-text'));
      assert.equal(say({ code, message: ' ' }), texts.get('refused-text'));
    });

  it('L-5 codes without numbers are said as they are, with an example where one helps', () => {
    assert.equal(say({ code: 'email', message: 'Mine.' }), 'Enter an email address, like name@example.org.');
    assert.equal(say({ code: 'not-number' }), 'Enter a number, like 12.5.');
    assert.match(say({ code: 'time' }), /2:30/);
    assert.equal(say({ code: 'required-one' }), 'Choose one.');
  });

  it('L-5 a text that is no code of a value is none', () => {
    for (const code of ['send-again', 'untaken-text', 'no', 'constructor', '__proto__', '']) {
      assert.equal(say({ code, message: 'Mine.' }), 'Mine.');
    }
  });
});

describe('what a host says is kept', () => {
  it('ST-6 a status changed in place and assigned again is another status', () => {
    const own = { state: 'open', reason: 'a', values: { x: [1] }, actions: { go: { state: 'open', values: { y: 1 } } } };
    const before = statusFrom(own);
    Object.assign(own, { state: 'closed' });
    own.values.x.push(2);
    own.actions.go.state = 'off';
    own.actions.go.values.y = 2;
    assert.deepEqual(before, {
      state: 'open',
      reason: 'a',
      values: { x: [1] },
      actions: { go: { state: 'open', values: { y: 1 } } },
    });
    assert.equal(statusFrom(own)?.state, 'closed');
    assert.throws(() => (before.values['x'] as unknown[]).push(3), TypeError);
  });

  it('ST-6 of a dashboard’s actions those that name a state are kept', () => {
    const actions = { good: { state: 'off' }, bad: { state: 'none' }, worse: 1 };
    assert.deepEqual(Object.keys(statusFrom({ state: 'open', actions })?.actions ?? {}), ['good']);
    const own = JSON.parse('{"__proto__": {"state": "closed"}}') as unknown;
    assert.deepEqual(Object.keys(statusFrom({ state: 'open', actions: own })?.actions ?? {}), ['__proto__']);
  });

  it('ST-7 twenty problems and a thousand characters at most', () => {
    const long = '😀'.repeat(1001);
    const problems = Array.from({ length: LIMITS.problems + 1 }, () => ({ path: '/a', message: long }));
    const read = statusFrom({ state: 'closed', reason: long, by: long, problems: [long, ...problems] });
    assert.equal(read?.problems?.length, LIMITS.problems);
    for (const text of [read.reason, read.by, read.problems[0]?.message, read.problems[1]?.message]) {
      assert.equal(text, '😀'.repeat(1000));
    }
    assert.equal(statusFrom({ state: 'closed', reason: 'x'.repeat(1000) })?.reason?.length, 1000);
    assert.equal(statusFrom({ state: 'closed', reason: 'x'.repeat(1001) })?.reason?.length, 1000);
  });
});

describe('an outcome that says nothing', () => {
  async function warnings(promised: unknown): Promise<string[]> {
    const told: string[] = [];
    const { warn } = console;
    console.warn = (...args: unknown[]) => told.push(args.join(' '));
    try {
      await readOutcome(promised);
    } finally {
      console.warn = warn;
    }
    return told;
  }
  const CASES: readonly (readonly [unknown, string])[] = [
    [new Response('<h1>Not found</h1>', { status: 404 }), 'HTTP 404 with a body that is no JSON'],
    [new Response('{"error":1}', { status: 404 }), 'HTTP 404 without a refusal in its body'],
    [new Response(null, { status: 403 }), 'HTTP 403 without a refusal in its body'],
    [new Response('{"ok":false,"code":"closed"}', { status: 408 }), 'HTTP 408'],
    [new Response(null, { status: 500 }), 'HTTP 500'],
    [{ ok: 1 }, 'neither {ok: true} nor {ok: false, code}'],
    [null, 'null is no outcome'],
    ['ok', 'string is no outcome'],
    [Promise.reject(new TypeError('Failed to fetch')), 'rejected with TypeError: Failed to fetch'],
    [Promise.reject(Object.assign(new Error('x'), { ok: true })), 'rejected with Error: x'],
    [Object.defineProperty({}, 'ok', { get: () => assert.fail() }), 'the outcome can’t be read'],
  ];
  for (const [promised, why] of CASES)
    it(`ST-7 the console is told once: ${why}`, async () => {
      assert.deepEqual(await warnings(promised), [`inlay-ui: ${why}; the outcome counts as unknown`]);
    });

  it('ST-7 an outcome that says something leaves the console alone', async () => {
    const error = Object.assign(new Error('no'), { ok: false, code: 'x' });
    for (const good of [undefined, { ok: true }, { ok: false, code: 'closed' }, Promise.reject(error)]) {
      assert.deepEqual(await warnings(good), []);
    }
  });
});
