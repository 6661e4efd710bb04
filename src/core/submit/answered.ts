/** What a submission can answer: how often, with which values. A form says so itself, a dashboard's action in its panel. */
import type { FormContent, FormSchema, FormValues, SubmissionPolicy } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import type { Problem, Verdict } from '../../contract/problems.js';
import { checkForm } from '../check/form.js';
import { isObject, jsonSize, own, readJson, type Loose } from '../check/json.js';
import { deadlineTime } from '../model/deadline.js';
import { checkValues } from '../values/check.js';
import { toProblem } from '../values/message.js';

export interface Answerable {
  readonly submissions: SubmissionPolicy;
  readonly closed: boolean;
  /** The values as they may be recorded, or what is wrong with them, at `/<name>`. */
  readonly check: (values: unknown) => Verdict<Readonly<Record<string, unknown>>>;
}

const POLICIES: readonly unknown[] = ['once', 'per_person', 'many'] satisfies SubmissionPolicy[];
const NO_FIELDS: FormSchema = { type: 'object', properties: {} };

const isOver = (deadline: string | undefined, now: number): boolean => deadline !== undefined && deadlineTime(deadline) < now;

function ofForm(content: unknown, now: number): Verdict<Answerable> {
  const form: Verdict<FormContent> = checkForm(content);
  if (!form.ok) return form;
  const { schema, submissions = 'once', closed = false, deadline } = form.value;
  const check = (values: unknown): Verdict<FormValues> => checkValues(schema, values);
  return { ok: true, value: { submissions, closed: closed || isOver(deadline, now), check }, problems: [] };
}

const listOf = (object: Loose, key: string): readonly unknown[] => {
  const list = own(object, key);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

/** An action is a form with no fields (L-33). */
function ofAction(content: unknown, name: unknown): Verdict<Answerable> {
  const read = readJson(content);
  if (!read.ok) return read;
  const panels = isObject(read.value) ? listOf(read.value, 'panels').filter(isObject) : [];
  // by what they hold, not by their kind, which may be written as an alias
  const actions = panels.flatMap((panel) => listOf(panel, 'actions')).filter(isObject);
  const action = actions.find((one) => own(one, 'name') === name);
  if (!action) return { ok: false, problems: [unknownAction] };
  const asked = own(action, 'submissions');
  const submissions = POLICIES.includes(asked) ? (asked as SubmissionPolicy) : 'once';
  const check = (values: unknown): Verdict<FormValues> => checkValues(NO_FIELDS, values);
  return { ok: true, value: { submissions, closed: own(action, 'disabled') === true, check }, problems: [] };
}

const unknownAction: Problem = {
  code: 'unknown_name',
  path: '',
  message: 'The dashboard has no action of this name.',
  severity: 'refused',
  keyword: 'action',
};

/** An app gives any object of 64 KB at most; what it means is between the app and its agent. */
function checkFree(values: unknown): Verdict<Loose> {
  const read = readJson(values);
  if (!read.ok) return read;
  if (!isObject(read.value)) return { ok: false, problems: [toProblem({ code: 'wrong-type' }, '')] };
  const got = jsonSize(read.value);
  if (got <= LIMITS.values) return { ok: true, value: read.value, problems: [] };
  return { ok: false, problems: [toProblem({ code: 'too-large', limit: LIMITS.values, got }, '')] };
}

/**
 * Reads from a content what may be answered to it. Never throws.
 * @param content Of the artifact's present version, unchecked.
 * @param action Of a dashboard: the action's name.
 * @param now For a form's deadline, which closes it (F-13); ms since 1970.
 * @returns The content's own problems when it is no form; `unknown_name` for an action that the dashboard hasn't.
 */
export function answerable(
  kind: 'form' | 'dashboard' | 'app',
  content: unknown,
  action: unknown,
  now: number,
): Verdict<Answerable> {
  if (kind === 'form') return ofForm(content, now);
  if (kind === 'dashboard') return ofAction(content, action);
  return { ok: true, value: { submissions: 'many', closed: false, check: checkFree }, problems: [] };
}
