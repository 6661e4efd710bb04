/** What the host knows of an element's life, and what an element knows of itself. */
import type { Source } from './commands.js';
import type { ToldProblem } from './problems.js';

export const STATES = ['open', 'sending', 'answered', 'unknown', 'changed', 'closed', 'off'] as const;
export type State = (typeof STATES)[number];

export interface Status {
  readonly state: State;
  /** Who answered or closed, in words. */
  readonly by?: string | undefined;
  /** When, RFC 3339. */
  readonly at?: string | undefined;
  /** What was answered. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly reason?: string | undefined;
  /** Shown under their fields; the focus goes to the first. */
  readonly problems?: readonly ToldProblem[] | undefined;
  /** With `changed`: the new version. */
  readonly content?: unknown;
  readonly source?: Source | undefined;
  /** How many have answered. */
  readonly count?: number | undefined;
  /** A dashboard's actions, by name. */
  readonly actions?: Readonly<Record<string, Status>> | undefined;
}

/** A host's refusal, as `respondWith` takes it and `checkSubmission` makes it. */
export interface Refusal {
  readonly ok: false;
  /** A RefusalCode does what it says; any other shows `message` and leaves the element open. */
  readonly code: string;
  readonly problems?: readonly ToldProblem[] | undefined;
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: unknown;
  readonly source?: Source | undefined;
  /** For the person. */
  readonly message?: string | undefined;
}
