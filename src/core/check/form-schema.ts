/** Walks the schema of a form: its root, then property by property. */
import { FORM_SCHEMA } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import { checkNames, type Properties } from './form-ui.js';
import { isObject, jsonSize, own, type Json, type Loose } from './json.js';
import { pointer } from './pointer.js';
import type { Told } from './told.js';
import { checkCount, walk } from './walk.js';

/** How a schema is looked into: `judge.ts` only says that something is wrong, `explain.ts` also what to write instead. */
export interface Look<T extends Told> {
  /** Tells of keywords that a root doesn't take. @returns The rest. */
  root(schema: Loose, path: string, told: T): Loose;
  /** Tells what is wrong with a property at `at`. @returns What it is or is to become, if that is known. */
  property(raw: Loose, name: string, at: string, schema: Loose, path: string, told: T): Loose | undefined;
}

/**
 * Tells all that is wrong with a form's schema.
 * @param schema From `readJson`.
 * @param path Pointer of the schema; messages name places from there.
 * @returns The properties, unless there is no looking into them.
 */
export function walkSchema<T extends Told>(schema: Json, path: string, told: T, look: Look<T>): Properties | undefined {
  if (!isObject(schema)) {
    told.add('schema', path);
    return undefined;
  }
  const size = jsonSize(schema);
  checkCount(size, LIMITS.formSchema, 'bytes', path, told);
  if (size > LIMITS.formSchema) return undefined;
  const root = look.root(schema, path, told);
  const properties = own(root, 'properties');
  if (!isObject(properties)) {
    walk(root, FORM_SCHEMA, path, told);
    return undefined;
  }
  const names = Object.keys(properties);
  const { required = [] } = root;
  const isList = Array.isArray(required);
  walk({ ...root, properties: {}, required: isList ? required : [] }, FORM_SCHEMA, path, told);
  checkCount(names.length, LIMITS.properties, 'properties', path, told);
  const ofRequired = pointer(path, 'required');
  checkNames(required, properties, ofRequired, told);
  if (!isList) told.add('required', ofRequired, { words: JSON.stringify(names) });
  const fields = new Map<string, Loose>();
  // those beyond the limit are refused together: nothing is gained by looking into each
  for (const [name, raw] of Object.entries(properties).slice(0, LIMITS.properties)) {
    const at = pointer(`${path}/properties`, name);
    walk(name, NAME, at, told);
    if (!isObject(raw)) {
      told.add('property', at);
      continue;
    }
    const field = look.property(raw, name, at, schema, path, told);
    if (field) fields.set(name, field);
  }
  return { properties, fields };
}

const NAME = { is: 'text', min: 1, max: LIMITS.name } as const;
