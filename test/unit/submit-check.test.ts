import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import { checkSubmission, type Answered, type SubmissionBy } from '../../src/core/submit/check-submission.js';
import { submitCommand, type Submitting } from '../../src/core/submit/command.js';
import { submissionId } from '../../src/core/submit/id.js';

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
  required: ['name'],
};
const content = (more: object = {}): object => ({ title: 'Sign up', schema, ...more });
const form = (more: object = {}): Answered => ({ id: 'form_1', version: 3, content: content(more) });
const asked: Answered = { content: content(), ask: { run_id: 'r', tool_call_id: 't' } };

const command = (more: Partial<Submitting> = {}): unknown =>
  submitCommand(
    { source: { artifact: { id: 'form_1', version: 3 } }, values: { name: 'Ada' }, submissions: 'once', nonce: 'n1', ...more },
    submissionId,
  );
const answer = (values: unknown, more: object = {}): unknown => ({
  type: 'answer_deferred',
  run_id: 'r',
  tool_call_id: 't',
  answer: values,
  ...more,
});
/** The code of the refusal and what its first problem is about, or 'ok'. */
function verdict(given: unknown, to: Answered | undefined, by?: SubmissionBy): unknown {
  const got = checkSubmission(given, to, by);
  if (got.ok) return 'ok';
  const [first] = got.problems ?? [];
  return first ? [got.code, first.code, first.path, first.keyword] : [got.code];
}

test('L-10 a submission that fits is taken, by every policy', () => {
  assert.equal(verdict(command(), form()), 'ok');
  const person = command({ submissions: 'per_person', viewer: { principal: 'ada' } });
  assert.equal(verdict(person, form({ submissions: 'per_person' }), { principal: 'ada' }), 'ok');
  assert.equal(verdict(command({ submissions: 'many' }), form({ submissions: 'many' })), 'ok');
  assert.equal(verdict(answer({ name: 'Ada' }), asked), 'ok');
});

test('L-10 an id that is not its derivation is refused', () => {
  const bad = ['validation_failed', 'bad_id', '', 'id'];
  assert.deepEqual(verdict({ ...(command() as object), id: 'sub_0' }, form()), bad);
  // the principal is the server's, whoever the page says it is
  const person = command({ submissions: 'per_person', viewer: { principal: 'ada' } });
  assert.deepEqual(verdict(person, form({ submissions: 'per_person' }), { principal: 'bob' }), bad);
  // the policy is the form's, whichever the page used
  assert.deepEqual(verdict(command({ submissions: 'many' }), form()), bad);
  const data = { form: 'form_1', version: 3, values: { name: 'Ada' }, nonce: 'n2' };
  assert.deepEqual(verdict({ ...(command({ submissions: 'many' }) as object), data }, form({ submissions: 'many' })), bad);
});

test('L-10 a missing principal or nonce is named', () => {
  assert.deepEqual(verdict(command(), form({ submissions: 'per_person' })), ['validation_failed', 'missing', '', 'principal']);
  assert.deepEqual(verdict(command(), form({ submissions: 'many' })), ['validation_failed', 'missing', '', 'nonce']);
});

test('L-13 a form edited since is changed: the refusal brings the present one', () => {
  const got = checkSubmission(command(), { ...form(), version: 4 });
  assert.deepEqual(got, {
    ok: false,
    code: 'changed',
    content: content(),
    source: { artifact: { id: 'form_1', version: 4 } },
  });
  assert.deepEqual(verdict(command(), { ...form(), version: '3' }), ['changed'], 'a number is not a text');
});

test('L-14 a closed form and one whose deadline is over take nothing', () => {
  assert.deepEqual(verdict(command(), form({ closed: true })), ['closed']);
  const late = form({ deadline: '2026-11-30T15:00:00Z' });
  const at = (time: string): SubmissionBy => ({ now: Date.parse(time) });
  assert.equal(verdict(command(), late, at('2026-11-30T15:00:00Z')), 'ok');
  assert.deepEqual(verdict(command(), late, at('2026-11-30T15:00:01Z')), ['closed']);
  assert.deepEqual(verdict(answer({ name: 'Ada' }), { ...asked, content: content({ closed: true }) }), ['closed']);
});

test('L-15 a second answer is told who answered', () => {
  const taken = { by: 'Bob', at: '2026-11-30T15:00:00Z', values: { name: 'Bob' } };
  assert.deepEqual(checkSubmission(answer({ name: 'Ada' }), asked, { taken }), { ok: false, code: 'invalid_state', ...taken });
  assert.deepEqual(verdict(command(), form({ closed: true }), { taken }), ['invalid_state'], 'answered before closed');
});

test('L-5 wrong values are refused under the path of their field, the same on both ways', () => {
  const wrong = { age: -1 };
  const paths = (given: unknown, to: Answered): unknown => {
    const got = checkSubmission(given, to);
    return [got.ok || got.code, got.problems?.map(({ path, code }) => [path, code])];
  };
  const expected = ['validation_failed', [['/name', 'required-text'], ['/age', 'minimum']]]; // prettier-ignore
  assert.deepEqual(paths(command({ values: wrong }), form()), expected);
  assert.deepEqual(paths(answer(wrong), asked), expected);
});

test('L-6 what is recorded holds only what the form asks for', () => {
  const got = checkSubmission(command({ values: { name: 'Ada', admin: true } }), form());
  assert.ok(got.ok && got.value.type === 'create_artifact');
  assert.deepEqual(got.value.data.values, { name: 'Ada' });
  assert.deepEqual(
    got.problems.map(({ path, code, severity }) => [path, code, severity]),
    [['/admin', 'unknown-field', 'repaired']],
  );
  const deferred = checkSubmission(answer({ name: 'Ada', admin: true }), asked);
  assert.ok(deferred.ok && deferred.value.type === 'answer_deferred');
  assert.deepEqual(deferred.value.answer, { name: 'Ada' });
});

test('L-5 a command that is none, or answers something else, names no field', () => {
  // a field called id is not meant by a problem about the command's id
  const of = (given: unknown, to: Answered | undefined = form()): unknown => (verdict(given, to) as unknown[]).slice(0, 3);
  assert.deepEqual(of(null), ['validation_failed', 'wrong_type', '']);
  assert.deepEqual(of({}), ['validation_failed', 'missing', '']);
  assert.deepEqual(of({ ...(command() as object), id: 1 }), ['validation_failed', 'wrong_type', '']);
  assert.deepEqual(of({ ...(command() as object), extra: 1 }), ['validation_failed', 'unknown_key', '']);
  assert.deepEqual(of({ ...(command() as object), data: {} }), ['validation_failed', 'missing', '']);
  assert.deepEqual(of({ type: 'edit_artifact', id: 'form_1', version: 3, patch: [] }), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(of(command(), { ...form(), id: 'form_2' }), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(of(command(), asked), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(of(answer({}, { run_id: 'other' }), asked), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(of(answer({}, { tool_call_id: 'other' }), asked), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(of(answer({ name: 'Ada' }), form()), ['validation_failed', 'wrong_value', '']);
  assert.deepEqual(verdict(command(), undefined), ['validation_failed', 'unknown_name', '', 'form']);
  assert.deepEqual((verdict(command(), { ...form(), content: { schema: 1 } }) as unknown[])[0], 'validation_failed');
});

test('L-12 an action of a dashboard: its own policy, its name in the id, no values', () => {
  const panels = [
    { kind: 'text', markdown: '…' },
    {
      kind: 'actions',
      actions: [
        { name: 'restart', label: 'Restart' },
        { name: 'note', label: 'Note', submissions: 'many' },
      ],
    },
    { kind: 'buttons', actions: [{ name: 'off', label: 'Off', disabled: true }] },
  ];
  const board: Answered = { kind: 'dashboard', id: 'form_1', version: 3, content: { panels } };
  const press = (action: string, more: Partial<Submitting> = {}): unknown => command({ values: {}, action, ...more });
  assert.equal(verdict(press('restart'), board), 'ok');
  assert.equal(verdict(press('note', { submissions: 'many' }), board), 'ok');
  assert.deepEqual(verdict(press('note'), board), ['validation_failed', 'missing', '', 'nonce']);
  assert.deepEqual(verdict(press('off'), board), ['closed']);
  assert.deepEqual(verdict(press('other'), board), ['validation_failed', 'unknown_name', '', 'action']);
  const renamed = { ...(press('restart') as { data: object }) };
  renamed.data = { ...renamed.data, action: 'note' };
  assert.notEqual(verdict(renamed, board), 'ok');
  assert.deepEqual(verdict(command(), board), ['validation_failed', 'missing', '', '/data']);
});

test('L-12 an app’s submission is many, with any values up to 64 KB', () => {
  const app: Answered = { kind: 'app', id: 'form_1', version: 3, content: {} };
  const room = LIMITS.values - '{"a":""}'.length;
  const send = (size: number): unknown => verdict(command({ kind: 'app', values: { a: 'x'.repeat(size) } }), app);
  assert.equal(send(room), 'ok');
  assert.deepEqual((send(room + 1) as unknown[]).slice(0, 2), ['validation_failed', 'too-large']);
  const other = { ...(command({ kind: 'app' }) as object), id: submissionId({ submissions: 'once', id: 'form_1' }) };
  assert.deepEqual(verdict(other, app), ['validation_failed', 'bad_id', '', 'id']);
});

test('PF-61 nothing that a page sends makes checkSubmission throw or passes by luck', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (given) => {
      return !checkSubmission(given, form()).ok && !checkSubmission(answer(given), asked).ok;
    }),
  );
  const good = command() as Record<string, unknown>;
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(good)), fc.jsonValue(), (key, value) => {
      const given = { ...good, [key]: value };
      return !checkSubmission(given, form()).ok || JSON.stringify(given) === JSON.stringify(good);
    }),
  );
});
