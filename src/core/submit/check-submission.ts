/**
 * The check of a submission before it is recorded (RFC-0005, "Checks: refusing at the boundary"). For the server of a page, in
 * JavaScript; the vectors in `schemas/` hold the same for other languages. A check is not a lock: a form closed between the
 * check and the commit takes one late submission.
 */
import {
  APP_SUBMISSION,
  COMMAND,
  DASHBOARD_SUBMISSION,
  FORM_SUBMISSION,
  type Command,
  type SubmissionData,
  type SubmitCommand,
} from '../../contract/commands.js';
import type { DocumentCode, Problem } from '../../contract/problems.js';
import type { ClosedShape } from '../../contract/shape.js';
import type { Refusal } from '../../contract/status.js';
import { own, readJson } from '../check/json.js';
import { checkShape } from '../check/shape.js';
import { answerable, type Answerable } from './answered.js';
import { idParts } from './command.js';
import { submissionId } from './id.js';
import { refused, type Refused } from './refused.js';

/** What is answered, as the store has it now. */
export interface Answered {
  /** Default `form`. */
  readonly kind?: 'form' | 'dashboard' | 'app';
  /** Of the artifact; its version is the head's. */
  readonly id?: string;
  readonly version?: number | string;
  readonly content: unknown;
  /** The paused question that the form stands in. */
  readonly ask?: { readonly run_id: string; readonly tool_call_id: string };
}

export interface SubmissionBy {
  /** Who submits, from the server's own knowledge, never from the command. */
  readonly principal?: string;
  /** The answer that is there already: to this ask, or under this submission's id. */
  readonly taken?: Pick<Refusal, 'by' | 'at' | 'values'>;
  /** ms since 1970. Default: the clock. */
  readonly now?: number;
}

/** `value` is the command to record: its values are those that the form asks for. */
export type SubmissionVerdict =
  { readonly ok: true; readonly value: SubmitCommand; readonly problems: readonly Problem[] } | Refused;

const SHAPES = { form: FORM_SUBMISSION, dashboard: DASHBOARD_SUBMISSION, app: APP_SUBMISSION } satisfies Record<
  string,
  ClosedShape
>;

const invalid = (problems: readonly Problem[]): Refused => refused('validation_failed', problems);

/** About the command itself: at '', because a path names a field of the form. */
function refuse(code: DocumentCode, keyword: string, message: string): Refused {
  return invalid([{ code, path: '', message, severity: 'refused', keyword }]);
}

function shapeRefusal(value: unknown, shape: ClosedShape | typeof COMMAND, at: string): Refused | undefined {
  const problems = checkShape(value, shape, at);
  return problems.length === 0
    ? undefined
    : invalid(problems.map((problem) => ({ ...problem, path: '', keyword: problem.path })));
}

type Parsed = Exclude<Command, { type: 'edit_artifact' }>;

/** The command as a type, once its shape is right and it answers what is asked. */
function parse(command: unknown, to: Answered): Parsed | Refused {
  const read = readJson(command);
  if (!read.ok) return invalid(read.problems.map((problem) => ({ ...problem, path: '', keyword: problem.path })));
  const misshapen = shapeRefusal(read.value, COMMAND, '');
  if (misshapen) return misshapen;
  const { kind = 'form' } = to;
  const given = read.value as unknown as Command;
  if (given.type === 'edit_artifact') return refuse('wrong_value', 'type', 'An edit is no submission.');
  if (given.type === 'answer_deferred') {
    const same = to.ask?.run_id === given.run_id && to.ask.tool_call_id === given.tool_call_id;
    return same ? given : refuse('wrong_value', 'tool_call_id', 'The run does not wait for this answer.');
  }
  const wrong = shapeRefusal(given.data, SHAPES[kind], '/data');
  if (wrong) return wrong;
  if (to.id === undefined || own({ ...given.data }, kind) !== to.id)
    return refuse('wrong_value', kind, `This answers another ${kind}.`);
  return given;
}

/** Whether the id says what the submission says. */
function checkId(id: string, data: SubmissionData, answered: Answerable, to: Answered, by: SubmissionBy): Refused | undefined {
  const { submissions } = answered;
  const { kind = 'form' } = to;
  const { nonce, action } = { action: undefined, ...data };
  if (submissions === 'many' && nonce === undefined) {
    return refuse('missing', 'nonce', 'A form that takes many answers needs a nonce in each.');
  }
  const viewer = by.principal === undefined ? {} : { principal: by.principal };
  const parts = idParts(to.id ?? '', { kind, submissions, viewer, nonce: nonce ?? '', values: data.values });
  if ('code' in parts) return invalid([parts]);
  return submissionId(parts, action) === id
    ? undefined
    : refuse('bad_id', 'id', 'The id is not derived from what the submission says.');
}

function changed({ id = '', version = '', content }: Answered): Refused {
  return { ...refused('changed'), content, source: { artifact: { id, version } } };
}

/**
 * Checks a command that a page sent. Never throws.
 *
 * In this order: its shape, and that it answers `to` (`validation_failed`) · not answered yet (`invalid_state`, with who, when
 * and what) · not closed, its deadline not over (`closed`) · made against the present version (`changed`, with the present
 * content and source) · valid values · an id that is its derivation (`validation_failed`; problems of values have the path
 * `/<name>`, others '' and a keyword: `missing` nonce or principal, `bad_id`).
 * @param command Parsed JSON.
 * @param to Undefined when there is no such form, or the person may not read it.
 * @returns `problems` is always there. A refusal is a response's body, as `respondWith` and the elements take it.
 */
export function checkSubmission(command: unknown, to: Answered | undefined, by: SubmissionBy = {}): SubmissionVerdict {
  if (!to) return refuse('unknown_name', 'form', 'There is no such form.');
  const given = parse(command, to);
  if ('code' in given) return given;
  const data = given.type === 'create_artifact' ? given.data : undefined;
  const found = answerable(to.kind ?? 'form', to.content, data && own({ ...data }, 'action'), by.now ?? Date.now());
  if (by.taken) return { ...by.taken, ...refused('invalid_state') };
  if (!found.ok) return invalid(found.problems);
  if (found.value.closed) return refused('closed');
  if (data && data.version !== to.version) return changed(to);
  const values = found.value.check(given.type === 'create_artifact' ? given.data.values : given.answer);
  if (!values.ok) return invalid(values.problems);
  if (given.type === 'answer_deferred') return { ok: true, value: { ...given, answer: values.value }, problems: values.problems };
  const badId = checkId(given.id, given.data, found.value, to, by);
  return badId ?? { ok: true, value: { ...given, data: { ...given.data, values: values.value } }, problems: values.problems };
}
