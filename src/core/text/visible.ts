/**
 * Control characters and bidirectional overrides as codes in brackets (PF-37). Line breaks and tabs stay, so do the
 * marks that Arabic and Hebrew texts need (U+200E, U+200F, U+061C) and the joiners of many scripts.
 */
// eslint-disable-next-line no-control-regex -- the point is to find them
const HIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

export function visible(text: string): string {
  return text.replace(HIDDEN, (char) => `[U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** An agent's text on one line: a label can't pass for a line of ours, and control characters are seen (PF-37). */
export const line = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();
