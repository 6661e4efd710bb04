/** Classes, events and texts; nothing is registered by importing this. */
export { UiForm } from './elements/form/ui-form.js';
export { UiChangeEvent, UiRefusedEvent, UiSubmitEvent, type HostOutcome } from './ui/events.js';
export { addLocale } from './ui/strings.js';
export type { StringKey, Strings } from './locales/texts.js';
export type { Command, MadeBy, Source, SubmitCommand, Viewer } from './contract/commands.js';
export type { FormContent, FormSchema, FormUi, FormValues } from './contract/form.js';
export type { Problem, ProblemCode, RefusalCode, ToldProblem, Verdict } from './contract/problems.js';
export type { Refusal, Status } from './contract/status.js';
