import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkEdit, type Edited, type Editor } from '../../src/core/submit/check-edit.js';

const ada: Editor = { principal: 'ada' };
const bob: Editor = { principal: 'bob' };
const admin: Editor = { principal: 'root', admin: true };
const agent: Editor = { principal: 'agent:1', agent: true };
const artifact = (kind: string, more: Partial<Edited> = {}): Edited => ({ kind, id: 'x', version: 1, author: 'ada', ...more });
const edit = (...patch: unknown[]): unknown => ({ type: 'edit_artifact', id: 'x', version: 1, patch });
const set = (path: string): unknown => ({ op: 'replace', path, value: 1 });
function verdict(command: unknown, to: Edited, by: Editor): string {
  const got = checkEdit(command, to, by);
  return got.ok ? 'ok' : got.code;
}

test('L-13 nobody edits a submission', () => {
  for (const by of [ada, bob, admin, agent]) {
    assert.equal(verdict(edit(set('/values/a')), artifact('submission'), by), 'forbidden');
    assert.equal(verdict(edit(), artifact('submission'), by), 'forbidden');
  }
});

test('L-14 a form’s closed and schema are its author’s and an admin’s', () => {
  const guarded = [
    set('/closed'),
    set('/schema'),
    set('/schema/properties/a'),
    { op: 'remove', path: '/closed' },
    { op: 'move', from: '/schema/title', path: '/title' },
    { op: 'copy', from: '/title', path: '/schema/title' },
    { op: 'add', path: '', value: {} },
  ];
  for (const operation of guarded) {
    const command = edit(set('/title'), operation);
    assert.equal(verdict(command, artifact('form'), ada), 'ok', JSON.stringify(operation));
    assert.equal(verdict(command, artifact('form'), admin), 'ok');
    assert.equal(verdict(command, artifact('form'), bob), 'forbidden', JSON.stringify(operation));
    assert.equal(verdict(command, artifact('form'), agent), 'forbidden');
  }
  const open = [set('/title'), set('/closedness'), set('/ui/schema'), { op: 'test', path: '/closed', value: 1 }];
  for (const operation of open) assert.equal(verdict(edit(operation), artifact('form'), bob), 'ok', JSON.stringify(operation));
  assert.equal(verdict(edit({ op: 'copy', from: '/schema/title', path: '/title' }), artifact('form'), bob), 'ok');
  // without an author on record nobody is it
  const orphan: Edited = { kind: 'form', id: 'x', version: 1 };
  assert.equal(verdict(edit(set('/closed')), orphan, ada), 'forbidden');
  assert.equal(verdict(edit(set('/closed')), orphan, {} as Editor), 'forbidden', 'nor is a nameless person');
  assert.equal(verdict(edit(set('/closed')), orphan, admin), 'ok');
});

test('L-66 a person reaches an app’s state and nothing else', () => {
  const inside = [
    set('/state'),
    set('/state/a/b'),
    { op: 'add', path: '/state/list/-', value: 1 },
    { op: 'move', from: '/state/a', path: '/state/b' },
    set('/state/~1html'),
    set('/state/html'),
  ];
  const outside = [
    set('/html'),
    set(''),
    set('/'),
    set('/statefoo'),
    set('/state~1a'),
    set('/State'),
    set('/html/state'),
    { op: 'move', from: '/html', path: '/state/a' },
    { op: 'copy', from: '/html', path: '/state/a' },
    { op: 'copy', from: '/state/a', path: '/html' },
    { op: 'move', from: '', path: '/state/a' },
    { op: 'test', path: '/html', value: 1 },
    { op: 'remove', path: '/html' },
  ];
  for (const by of [bob, ada, admin]) {
    for (const operation of inside) assert.equal(verdict(edit(operation), artifact('app'), by), 'ok', JSON.stringify(operation));
    for (const operation of outside) {
      assert.equal(verdict(edit(set('/state/a'), operation), artifact('app'), by), 'forbidden', JSON.stringify(operation));
    }
  }
  for (const operation of outside) assert.equal(verdict(edit(operation), artifact('app'), agent), 'ok');
});

test('L-66 a dashboard is its author’s and an admin’s, other kinds nobody’s here', () => {
  const by = [ada, admin, bob, agent].map((who) => verdict(edit(set('/title')), artifact('dashboard'), who));
  assert.deepEqual(by, ['ok', 'ok', 'forbidden', 'forbidden']);
  assert.equal(verdict(edit(), artifact('note'), admin), 'validation_failed');
  assert.equal(verdict(edit(), artifact('constructor'), admin), 'validation_failed');
});

test('L-13 an edit of an older version is changed, for those who may edit', () => {
  const now = artifact('app', { version: 2, data: { html: '' } });
  assert.deepEqual(checkEdit(edit(set('/state/a')), now, bob), {
    ok: false,
    code: 'changed',
    problems: [],
    content: { html: '' },
    source: { artifact: { id: 'x', version: 2 } },
  });
  assert.equal(verdict(edit(set('/html')), now, bob), 'forbidden');
});

test('L-66 a command that is no edit of this artifact, and a patch that is none', () => {
  const app = artifact('app');
  const commands = [
    null,
    {},
    { type: 'answer_deferred', run_id: 'r', tool_call_id: 't', answer: {} },
    { type: 'edit_artifact', id: 'y', version: 1, patch: [] },
    { type: 'edit_artifact', id: 'x', version: 1, patch: {} },
    edit(1),
    edit({ op: 'merge', path: '/state' }),
    edit({ op: 'add', path: '/state' }),
    edit({ op: 'move', path: '/state/a' }),
    edit({ op: 'add', path: '/state', value: 1, from: '/html' }),
    edit(set('state/a')),
    edit(set('/state/~2')),
    edit(set('/state/a~')),
    edit(set('/state/__proto__/a')),
    edit(set('/state/constructor')),
    edit({ op: 'copy', from: '/state/prototype', path: '/state/a' }),
  ];
  for (const command of commands) assert.equal(verdict(command, app, agent), 'validation_failed', JSON.stringify(command));
});

test('L-13 every refusal has its problems, if none', () => {
  const given = [checkEdit(null, artifact('app'), bob), checkEdit(edit(set('/html')), artifact('app'), bob)];
  for (const got of [...given, checkEdit(edit(set('/state')), artifact('app', { version: 2 }), bob)]) {
    assert.ok(!got.ok && Array.isArray(got.problems));
  }
});

test('PF-61 nothing that a page sends makes checkEdit throw, and no patch of a person leaves the state', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true }),
      (given) => !checkEdit(given, artifact('app'), bob).ok && !checkEdit(edit(given), artifact('app'), bob).ok,
    ),
  );
  const piece = fc.constantFrom('/', 'state', 'html', '~0', '~1', '~', '-', '', '/state', '/state/');
  const path = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom('add', 'replace', 'test', 'move', 'copy', 'remove'), path, path, (op, to, from) => {
      const extra = op === 'move' || op === 'copy' ? { from } : op === 'remove' ? {} : { value: 1 };
      if (!checkEdit(edit({ op, path: to, ...extra }), artifact('app'), bob).ok) return true;
      return /^\/state(\/|$)/.test(to) && (!('from' in extra) || /^\/state(\/|$)/.test(from));
    }),
    { numRuns: 2000 },
  );
});
