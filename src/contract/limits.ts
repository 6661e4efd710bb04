/**
 * Every limit, once. Bytes are UTF-8 bytes of the JSON text, 1 KB = 1024 bytes; lengths of text are Unicode code points.
 * Each is inclusive: at the limit accepted, one over refused (L-3).
 */
const KB = 1024;

export const LIMITS = {
  /** Nesting of any input. */
  depth: 32,
  /** Values (containers and scalars) of any input. */
  nodes: 200_000,
  /** A form's content as a whole, bytes. */
  formContent: 64 * KB,
  /** A form's schema, bytes. */
  formSchema: 32 * KB,
  /** Values of one submission, bytes. */
  values: 64 * KB,
  /** Properties of a form. */
  properties: 50,
  /** Choices of one property. */
  choices: 64,
  /** A property's name. */
  name: 64,
  title: 200,
  description: 1000,
  /** Any text of `ui`. */
  hint: 300,
  /** An id of an artifact, a run, a tool call, a person. */
  id: 200,
  /** Problems reported at once. */
  problems: 20,
  /** How long an outcome may take before it counts as unknown, in ms. */
  timeout: 30_000,
} as const;
