import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementFor, type Artifact, type Drawn, type Undrawn } from '../../src/core/submit/element-for.js';

const form: Artifact = { kind: 'form', id: 'f', version: 2, data: { title: 'A' }, made_by: { agent: 'bot' } };
const board: Artifact = { kind: 'dashboard', id: 'd', version: 5, data: { title: 'D' } };
const app: Artifact = { kind: 'app', id: 'a', version: 1, data: { title: 'P' } };
const submission: Artifact = {
  kind: 'submission',
  id: 'sub_1',
  version: 1,
  data: { form: 'f', version: 2, values: { name: 'Ada' } },
  by: 'Ada',
  at: '2026-11-30T15:00:00Z',
};
const none = (): undefined => undefined;
const codes = (got: Drawn | Undrawn): unknown => ('ok' in got ? got.problems.map(({ code, path }) => [code, path]) : got.tag);

test('L-15 each kind has its element', async () => {
  assert.deepEqual(await elementFor(form, none), {
    tag: 'ui-form',
    content: { title: 'A' },
    source: { artifact: { id: 'f', version: 2 }, made_by: { agent: 'bot' } },
  });
  assert.equal(codes(await elementFor(board, none)), 'ui-dashboard');
  assert.equal(codes(await elementFor(app, none)), 'ui-app-frame');
  const archived = await elementFor({ ...app, archived: true }, none);
  assert.deepEqual('tag' in archived && archived.status, { state: 'off', reason: 'archived' });
  for (const value of [false, 'true', 1, null, undefined]) {
    const running = await elementFor({ ...app, archived: value } as unknown as Artifact, none);
    assert.ok('tag' in running && !('status' in running), String(value));
  }
});

test('L-15 a submission is its form in the version that was answered, with values, who and when', async () => {
  const asked: unknown[] = [];
  const got = await elementFor(submission, (id, version) => {
    asked.push(id, version);
    return Promise.resolve(form);
  });
  assert.deepEqual(asked, ['f', 2]);
  assert.deepEqual(got, {
    tag: 'ui-form',
    content: { title: 'A' },
    source: { artifact: { id: 'f', version: 2 }, made_by: { agent: 'bot' } },
    status: { state: 'answered', values: { name: 'Ada' }, by: 'Ada', at: '2026-11-30T15:00:00Z' },
  });
  // a value instead of a promise will do
  assert.deepEqual(await elementFor(submission, () => form), got);
});

test('L-15 an action that was pressed is answered in its dashboard', async () => {
  const data = { dashboard: 'd', version: 5, values: {}, action: '__proto__' };
  const got = await elementFor({ ...submission, data }, () => board);
  assert.ok('tag' in got && got.tag === 'ui-dashboard');
  assert.deepEqual(Object.keys(got.status?.actions ?? {}), ['__proto__']);
});

test('L-15 a form that can’t be read is a problem, however the resolver fails', async () => {
  const missing = [['missing', '/data/form']];
  assert.deepEqual(codes(await elementFor(submission, none)), missing);
  assert.deepEqual(codes(await elementFor(submission, () => Promise.reject(new Error('gone')))), missing);
  assert.deepEqual(
    codes(
      await elementFor(submission, () => {
        throw new Error('gone');
      }),
    ),
    missing,
  );
  assert.deepEqual(codes(await elementFor(submission, () => board)), missing, 'not a form');
});

test('PF-61 an unknown kind and broken data are problems', async () => {
  for (const kind of ['note', 'constructor', '__proto__', '']) {
    assert.deepEqual(codes(await elementFor({ ...form, kind }, none)), [['unsupported_kind', '/kind']]);
  }
  for (const data of [
    null,
    1,
    {},
    { form: 'f' },
    { app: 'a', version: 1, values: {}, nonce: 'n' },
    { form: 1, version: 1, values: {} },
  ]) {
    assert.deepEqual(codes(await elementFor({ ...submission, data }, () => form)), [['unsupported_kind', '/data']]);
  }
});

test('PF-61 whatever a store gives, elementFor answers', async () => {
  const throws = (): never => {
    throw new Error('hostile');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const hostile: readonly unknown[] = [
    undefined,
    null,
    1,
    'form',
    [],
    {},
    revoked.proxy,
    new Proxy({}, { get: throws, ownKeys: throws, getPrototypeOf: throws }),
    ...Object.keys(form).map((key) => Object.defineProperty({ ...form }, key, { get: throws })),
  ];
  for (const given of hostile) {
    assert.deepEqual(codes(await elementFor(given as Artifact, none)), [['unsupported_kind', '/kind']]);
    const found = codes(await elementFor(submission, () => given as Artifact));
    assert.deepEqual(found, [['missing', '/data/form']]);
  }
  const thenable = Object.defineProperty({}, 'then', { get: throws }) as Artifact;
  assert.deepEqual(codes(await elementFor(submission, () => thenable)), [['missing', '/data/form']]);
  assert.deepEqual(codes(await elementFor(submission, undefined as never)), [['missing', '/data/form']]);
  const data = Object.defineProperty({}, 'form', { get: throws, enumerable: true });
  assert.deepEqual(codes(await elementFor({ ...submission, data }, () => form)), [['unsupported_kind', '/data']]);
});
