/** Content into server-rendered HTML, as the child of an element. */

/** What could end a script element or start a comment in it, and the two line ends that JSON has and old JavaScript hadn't. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON text in a string is taken as what it says, so that content is not wrapped twice; any other string is a string. */
function parsed(content: unknown): unknown {
  if (typeof content !== 'string') return content;
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

/**
 * JSON text that is safe inside `<script type="application/json">`: `JSON.parse` of it gives the content back.
 * @param content JSON, or JSON text. What is no JSON becomes `null`, which every element refuses in words.
 */
export function toScript(content: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(parsed(content)); // undefined for undefined and functions
  } catch {
    text = undefined;
  }
  return (text ?? 'null').replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
