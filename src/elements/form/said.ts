/** What is said in short of a state that a form has come to. */
import type { Answer } from '../../contract/events.js';
import type { State } from '../../contract/status.js';
import type { StringKey } from '../../locales/texts.js';

/** Said to a screen reader when a state begins; of an answer, how it was given. */
export function said(state: Exclude<State, 'open'>, { answeredAs }: { readonly answeredAs: Answer | undefined }): StringKey {
  return state === 'answered' ? ANSWERED[answeredAs ?? 'elsewhere'][0] : SAID[state];
}

const SAID = {
  sending: 'sending',
  unknown: 'unknown-text',
  changed: 'changed-text',
  closed: 'closed-text',
  off: 'off-text',
} as const;

/** Alone, and with who it was. */
export const ANSWERED = {
  accept: ['sent', 'sent-by'],
  decline: ['declined', 'declined-by'],
  cancel: ['cancelled', 'cancelled-by'],
  elsewhere: ['answered', 'answered-by'],
} as const;
