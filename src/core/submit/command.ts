/** What a person's submit is sent as (RFC-0005): the answer to a paused ask, or a submission artifact. */
import type { Source, SubmissionData, SubmitCommand, Viewer } from '../../contract/commands.js';
import type { SubmissionPolicy } from '../../contract/form.js';
import type { Problem } from '../../contract/problems.js';
import type { IdParts } from './id.js';

export interface Submitting {
  readonly source?: Source | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly submissions: SubmissionPolicy;
  readonly viewer?: Viewer | undefined;
  /** From `makeNonce`, the same for every retry; goes into the command of a `many` submit only. */
  readonly nonce: string;
  /** Name of a dashboard's action. */
  readonly action?: string | undefined;
  /** What the source is. Absent: a dashboard if there is an action, else a form. */
  readonly kind?: 'form' | 'dashboard' | 'app';
}

/** An app's submissions are always `many`. */
const policyOf = ({ kind, submissions }: Submitting): SubmissionPolicy => (kind === 'app' ? 'many' : submissions);

/** The parts of the id, or the problem that keeps it from being made: `missing` (keyword `principal`). */
export function idParts(id: string, what: Submitting): IdParts | Problem {
  const submissions = policyOf(what);
  if (submissions === 'once') return { submissions, id };
  if (submissions === 'many') return { submissions, id, nonce: what.nonce };
  const principal = what.viewer?.principal;
  // a page in JavaScript may say null, or what it has of nobody
  if (typeof principal === 'string' && principal !== '') return { submissions, id, principal };
  return {
    code: 'missing',
    path: '',
    message: 'One answer a person needs viewer.principal: who answers.',
    severity: 'refused',
    keyword: 'principal',
  };
}

/** What keeps a submit from being sent at all; undefined when nothing does. Code: `missing`, for a `per_person` form without principal. */
export function submitProblem(what: Submitting): Problem | undefined {
  const parts = what.source?.artifact && idParts(what.source.artifact.id, what);
  return parts && 'code' in parts ? parts : undefined;
}

/**
 * Builds the command. Pure: the same input gives the same command, so a retry is the same artifact (L-11).
 * @param derive `submissionId` of `id.js`, loaded for a source that is an artifact; an ask needs none.
 * @returns Null without a source, and where `submitProblem` has something to say.
 * @throws TypeError for an artifact without `derive`: the caller's mistake.
 */
export function submitCommand(what: Submitting, derive?: (parts: IdParts, action?: string) => string): SubmitCommand | null {
  const { source, values, action, nonce } = what;
  if (source?.ask) {
    const { run_id, tool_call_id } = source.ask;
    return { type: 'answer_deferred', run_id, tool_call_id, answer: values };
  }
  if (!source?.artifact) return null;
  const { id, version } = source.artifact;
  const parts = idParts(id, what);
  if ('code' in parts) return null;
  if (!derive) throw new TypeError('submitCommand: an artifact needs the derivation of its id');
  const answered = { version, values };
  const once = parts.submissions === 'many' ? { nonce } : {};
  let data: SubmissionData;
  if (what.kind === 'app') data = { app: id, ...answered, nonce };
  else if (action !== undefined) data = { dashboard: id, ...answered, ...once, action };
  else data = { form: id, ...answered, ...once };
  return { type: 'create_artifact', kind: 'submission', id: derive(parts, action), data };
}
