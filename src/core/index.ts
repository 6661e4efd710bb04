/**
 * Inlay without a DOM, for a server, an agent's tool and the browser: what is allowed, what to say when it isn't, and
 * what an answer is sent as. Nothing here throws on what an agent or a person wrote.
 */
export { checkForm, checkFormSchema } from './check/form.js';
export { fromElicitation, toFormSchema, type Change, type Lowered } from './lower/to-form-schema.js';
export { checkEdit, type Edited, type Editor, type EditVerdict } from './submit/check-edit.js';
export { checkSubmission, type Answered, type SubmissionBy, type SubmissionVerdict } from './submit/check-submission.js';
export { elementFor, type Artifact, type Drawn, type Resolve, type Undrawn } from './submit/element-for.js';
export { submissionId, type IdParts } from './submit/id.js';
export { makeNonce } from './submit/nonce.js';
export { toScript } from './text/to-script.js';
export { toText } from './text/to-text.js';
export { toolDefinitions, type ToolDefinition, type ToolOptions } from './tools/definitions.js';
export { repairMessage } from './tools/repair-message.js';
export { checkValues } from './values/check.js';
export type {
  AnswerDeferred,
  Command,
  CreateSubmission,
  EditArtifact,
  MadeBy,
  Source,
  SubmissionData,
  SubmitCommand,
  Viewer,
} from '../contract/commands.js';
export type { FieldSchema, FieldValue, FormContent, FormSchema, FormUi, FormValues, SubmissionPolicy } from '../contract/form.js';
export { LIMITS } from '../contract/limits.js';
export type { DocumentCode, Problem, ProblemCode, RefusalCode, ValueCode, Verdict } from '../contract/problems.js';
export type { Refusal, State, Status } from '../contract/status.js';
