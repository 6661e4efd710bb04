/** A form as a store has it, commands to it, and what the check says, in a word. */
import { checkSubmission, type Answered, type SubmissionBy } from '../../src/core/submit/check-submission.js';
import { submitCommand, type Submitting } from '../../src/core/submit/command.js';
import { submissionId } from '../../src/core/submit/id.js';

const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
  required: ['name'],
};
export const content = (more: object = {}): object => ({ title: 'Sign up', schema, ...more });
export const form = (more: object = {}): Answered => ({ id: 'form_1', version: 3, content: content(more) });
export const asked: Answered = { content: content(), ask: { run_id: 'r', tool_call_id: 't' } };

export const command = (more: Partial<Submitting> = {}): unknown =>
  submitCommand(
    { source: { artifact: { id: 'form_1', version: 3 } }, values: { name: 'Ada' }, submissions: 'once', nonce: 'n1', ...more },
    submissionId,
  );
export const answer = (values: unknown, more: object = {}): unknown => ({
  type: 'answer_deferred',
  run_id: 'r',
  tool_call_id: 't',
  answer: values,
  ...more,
});
/** The code of the refusal and what its first problem is about, or 'ok'. */
export function verdict(given: unknown, to: Answered | undefined, by?: SubmissionBy): unknown {
  const got = checkSubmission(given, to, by);
  if (got.ok) return 'ok';
  const [first] = got.problems;
  return first ? [got.code, first.code, first.path, first.keyword] : [got.code];
}
