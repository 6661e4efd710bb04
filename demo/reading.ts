/** What pasted text is: a form's content, a JSON Schema alone, or an MCP elicitation; and the content it comes to. */
import { fromElicitation, toFormSchema } from '../src/core/index.js';

export interface Reading {
  /** For the element, which checks it itself. */
  readonly content: unknown;
  /** How it was read, in words. */
  readonly as: string;
  /** What was changed before it was shown. */
  readonly changes: readonly string[];
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // the element says what is wrong with it
  }
}

function elicitation({ requestedSchema, message }: Loose): Reading {
  const as = 'an MCP elicitation, through fromElicitation';
  const form = fromElicitation(requestedSchema, message);
  if (form.ok) return { content: form.value, as, changes: form.problems.map((problem) => problem.message) };
  return { content: { description: message, schema: requestedSchema, decline: true }, as, changes: [] };
}

/** @param lower First bring the schema into the subset where nothing is lost by it. */
export function read(text: string, lower: boolean): Reading {
  const pasted = parse(text);
  if (!isObject(pasted)) return { content: pasted, as: 'a form', changes: [] };
  const params = isObject(pasted['params']) ? pasted['params'] : pasted;
  if (Object.hasOwn(params, 'requestedSchema')) return elicitation(params);
  const alone = Object.hasOwn(pasted, 'properties') && !Object.hasOwn(pasted, 'schema');
  const content: Loose = alone ? { schema: pasted } : pasted;
  const as = alone ? 'a schema' : 'a form';
  const lowered = lower ? toFormSchema(content['schema']) : undefined;
  if (!lowered?.ok) return { content, as, changes: [] };
  return { content: { ...content, schema: lowered.schema }, as, changes: lowered.changes.map((change) => change.message) };
}
