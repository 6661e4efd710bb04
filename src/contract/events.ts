/** Names of the DOM events, once. All bubble and are composed: one listener on the thread serves every element. */
export const EVENTS = {
  submit: 'ui-submit',
  change: 'ui-change',
  refused: 'ui-refused',
} as const;

/** What a person said to an ask: gave the values, said no, or put it off. */
export type Answer = 'accept' | 'decline' | 'cancel';
