import type { Problem } from '../../contract/problems.js';

/** How much of the end is quoted, in UTF-16 units. */
const TAIL = 40;

/**
 * JSON text (RFC 8259) to a value, still unchecked: `readJson` applies the limits. Never throws.
 *
 * Refused: `cut_off`, with the engine's words for where it stopped and the text's last characters, so that a model can
 * go on from there. `got` is the length in UTF-16 units.
 */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false; problems: readonly Problem[] } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const end = text.trimEnd();
    const help =
      end === ''
        ? 'Nothing was written.'
        : /^\s*```/.test(text)
          ? 'Send the whole JSON again, without ``` around it.'
          : `It ends with ${JSON.stringify(end.slice(-TAIL))}. Write it again, whole, as one JSON value with every bracket closed.`;
    const message = `The JSON can’t be read: ${error instanceof Error ? error.message : 'unknown'}. ${help}`;
    return { ok: false, problems: [{ code: 'cut_off', path: '', message, severity: 'refused', got: text.length }] };
  }
}
