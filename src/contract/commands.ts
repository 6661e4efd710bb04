/**
 * What a person's act comes out as: one JSON command that the host page sends (RFC-0005). The shapes of `data` and
 * of the commands are closed; `core/submit/` builds and checks them.
 */
import { LIMITS } from './limits.js';
import { any, closed, list, map, tagged, text, version, word, type Infer } from './shape.js';

const id = text(LIMITS.id, 1);
const values = map(any());

/** A submission's data: exactly one of `form`, `dashboard`, `app` names what was answered. */
const answered = { version: version(), values };
export const FORM_SUBMISSION = closed({ form: id, ...answered }, { nonce: id });
export const DASHBOARD_SUBMISSION = closed({ dashboard: id, ...answered, action: id }, { nonce: id });
export const APP_SUBMISSION = closed({ app: id, ...answered, nonce: id }, {});

export type SubmissionData = Infer<typeof FORM_SUBMISSION> | Infer<typeof DASHBOARD_SUBMISSION> | Infer<typeof APP_SUBMISSION>;

export const COMMAND = tagged('type', {
  answer_deferred: closed({ type: word('answer_deferred'), run_id: id, tool_call_id: id, answer: values }, {}),
  create_artifact: closed({ type: word('create_artifact'), kind: word('submission'), id, data: any() }, {}),
  edit_artifact: closed({ type: word('edit_artifact'), id, version: version(), patch: list(any()) }, {}),
});

/** The answer to a paused ask. */
export interface AnswerDeferred {
  readonly type: 'answer_deferred';
  readonly run_id: string;
  readonly tool_call_id: string;
  readonly answer: Readonly<Record<string, unknown>>;
}
/** A submission to a form, a dashboard's action or an app. */
export interface CreateSubmission {
  readonly type: 'create_artifact';
  readonly kind: 'submission';
  readonly id: string;
  readonly data: SubmissionData;
}
/** A JSON Patch (RFC 6902) on an artifact. */
export interface EditArtifact {
  readonly type: 'edit_artifact';
  readonly id: string;
  readonly version: number | string;
  readonly patch: readonly unknown[];
}
export type SubmitCommand = AnswerDeferred | CreateSubmission;
export type Command = SubmitCommand | EditArtifact;

/** Who made what is shown. */
export interface MadeBy {
  readonly agent?: string | undefined;
  readonly run?: string | undefined;
  readonly version?: number | string | undefined;
}
/** Where what is shown lives: an artifact, or the question of a paused run. */
export type Source = {
  readonly made_by?: MadeBy | undefined;
  /** In words, who will see the answer. */ readonly audience?: string | undefined;
} & (
  | { readonly artifact: { readonly id: string; readonly version: number | string }; readonly ask?: undefined }
  | { readonly ask: { readonly run_id: string; readonly tool_call_id: string }; readonly artifact?: undefined }
);

/** Who looks. `can_act: false` reads and can't send; `reason` says why. */
export interface Viewer {
  readonly principal?: string | undefined;
  readonly can_act?: boolean | undefined;
  readonly reason?: string | undefined;
}
