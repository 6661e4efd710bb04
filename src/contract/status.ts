/** What the host knows of an element's life, and what an element knows of itself. */
import type { Source } from './commands.js';
import type { Problem } from './problems.js';

export const STATES = ['open', 'sending', 'answered', 'unknown', 'changed', 'closed', 'off'] as const;
export type State = (typeof STATES)[number];

export interface Status {
  readonly state: State;
  /** Who answered or closed, in words. */
  readonly by?: string;
  /** When, RFC 3339. */
  readonly at?: string;
  /** What was answered. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  /** Shown under their fields; the focus goes to the first. */
  readonly problems?: readonly Problem[];
  /** With `changed`: the new version. */
  readonly content?: unknown;
  readonly source?: Source;
  /** How many have answered. */
  readonly count?: number;
  /** A dashboard's actions, by name. */
  readonly actions?: Readonly<Record<string, Status>>;
}

/** A host's refusal, as `respondWith` takes it and `checkSubmission` makes it. */
export interface Refusal {
  readonly ok: false;
  /** A RefusalCode does what it says; any other shows `message` and leaves the element open. */
  readonly code: string;
  readonly problems?: readonly Problem[];
  readonly by?: string;
  readonly at?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly content?: unknown;
  readonly source?: Source;
  /** For the person. */
  readonly message?: string;
}
