import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkSubmission, type Answered, type SubmissionBy } from '../../src/core/submit/check-submission.js';
import type { Submitting } from '../../src/core/submit/command.js';
import { submissionId } from '../../src/core/submit/id.js';
import { answer, asked, command, content, form, verdict } from './submit-bench.js';

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
    problems: [],
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

test('L-14 a deadline in a leap second ends too, with the second after it', () => {
  const ends = (deadline: string, time: string): unknown =>
    verdict(command(), form({ deadline }), { now: Date.parse('2016-12-31T23:59:59Z') + Number(time) });
  for (const deadline of ['2016-12-31T23:59:60Z', '2016-12-31t23:59:60z', '2017-01-01T00:59:60+01:00']) {
    assert.equal(ends(deadline, '1000'), 'ok', deadline);
    assert.deepEqual(ends(deadline, '1001'), ['closed'], deadline);
  }
});

test('L-5 every refusal has its problems, if none', () => {
  const given: readonly (readonly [unknown, Answered | undefined, SubmissionBy?])[] = [
    [command(), undefined],
    [null, form()],
    [command(), form({ closed: true })],
    [command(), { ...form(), version: 4 }],
    [command(), form(), { taken: { by: 'Bob' } }],
    [command({ values: {} }), form()],
  ];
  for (const one of given) {
    const got = checkSubmission(...one);
    assert.ok(!got.ok && Array.isArray(got.problems));
  }
});

test('L-10 an artifact without an id is answered by nobody', () => {
  const nameless: Answered = { version: 3, content: content() };
  assert.deepEqual(verdict(command(), nameless), ['validation_failed', 'wrong_value', '', 'form']);
  const without = { ...(command() as { data: object }) };
  without.data = { ...without.data, form: undefined };
  assert.equal((verdict(without, nameless) as unknown[])[0], 'validation_failed');
});

test('L-10 a principal is a text that is not empty', () => {
  const to = form({ submissions: 'per_person' });
  for (const principal of ['', null, 7]) {
    const viewer = { principal } as unknown as NonNullable<Submitting['viewer']>;
    assert.equal(command({ submissions: 'per_person', viewer }), null);
    const sent = {
      ...(command() as object),
      id: submissionId({ submissions: 'per_person', id: 'form_1', principal: principal as string }),
    };
    const by = { principal } as unknown as SubmissionBy;
    assert.deepEqual(verdict(sent, to, by), ['validation_failed', 'missing', '', 'principal']);
  }
});

test('L-15 a second answer is told who answered', () => {
  const taken = { by: 'Bob', at: '2026-11-30T15:00:00Z', values: { name: 'Bob' } };
  assert.deepEqual(checkSubmission(answer({ name: 'Ada' }), asked, { taken }), {
    ok: false,
    code: 'invalid_state',
    problems: [],
    ...taken,
  });
  assert.deepEqual(verdict(command(), form({ closed: true }), { taken }), ['invalid_state'], 'answered before closed');
});

test('L-5 wrong values are refused under the path of their field, the same on both ways', () => {
  const wrong = { age: -1 };
  const paths = (given: unknown, to: Answered): unknown => {
    const got = checkSubmission(given, to);
    return [got.ok || got.code, got.problems.map(({ path, code }) => [path, code])];
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
