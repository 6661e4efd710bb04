import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND, type Source } from '../../src/contract/commands.js';
import { checkShape } from '../../src/core/check/shape.js';
import { submitCommand, submitProblem, type Submitting } from '../../src/core/submit/command.js';
import { submissionId } from '../../src/core/submit/id.js';
import { makeNonce } from '../../src/core/submit/nonce.js';

const source: Source = { artifact: { id: 'form_1', version: 3 }, made_by: { agent: 'a' }, audience: 'your team' };
const what: Submitting = { source, values: { a: 1 }, submissions: 'once', nonce: 'n1' };

test('L-18 an ask is answered with answer_deferred, and needs no hash', () => {
  const ask: Source = { ask: { run_id: 'r', tool_call_id: 't' }, audience: 'you' };
  assert.deepEqual(submitCommand({ ...what, source: ask }), {
    type: 'answer_deferred',
    run_id: 'r',
    tool_call_id: 't',
    answer: { a: 1 },
  });
});

test('L-13 a submission names the form, its version and the values', () => {
  const command = submitCommand(what, submissionId);
  assert.deepEqual(command, {
    type: 'create_artifact',
    kind: 'submission',
    id: submissionId({ submissions: 'once', id: 'form_1' }),
    data: { form: 'form_1', version: 3, values: { a: 1 } },
  });
  assert.deepEqual(checkShape(command, COMMAND, ''), []);
});

test('L-18 without a source there is no command', () => {
  assert.equal(submitCommand({ ...what, source: undefined }, submissionId), null);
});

test('L-10 the nonce is kept in the data of many, and only there', () => {
  const many = submitCommand({ ...what, submissions: 'many' }, submissionId);
  assert.ok(many?.type === 'create_artifact');
  assert.equal(many.data.nonce, 'n1');
  assert.equal(many.id, submissionId({ submissions: 'many', id: 'form_1', nonce: 'n1' }));
  const person = submitCommand({ ...what, submissions: 'per_person', viewer: { principal: 'ada' } }, submissionId);
  assert.ok(person?.type === 'create_artifact');
  assert.equal(Object.hasOwn(person.data, 'nonce'), false);
  assert.equal(person.id, submissionId({ submissions: 'per_person', id: 'form_1', principal: 'ada' }));
});

test('L-10 per_person without a principal is refused before sending', () => {
  const person: Submitting = { ...what, submissions: 'per_person', viewer: {} };
  assert.deepEqual([submitProblem(person)?.code, submitProblem(person)?.keyword], ['missing', 'principal']);
  assert.equal(submitCommand(person, submissionId), null);
  assert.equal(submitProblem({ ...person, viewer: { principal: 'ada' } }), undefined);
  // an ask has no policy
  assert.equal(submitProblem({ ...person, source: { ask: { run_id: 'r', tool_call_id: 't' } } }), undefined);
});

test('L-11 a retry with its nonce is the same command, a new submit another', () => {
  const many: Submitting = { ...what, submissions: 'many', nonce: makeNonce() };
  assert.deepEqual(submitCommand(many, submissionId), submitCommand({ ...many }, submissionId));
  // the id stays even if values change
  const other = submitCommand({ ...many, values: { a: 2 } }, submissionId);
  const first = submitCommand(many, submissionId);
  assert.ok(first?.type === 'create_artifact' && other?.type === 'create_artifact');
  assert.equal(other.id, first.id);
  const next = submitCommand({ ...many, nonce: makeNonce() }, submissionId);
  assert.ok(next?.type === 'create_artifact');
  assert.notEqual(next.id, first.id);
});

test('L-12 an action is part of the id and of the data, an app is always many', () => {
  const action = submitCommand({ ...what, action: 'restart' }, submissionId);
  assert.ok(action?.type === 'create_artifact');
  assert.deepEqual(action.data, { dashboard: 'form_1', version: 3, values: { a: 1 }, action: 'restart' });
  assert.equal(action.id, submissionId({ submissions: 'once', id: 'form_1' }, 'restart'));
  const app = submitCommand({ ...what, kind: 'app' }, submissionId);
  assert.ok(app?.type === 'create_artifact');
  assert.deepEqual(app.data, { app: 'form_1', version: 3, values: { a: 1 }, nonce: 'n1' });
  assert.equal(app.id, submissionId({ submissions: 'many', id: 'form_1', nonce: 'n1' }));
});

test('L-12 an artifact without the derivation is the caller’s mistake', () => {
  assert.throws(() => submitCommand(what), TypeError);
});
