/** What a page hands to `respondWith`, read: every row of the contract's paragraph, and what nobody should hand over. */
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { readOutcome } from '../../src/ui/outcome.js';
import type { Outcome } from '../../src/ui/status.js';

const UNKNOWN: Outcome = { is: 'unknown' };
const response = (status: number, body: string | null = null): Response => new Response(body, { status });
const REFUSAL = { ok: false, code: 'validation_failed' } as const;
const refusedAs = (code: string): Outcome => ({ is: 'refused', refusal: { ok: false, code } });
const throws = (what: unknown = new Error('hostile')): never => {
  throw what;
};

/** Value handed over, and what it means. */
const READINGS: Readonly<Record<string, readonly [() => unknown, Outcome]>> = {
  undefined: [() => undefined, { is: 'ok' }],
  'a promise of undefined': [() => Promise.resolve(), { is: 'ok' }],
  '{ok: true}': [() => ({ ok: true }), { is: 'ok' }],
  '{ok: true} with who and when': [() => ({ ok: true, by: 'Ana', at: '2026-03-01' }), { is: 'ok', by: 'Ana', at: '2026-03-01' }],
  '{ok: true} with who of a wrong type': [() => ({ ok: true, by: 7, at: null }), { is: 'ok' }],
  '200 without a body': [() => response(200), { is: 'ok' }],
  '204': [() => response(204), { is: 'ok' }],
  '200 with white space': [() => response(200, ' \n'), { is: 'ok' }],
  '201 with the host’s own JSON': [() => response(201, '{"id": 7}'), { is: 'ok' }],
  '200 with a list': [() => response(200, '[]'), { is: 'ok' }],
  '200 with null': [() => response(200, 'null'), { is: 'ok' }],
  '200 with {ok: true, by}': [() => response(200, '{"ok":true,"by":"Ana"}'), { is: 'ok', by: 'Ana' }],
  '200 with HTML': [() => response(200, '<!doctype html><title>Log in</title>'), UNKNOWN],
  '200 with half of a JSON text': [() => response(200, '{"ok": tr'), UNKNOWN],
  '200 with a refusal': [() => response(200, JSON.stringify(REFUSAL)), refusedAs('validation_failed')],
  '200 with {ok: false} and no code': [() => response(200, '{"ok":false}'), UNKNOWN],
  '409 with a refusal': [() => response(409, '{"ok":false,"code":"closed"}'), refusedAs('closed')],
  '422 with a code of the host’s own': [() => response(422, '{"ok":false,"code":"quota"}'), refusedAs('quota')],
  '403 without a body': [() => response(403), UNKNOWN],
  '404 with HTML': [() => response(404, '<h1>Not found</h1>'), UNKNOWN],
  '400 with other JSON': [() => response(400, '{"error":"bad"}'), UNKNOWN],
  '400 that says ok': [() => response(400, '{"ok":true}'), UNKNOWN],
  '408 with a refusal': [() => response(408, JSON.stringify(REFUSAL)), UNKNOWN],
  '500 with a refusal': [() => response(500, JSON.stringify(REFUSAL)), UNKNOWN],
  '503': [() => response(503), UNKNOWN],
  '304': [() => new Response(null, { status: 304 }), UNKNOWN],
  'a network error’s Response': [() => Response.error(), UNKNOWN],
  null: [() => null, UNKNOWN],
  true: [() => true, UNKNOWN],
  false: [() => false, UNKNOWN],
  'a text': [() => 'ok', UNKNOWN],
  'a list': [() => [{ ok: true }], UNKNOWN],
  '{}': [() => ({}), UNKNOWN],
  '{ok: 1}': [() => ({ ok: 1 }), UNKNOWN],
  '{ok: false} without a code': [() => ({ ok: false }), UNKNOWN],
  'a code that is no text': [() => ({ ok: false, code: 4 }), UNKNOWN],
  'a code without ok': [() => ({ code: 'closed' }), UNKNOWN],
  'an Error': [() => new Error('down'), UNKNOWN],
  'a symbol': [() => Symbol('x'), UNKNOWN],
  'a function': [() => () => ({ ok: true }), UNKNOWN],
  'a getter that throws': [
    () => ({
      get ok() {
        return throws();
      },
    }),
    UNKNOWN,
  ],
  'a getter that throws a refusal': [
    () => ({
      get ok() {
        return throws(REFUSAL);
      },
    }),
    UNKNOWN,
  ],
  'a proxy that throws': [() => new Proxy({}, { get: () => throws(), getPrototypeOf: () => throws() }), UNKNOWN],
  'a thenable': [
    () => ({
      then: (take: (value: unknown) => void) => {
        take({ ok: true });
      },
    }),
    { is: 'ok' },
  ],
  'a thenable that refuses': [
    () => ({
      then: (_: unknown, refuse: (value: unknown) => void) => {
        refuse(REFUSAL);
      },
    }),
    refusedAs('validation_failed'),
  ],
  'a thenable whose then throws': [
    () => ({
      get then() {
        return throws();
      },
    }),
    UNKNOWN,
  ],
  'a thenable of a thenable': [
    () => ({
      then: (take: (value: unknown) => void) => {
        take(Promise.resolve({ ok: true }));
      },
    }),
    { is: 'ok' },
  ],
};

describe('respondWith readings', () => {
  before(() => mock.method(console, 'warn', () => undefined)); // what it is told: ui-words.test.ts
  after(() => {
    mock.restoreAll();
  });

  for (const [name, [make, expected]] of Object.entries(READINGS)) {
    it(`ST-7 ${name}: ${expected.is}`, async () => {
      assert.deepEqual(await readOutcome(make()), expected);
      assert.deepEqual(await readOutcome(Promise.resolve(make())), expected);
    });

    if (name.startsWith('a thenable')) continue; // a rejection does not unwrap it

    it(`ST-7 rejected with ${name}: ${expected.is === 'refused' ? 'refused' : 'unknown'}`, async () => {
      const value = make();
      const promised = new Promise((_resolve, reject) => {
        reject(value); // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors -- a page rejects with anything
      });
      assert.deepEqual(await readOutcome(promised), expected.is === 'refused' ? expected : UNKNOWN);
    });
  }

  it('ST-7 an Error that carries a refusal refuses', async () => {
    const error = Object.assign(new Error('no'), { ok: false, code: 'closed', message: 'Too late.' });
    assert.deepEqual(await readOutcome(Promise.reject(error)), {
      is: 'refused',
      refusal: { ok: false, code: 'closed', message: 'Too late.' },
    });
  });

  it('ST-7 a page may read the Response as well', async () => {
    const shared = response(409, '{"ok":false,"code":"closed"}');
    const [outcome, body] = await Promise.all([
      readOutcome(Promise.resolve(shared)),
      Promise.resolve(shared).then((one): Promise<unknown> => one.clone().json()),
    ]);
    assert.deepEqual(outcome, refusedAs('closed'));
    assert.deepEqual(body, { ok: false, code: 'closed' });
    assert.equal(shared.bodyUsed, false);
  });

  it('ST-7 a Response that was read before can’t be read: unknown', async () => {
    const read = response(200, '{}');
    await read.text();
    assert.deepEqual(await readOutcome(read), UNKNOWN);
  });
});
