/** Names in a message. */
export function listed(words: readonly string[]): string {
  return words.join(', ');
}

/** A text with its `{facts}` filled in; of a list all that is in it, of two limits the range. */
export function fill(text: string, facts: object): string {
  const known = facts as Readonly<Record<string, unknown>>;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => [known[key]].flat().join(key === 'limit' ? ' to ' : ', '));
}
