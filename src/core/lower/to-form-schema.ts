/** Lowers what Pydantic, zod and MCP servers emit to a form's subset, where nothing is lost (forms.md, What models' tools emit). */
import type { FormContent, FormSchema } from '../../contract/form.js';
import type { Problem, Verdict } from '../../contract/problems.js';
import { checkForm, checkFormSchema } from '../check/form.js';
import { LIMITS } from '../../contract/limits.js';
import { isObject, jsonSize, readJson, type Json, type Loose } from '../check/json.js';
import { mend } from '../check/property.js';
import { pointer } from '../check/pointer.js';
import { without } from '../check/slip.js';

export interface Change {
  /** RFC 6901 pointer into the schema. */
  readonly path: string;
  readonly message: string;
}
export type Lowered =
  | { readonly ok: true; readonly schema: FormSchema; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What happened to a keyword. @param now The property without it. */
function did(keyword: string, missing: boolean, now: string): string {
  if (keyword === 'pattern') return 'was dropped; "format" checks it';
  if (keyword === 'title') return 'was dropped from "items"';
  return `was ${missing ? 'missing' : keyword === 'type' ? 'a list' : 'replaced'}; now ${now}`;
}

function lowerable(raw: Json): boolean {
  const properties = isObject(raw) ? raw['properties'] : undefined;
  const count = isObject(properties) ? Object.keys(properties).length : 0;
  return count <= LIMITS.properties && jsonSize(raw) <= LIMITS.formContent;
}

function lowerRoot(raw: Json, changes: Change[]): Json {
  const properties = isObject(raw) && raw['properties'];
  if (!isObject(raw) || !isObject(properties)) return raw;
  const optional = new Set<unknown>(); // names that may be left empty now, where they took null
  const lowered = Object.entries(properties).map(([name, property]): [string, unknown] => {
    if (!isObject(property)) return [name, property];
    const { slips, property: mended = property } = mend(property, name, raw, true);
    for (const { keyword, code, optional: empty } of slips) {
      if (empty) optional.add(name);
      const left = empty ? '; null became an answer that is left out' : '';
      const message = `"${keyword}" ${did(keyword, code === 'missing', JSON.stringify(mended))}${left}.`;
      changes.push({ path: pointer('/properties', name), message });
    }
    return [name, mended];
  });
  let schema: Loose = { ...raw, properties: Object.fromEntries(lowered) };
  if (raw['type'] === undefined) {
    schema = { type: 'object', ...schema };
    changes.push({ path: '/type', message: '"type":"object" was added.' });
  }
  const { required } = raw;
  if (Array.isArray(required)) schema = { ...schema, required: required.filter((name) => !optional.has(name)) };
  const referred = JSON.stringify(lowered.map(([, property]) => property)).includes('"$ref"');
  for (const keyword of referred ? [] : ['$defs', 'definitions']) {
    if (!Object.hasOwn(schema, keyword)) continue;
    schema = without(schema, keyword);
    changes.push({ path: `/${keyword}`, message: `"${keyword}" was dropped: nothing refers to it.` });
  }
  return schema as Json;
}

/**
 * Makes a form's schema of what libraries emit, and checks it. Exactly these changes: a local `$ref` to an enum stands in
 * place; null in `anyOf`, `oneOf` or `type` goes, with `default: null` and the entry in `required`; `pattern` goes beside a
 * format that a form has; an enum of one type gets that type, in `items` too; a union of consts becomes choices; a `title`
 * in `items` goes; number or integer becomes number; `type: "object"` is added beside `properties`.
 *
 * Linear in schema and definitions. Never throws.
 * @param schema Unknown; it is not changed.
 * @returns The schema and each change, or what is left to refuse, by the codes of `checkFormSchema`.
 */
export function toFormSchema(schema: unknown): Lowered {
  const read = readJson(schema);
  if (!read.ok) return read;
  const changes: Change[] = [];
  // what is too much before is told as that: a definition in many places would grow it without end
  const verdict = checkFormSchema(lowerable(read.value) ? lowerRoot(read.value, changes) : read.value);
  return verdict.ok ? { ok: true, schema: verdict.value, changes } : verdict;
}

/**
 * The content of a form for an MCP elicitation in form mode (schema 2026-07-28). The person may decline it or put it off;
 * the answer's values never hold null, as MCP wants it.
 * @param requestedSchema Unknown, from the server; what is lossless is lowered.
 * @param message The server's text for the person, shown as the form's description: at most LIMITS.description.
 * @returns `problems` of an accepted one are the changes to the schema, `repaired`. Paths are into the content.
 */
export function fromElicitation(requestedSchema: unknown, message: unknown): Verdict<FormContent> {
  const lowered = toFormSchema(requestedSchema);
  if (!lowered.ok) {
    return { ok: false, problems: lowered.problems.map((problem) => ({ ...problem, path: `/schema${problem.path}` })) };
  }
  const verdict = checkForm({ description: message, schema: lowered.schema, decline: true });
  if (!verdict.ok) return verdict;
  const problems = lowered.changes.map(({ path, message: says }): Problem => {
    return { code: 'keyword_not_allowed', path: `/schema${path}`, message: says, severity: 'repaired' };
  });
  return { ...verdict, problems };
}
