/** Who may edit what (RFC-0005, "Edits are checked too"; L-66). For the server of a page. */
import { COMMAND, type Command, type EditArtifact } from '../../contract/commands.js';
import type { DocumentCode, Problem, RefusalCode } from '../../contract/problems.js';
import { any, closed, list, tagged, text, word, type ClosedShape } from '../../contract/shape.js';
import { readJson } from '../check/json.js';
import { keysOf } from '../check/pointer.js';
import { checkShape } from '../check/shape.js';
import { refused, type Refused } from './refused.js';

/** The artifact as the store has it now. */
export interface Edited {
  readonly kind: string;
  readonly id: string;
  readonly version: number | string;
  /** Goes back with `changed`. */
  readonly data?: unknown;
  /** The principal that made it. */
  readonly author?: string;
}

/** Who edits, from the server's own knowledge. */
export interface Editor {
  readonly principal: string;
  readonly admin?: boolean;
  readonly agent?: boolean;
}

export type EditVerdict = { readonly ok: true; readonly value: EditArtifact; readonly problems: readonly Problem[] } | Refused;

const path = text();
const withValue = (op: string): ClosedShape => closed({ op: word(op), path, value: any() }, {});
const withFrom = (op: string): ClosedShape => closed({ op: word(op), path, from: path }, {});
/** RFC 6902, closed. */
const PATCH = list(
  tagged('op', {
    add: withValue('add'),
    replace: withValue('replace'),
    test: withValue('test'),
    move: withFrom('move'),
    copy: withFrom('copy'),
    remove: closed({ op: word('remove'), path }, {}),
  }),
);

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
}

/** RFC 6901: '' or steps that start with a slash, where ~ stands only before 0 or 1. */
const isPointer = (pointer: string): boolean => /^(?:\/|$)/.test(pointer) && !/~(?![01])/.test(pointer);
/** Keys that reach past the data of an object, into what every object shares (PF-34). */
const SHARED = new Set(['__proto__', 'constructor', 'prototype']);

function refusal(code: RefusalCode, problem: DocumentCode, message: string, keyword?: string): Refused {
  const named = keyword === undefined ? {} : { keyword };
  return refused(code, [{ code: problem, path: '', message, severity: 'refused', ...named }]);
}

const forbidden = (message: string): Refused => refusal('forbidden', 'not_permitted', message);

/** The first key of each place that a patch writes and, with `reads`, of each it only looks at; undefined is the whole. */
function topKeys(patch: readonly Operation[], reads: boolean): (string | undefined)[] {
  const pointers = patch.flatMap(({ op, path: to, from }) => [
    ...(reads || op !== 'test' ? [to] : []),
    ...(from !== undefined && (reads || op === 'move') ? [from] : []),
  ]);
  return pointers.map((pointer) => keysOf(pointer)[0]);
}

const isGuarded = (key: string | undefined): boolean => key === undefined || key === 'closed' || key === 'schema';

function permit(patch: readonly Operation[], artifact: Edited, by: Editor): Refused | undefined {
  const owns = by.admin === true || (artifact.author !== undefined && artifact.author === by.principal);
  switch (artifact.kind) {
    case 'submission':
      return forbidden('Nobody edits a submission.');
    case 'dashboard':
      return owns ? undefined : forbidden('A dashboard is changed by its author or an admin only.');
    case 'form':
      if (owns || !topKeys(patch, false).some(isGuarded)) return undefined;
      return forbidden('A form’s closed and schema are changed by its author or an admin only.');
    case 'app':
      // the html that runs is always an agent's, so an admin is a person like any other here
      if (by.agent === true || topKeys(patch, true).every((key) => key === 'state')) return undefined;
      return forbidden('A person changes an app under /state only.');
    default:
      return refusal('validation_failed', 'unsupported_kind', 'No rule says who edits an artifact of this kind.');
  }
}

/**
 * Checks an `edit_artifact` command before it is applied. Never throws. The result of the patch is for the content's own
 * check (`checkForm` and so on) to judge.
 *
 * In this order: its shape, RFC 6902 and no pointer through `__proto__`, `constructor` or `prototype`; that it names this
 * artifact (`validation_failed`) · that this person may (`forbidden`, problem `not_permitted`) · that it was made against the
 * present version (`changed`, with the present content and source).
 *
 * Nobody edits a submission. A form's `closed` and `schema`, and a dashboard, are their author's and an admin's. A person
 * reaches an app's `/state` only, with `path` and `from` both; an agent reaches all of it.
 * @param command Parsed JSON.
 * @returns `problems` is always there. A refusal is a response's body, as `respondWith` and the elements take it.
 */
export function checkEdit(command: unknown, artifact: Edited, by: Editor): EditVerdict {
  const read = readJson(command);
  if (!read.ok) return refused('validation_failed', read.problems);
  const misshapen = checkShape(read.value, COMMAND, '');
  if (misshapen.length > 0) return refused('validation_failed', misshapen);
  const edit = read.value as unknown as Command;
  if (edit.type !== 'edit_artifact') return refusal('validation_failed', 'wrong_value', 'This is no edit.', 'type');
  if (edit.id !== artifact.id) return refusal('validation_failed', 'wrong_value', 'This edits another artifact.', 'id');
  const broken = checkShape(edit.patch, PATCH, '/patch');
  if (broken.length > 0) return refused('validation_failed', broken);
  const patch = edit.patch as readonly Operation[];
  const pointers = patch.flatMap(({ path: to, from }) => (from === undefined ? [to] : [to, from]));
  if (!pointers.every((pointer) => isPointer(pointer) && !keysOf(pointer).some((key) => SHARED.has(key)))) {
    return refusal('validation_failed', 'wrong_value', 'The patch holds a pointer that reaches no data.', 'path');
  }
  const barred = permit(patch, artifact, by);
  if (barred) return barred;
  const { id, version, data } = artifact;
  if (edit.version !== version) return { ...refused('changed'), content: data, source: { artifact: { id, version } } };
  return { ok: true, value: edit, problems: [] };
}
