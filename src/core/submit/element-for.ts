/** From a stored artifact to the element that draws it: the registry by kind (RFC-0005, The component catalogue). */
import { DASHBOARD_SUBMISSION, FORM_SUBMISSION, type MadeBy, type Source, type SubmissionData } from '../../contract/commands.js';
import type { DocumentCode, Problem } from '../../contract/problems.js';
import type { Status } from '../../contract/status.js';
import { readJson } from '../check/json.js';
import { checkShape } from '../check/shape.js';

/** An artifact as a host's store gives it; more keys do no harm. `data` is what an agent or a person wrote. */
export interface Artifact {
  readonly kind: string;
  readonly id: string;
  readonly version: number | string;
  readonly data: unknown;
  readonly made_by?: MadeBy;
  /** Who made it, in words; of a submission, who answered. */
  readonly by?: string;
  /** When, RFC 3339. */
  readonly at?: string;
  /** Of an app: it is not to run any more. */
  readonly archived?: boolean;
}

/** What to set on an element of this tag. */
export interface Drawn {
  readonly tag: 'ui-form' | 'ui-dashboard' | 'ui-app-frame';
  readonly content: unknown;
  readonly source: Source;
  /** Absent: the element's own, open or closed by its content. */
  readonly status?: Status;
}
export interface Undrawn {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** Gives the artifact in the version that was answered. May reject; undefined when it is gone or not to be read. */
export type Resolve = (id: string, version: number | string) => Artifact | undefined | Promise<Artifact | undefined>;

type Draw = (artifact: Artifact, resolve: Resolve) => Drawn | Undrawn | Promise<Drawn | Undrawn>;

/** Each part read once; undefined for what is no object, or throws when read. */
function readArtifact(given: unknown): Artifact | undefined {
  try {
    const { kind, id, version, data, made_by, by, at, archived } = given as Artifact;
    return {
      ...{ kind, id, version, data },
      ...(made_by && { made_by }),
      ...(by !== undefined && { by }),
      ...(at !== undefined && { at }),
      ...(archived !== undefined && { archived }),
    };
  } catch {
    return undefined;
  }
}

function undrawn(code: DocumentCode, path: string, message: string): Undrawn {
  return { ok: false, problems: [{ code, path, message, severity: 'refused' }] };
}

function sourceOf({ id, version, made_by }: Artifact): Source {
  return { artifact: { id, version }, ...(made_by && { made_by }) };
}

const as =
  (tag: Drawn['tag']): Draw =>
  (artifact) => ({ tag, content: artifact.data, source: sourceOf(artifact) });

const drawApp: Draw = (artifact) => ({
  tag: 'ui-app-frame',
  content: artifact.data,
  source: sourceOf(artifact),
  ...(artifact.archived === true && { status: { state: 'off', reason: 'archived' } }),
});

/** What was answered, by id and version, or undefined: what an app was sent has no form to be drawn in. */
function answeredBy(data: unknown): { kind: 'form' | 'dashboard'; id: string; data: SubmissionData } | undefined {
  const read = readJson(data);
  if (!read.ok) return undefined;
  const given = read.value as unknown as SubmissionData;
  if (checkShape(given, FORM_SUBMISSION, '').length === 0 && 'form' in given)
    return { kind: 'form', id: given.form, data: given };
  const action = checkShape(given, DASHBOARD_SUBMISSION, '').length === 0;
  return action && 'dashboard' in given ? { kind: 'dashboard', id: given.dashboard, data: given } : undefined;
}

/** A submission is its form, in the version that was answered, with the values, who and when. */
const drawSubmission: Draw = async ({ data, by, at }, resolve) => {
  const answered = answeredBy(data);
  if (!answered) return undrawn('unsupported_kind', '/data', 'This submission answers neither a form nor a dashboard.');
  const { kind, id } = answered;
  const { version, values } = answered.data;
  // a resolver that throws at once is one that rejects
  const found = await new Promise<unknown>((done) => {
    done(resolve(id, version));
  }).then(readArtifact, () => undefined);
  if (found?.kind !== kind) return undrawn('missing', `/data/${kind}`, `The ${kind} that was answered can’t be read.`);
  const status: Status = { state: 'answered', values, ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  const source = sourceOf({ ...found, id, version });
  if (kind === 'form') return { tag: 'ui-form', content: found.data, source, status };
  const action = 'action' in answered.data ? answered.data.action : '';
  const actions = Object.fromEntries([[action, status]]);
  return { tag: 'ui-dashboard', content: found.data, source, status: { state: 'open', actions } };
};

const REGISTRY: ReadonlyMap<unknown, Draw> = new Map<unknown, Draw>([
  ['form', as('ui-form')],
  ['dashboard', as('ui-dashboard')],
  ['app', drawApp],
  ['submission', drawSubmission],
]);

/**
 * Which element draws an artifact, and with what. The content is not checked here: the element does that.
 * @returns Never rejects. Codes: `unsupported_kind` (path `/kind`, or `/data` for a submission to an app), `missing` when the
 *   form of a submission can't be read.
 */
export async function elementFor(artifact: Artifact, resolve: Resolve): Promise<Drawn | Undrawn> {
  const given = readArtifact(artifact);
  const draw = REGISTRY.get(given?.kind);
  return given && draw
    ? await draw(given, resolve)
    : undrawn('unsupported_kind', '/kind', 'No element draws an artifact of this kind.');
}
