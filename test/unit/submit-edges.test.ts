import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdit, type Edited } from '../../src/core/submit/check-edit.js';
import { checkSubmission, type Answered } from '../../src/core/submit/check-submission.js';
import { submitCommand, submitProblem, type Submitting } from '../../src/core/submit/command.js';
import { elementFor, type Artifact } from '../../src/core/submit/element-for.js';
import { command, form, verdict } from './submit-bench.js';

const artifact: Edited = { kind: 'form', id: 'x', version: 1, author: 'ada', data: { title: 'T' } };
const ada = { principal: 'ada' };
const edit = { type: 'edit_artifact', id: 'x', version: 1, patch: [{ op: 'test', path: '/title', value: 'T' }] };

test('L-13 an accepted edit is handed back as it came, with no problem', () => {
  assert.deepEqual(checkEdit(edit, artifact, ada), { ok: true, value: edit, problems: [] });
});

test('ST-7 each refusal of an edit is a response’s body: one problem at the whole, and what it is about', () => {
  const about = (given: unknown, to: Edited = artifact): unknown => {
    const got = checkEdit(given, to, { principal: 'bob' });
    assert.ok(!got.ok);
    const [only, ...more] = got.problems;
    assert.ok(only && more.length === 0 && only.message !== '');
    return [got.code, only.code, only.path, only.severity, only.keyword];
  };
  const submit = { type: 'answer_deferred', run_id: 'r', tool_call_id: 't', answer: {} };
  assert.deepEqual(about(submit), ['validation_failed', 'wrong_value', '', 'refused', 'type']);
  assert.deepEqual(about(command()), ['validation_failed', 'wrong_value', '', 'refused', 'type']);
  assert.deepEqual(about({ ...edit, id: 'y' }), ['validation_failed', 'wrong_value', '', 'refused', 'id']);
  const patch = [{ op: 'remove', path: '/a/__proto__/b' }];
  assert.deepEqual(about({ ...edit, patch }), ['validation_failed', 'wrong_value', '', 'refused', 'path']);
  assert.deepEqual(about(edit, { ...artifact, kind: 'note' }), [
    'validation_failed',
    'unsupported_kind',
    '',
    'refused',
    undefined,
  ]);
  assert.deepEqual(about(edit, { ...artifact, kind: 'submission' }), ['forbidden', 'not_permitted', '', 'refused', undefined]);
  assert.deepEqual(about({ ...edit, patch: [() => 1] }), ['validation_failed', 'not_json', '/patch/0', 'refused', undefined]);
});

test('L-13 an edit of another version is answered with the present one', () => {
  assert.deepEqual(checkEdit({ ...edit, version: 0 }, artifact, ada), {
    ok: false,
    code: 'changed',
    problems: [],
    content: { title: 'T' },
    source: { artifact: { id: 'x', version: 1 } },
  });
});

test('ST-7 a command that is no JSON is refused at the whole, with the place as keyword', () => {
  const given = { ...(command() as object), data: { form: 'form_1', version: 3, values: { name: () => 1 } } };
  assert.deepEqual(verdict(given, form()), ['validation_failed', 'not_json', '', '/data/values/name']);
  assert.deepEqual(verdict(undefined, form()), ['validation_failed', 'not_json', '', '']);
});

const board = (content: unknown): Answered => ({ kind: 'dashboard', id: 'form_1', version: 3, content });
const press = command({ action: 'go', values: {} });

test('PF-61 a dashboard of any make-up is looked through for the action, and what is no JSON is told', () => {
  const go = { name: 'go' };
  for (const panels of [
    [null, 1, 'x', [], { actions: [go] }],
    [{ actions: [null, 1, 'x', [go], go] }],
    [{ actions: {} }, { actions: [go] }],
  ]) {
    assert.equal(verdict(press, board({ panels })), 'ok', JSON.stringify(panels));
  }
  for (const content of [
    null,
    1,
    'x',
    [],
    {},
    { panels: null },
    { panels: { actions: [go] } },
    { panels: [{ actions: go }] },
    { panels: [go] },
  ]) {
    assert.deepEqual(
      verdict(press, board(content)),
      ['validation_failed', 'unknown_name', '', 'action'],
      JSON.stringify(content),
    );
  }
  assert.deepEqual(verdict(press, board({ panels: [() => 1] })), ['validation_failed', 'not_json', '/panels/0', undefined]);
});

test('L-14 an action that is off takes no press, and none but its own policy', () => {
  const action = (more: object): Answered => board({ panels: [{ actions: [{ name: 'go', ...more }] }] });
  assert.deepEqual(verdict(press, action({ disabled: true })), ['closed']);
  for (const disabled of [false, 'true', 1, null]) assert.equal(verdict(press, action({ disabled })), 'ok');
  assert.equal(verdict(press, action({ submissions: 'nonsense' })), 'ok', 'as once');
  assert.deepEqual(verdict(press, action({ submissions: 'many' })), ['validation_failed', 'missing', '', 'nonce']);
  const many = command({ action: 'go', values: {}, submissions: 'many' });
  assert.equal(verdict(many, action({ submissions: 'many' })), 'ok');
});

test('L-6 an action has no fields: what is sent along is left out', () => {
  const got = checkSubmission(command({ action: 'go', values: { x: 1 } }), board({ panels: [{ actions: [{ name: 'go' }] }] }));
  assert.ok(got.ok && got.value.type === 'create_artifact');
  assert.deepEqual(got.value.data.values, {});
});

test('L-10 one answer a person needs to know the person', () => {
  const what: Submitting = { source: { artifact: { id: 'f', version: 1 } }, values: {}, submissions: 'per_person', nonce: 'n' };
  for (const principal of [undefined, null, '', 1]) {
    assert.equal(submitProblem({ ...what, viewer: { principal } as never })?.keyword, 'principal');
  }
  assert.equal(submitProblem(what)?.keyword, 'principal', 'nor without a viewer');
  assert.equal(submitProblem({ ...what, viewer: { principal: 'ada' } }), undefined);
  assert.equal(submitProblem({ ...what, source: undefined }), undefined, 'nothing is answered');
  const given = command({ submissions: 'per_person', viewer: { principal: 'ada' } });
  assert.equal(verdict(given, form({ submissions: 'per_person' }), { principal: 'ada' }), 'ok');
  assert.deepEqual(verdict(given, form({ submissions: 'per_person' }), { principal: 'bob' }), [
    'validation_failed',
    'bad_id',
    '',
    'id',
  ]);
  assert.deepEqual(verdict(given, form({ submissions: 'per_person' })), ['validation_failed', 'missing', '', 'principal']);
});

test('L-12 an artifact without the derivation is the caller’s mistake', () => {
  const what: Submitting = { source: { artifact: { id: 'f', version: 1 } }, values: {}, submissions: 'once', nonce: 'n' };
  assert.throws(() => submitCommand(what), { name: 'TypeError', message: /derivation/ });
  assert.equal(submitCommand({ ...what, source: undefined }), null);
});

test('L-15 who and when are told where the store knows them, and a refusal is not ok', async () => {
  const asked: Artifact = { kind: 'form', id: 'f', version: 1, data: {} };
  const data = { form: 'f', version: 1, values: {} };
  const got = await elementFor({ kind: 'submission', id: 's', version: 1, data }, () => asked);
  assert.deepEqual(got, {
    tag: 'ui-form',
    content: {},
    source: { artifact: { id: 'f', version: 1 } },
    status: { state: 'answered', values: {} },
  });
  const none = await elementFor({ ...asked, kind: 'note' }, () => asked);
  assert.ok('ok' in none);
  assert.deepEqual([none.ok, none.problems[0]?.severity], [false, 'refused']);
});
