/** What of a host's refusal is kept: parts of the right type, as copies. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Refusal } from '../../src/contract/status.js';
import { readOutcome } from '../../src/ui/outcome.js';

async function refusalOf(value: unknown): Promise<Refusal> {
  const outcome = await readOutcome(value);
  if (outcome.is !== 'refused') throw new assert.AssertionError({ message: `read as ${outcome.is}` });
  return outcome.refusal;
}

const WHOLE = {
  ok: false,
  code: 'changed',
  by: 'Ana',
  at: '2026-03-01T10:00:00Z',
  message: 'The form was edited.',
  problems: [{ code: 'email', path: '/mail', message: 'no', severity: 'refused' }],
  values: { mail: 'a@b.example' },
  content: { schema: { type: 'object', properties: {} } },
  source: { artifact: { id: 'form-1', version: 2 } },
};

describe('a refusal, read', () => {
  it('ST-7 every part is kept', async () => {
    assert.deepEqual(await refusalOf(WHOLE), WHOLE);
    assert.deepEqual(await refusalOf(new Response(JSON.stringify(WHOLE), { status: 409 })), WHOLE);
  });

  it('ST-7 parts of a wrong type are left out', async () => {
    const wrong = { by: 1, at: {}, message: [], problems: 'none', values: [1], content: () => 1, source: 'form-1' };
    assert.deepEqual(await refusalOf({ ok: false, code: 'closed', ...wrong }), { ok: false, code: 'closed' });
  });

  it('ST-7 a source that names no artifact or ask whole is left out', async () => {
    for (const source of [
      {},
      { artifact: { id: 'form-1' } },
      { artifact: 5 },
      { ask: { run_id: 'r' } },
      { artifact: { id: 5, version: 1 } },
    ]) {
      assert.equal((await refusalOf({ ...WHOLE, source })).source, undefined);
    }
    const ask = { ask: { run_id: 'r', tool_call_id: 't' } };
    assert.deepEqual((await refusalOf({ ...WHOLE, source: ask })).source, ask);
  });

  it('ST-7 of the problems those that say what is wrong are kept', async () => {
    const problems = [
      null,
      'x',
      { message: 'no path' },
      { path: '/a' },
      { path: 4, code: 'email' },
      { path: '/a', message: 'y' },
    ];
    const read = (await refusalOf({ ...WHOLE, problems })).problems;
    assert.deepEqual(
      read?.map(({ path, code, message }) => [path, code, message]),
      [
        [undefined, undefined, 'x'],
        [undefined, undefined, 'no path'],
        [undefined, 'email', undefined],
        ['/a', undefined, 'y'],
      ],
    );
  });

  it('ST-7 what the host changes later changes nothing here', async () => {
    const values = { mail: 'a@b.example' };
    const read = await refusalOf({ ...WHOLE, values });
    values.mail = 'changed';
    assert.deepEqual(read.values, { mail: 'a@b.example' });
  });

  it('ST-7 a part that throws when read, or never ends, is left out', async () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    const hostile = {
      get mail(): string {
        throw new Error('hostile');
      },
    };
    const read = await refusalOf({ ...WHOLE, values: hostile, content: loop, problems: [loop] });
    assert.deepEqual([read.values, read.content, read.problems], [undefined, undefined, undefined]);
    assert.equal(read.by, 'Ana');
  });
});
