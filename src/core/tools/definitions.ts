/** Tool definitions that teach a model to make what the elements draw. */
import { FORM_CONTENT, FORM_SCHEMA } from '../../contract/form.js';
import { toJsonSchema, type JsonSchema } from '../../contract/json-schema.js';
import { closed, type Shapes } from '../../contract/shape.js';

/**
 * As MCP names the parts. For other APIs: OpenAI chat completions `{type: "function", function: {name, description,
 * parameters: inputSchema}}`, OpenAI responses `{type: "function", name, description, parameters: inputSchema}` (not strict:
 * the schema has optional keys), Anthropic `{name, description, input_schema: inputSchema}`, Gemini `{name, description,
 * parametersJsonSchema: inputSchema}`.
 */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
}

export interface ToolOptions {
  /** `ask_form` and `create_form`; on unless false. */
  readonly forms?: boolean;
}

const SUBSET = `"schema" is a flat JSON Schema: {"type":"object","required":[...],"properties":{...}}, at most 50 properties. Each property has one "type" and may have "title" (its label), "description" and "default":
- string: one line of text; minLength, maxLength; or "format": email, uri, date, time, date-time.
- one choice: string with "enum", or "oneOf":[{"const":"a","title":"A"}] when label and value differ; number and integer take "enum" too. At most 64 choices.
- number, integer: minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf.
- boolean: a tick box; "const":true when it must be ticked.
- several choices: array with "items":{"type":"string","enum":[...]} and minItems, maxItems.
Nothing else: no $ref, $defs, anyOf, allOf, null, const, pattern, if, nested objects or free arrays. Leave an optional name out of "required"; a field left empty is left out of the answer. For a free list use a string with widget textarea, one a line. For parts use flat names and ui.sections. Never ask for a password, key or card number.
"ui" is optional: properties.<name> {widget, placeholder, help}; order; sections [{title, properties}]; submit_label. Write it before "schema", and "required" before "properties": the form is drawn while you write. Widgets: textarea (text), radio or select (one choice), slider (needs minimum and maximum) or stepper (numbers), switch or radio (boolean), checkboxes or list (array).
Example: {"title":"Book a table","ui":{"properties":{"note":{"widget":"textarea"}},"submit_label":"Book"},"schema":{"type":"object","required":["date","guests"],"properties":{"date":{"type":"string","format":"date","title":"Day"},"guests":{"type":"integer","minimum":1,"maximum":12,"title":"Guests"},"diet":{"type":"array","title":"Diet","items":{"type":"string","enum":["vegan","halal","no nuts"]}},"note":{"type":"string","title":"Note"}}}}
"deadline", only where there is one: a time with its offset, like "2026-01-31T18:00:00Z"; the form closes then.
A refused form comes back with what to write instead.`;

const { title, description, lang, ui, submissions, deadline } = FORM_CONTENT.optional;

/** A model writes properties in the order of the schema: this one comes last. */
function last(schema: JsonSchema, name: string, as?: (part: JsonSchema) => JsonSchema): JsonSchema {
  const { [name]: part, ...others } = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  return { ...schema, properties: { ...others, [name]: part && as ? as(part) : part } };
}

// what is drawn while it is written moves nothing if it comes in this order (F-3)
const tool = (more: Shapes): JsonSchema =>
  last(toJsonSchema(closed({ title, schema: FORM_SCHEMA }, { description, lang, ui, ...more })), 'schema', (schema) =>
    last(schema, 'properties'),
  );
const ASK = tool({ deadline });
const CREATE = tool({ submissions, deadline });

const FORMS: readonly ToolDefinition[] = [
  {
    name: 'ask_form',
    description: `Asks the person you talk with for several values at once, with a form in the chat, and waits. The result is an object of what they filled in. For one open question just ask in words.\n${SUBSET}`,
    inputSchema: ASK,
  },
  {
    name: 'create_form',
    description: `Makes a form that stays in the chat and may be answered later; each answer is stored as a submission. "submissions" is once (one answer in all), per_person or many.\n${SUBSET}`,
    inputSchema: CREATE,
  },
];

/**
 * The tools to offer a model; only kinds that are on.
 * @returns Fresh list of shared definitions, safe to send as JSON.
 */
export function toolDefinitions({ forms = true }: ToolOptions = {}): ToolDefinition[] {
  return forms ? [...FORMS] : [];
}
