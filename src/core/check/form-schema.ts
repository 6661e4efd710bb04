/** Checks the schema of a form: its root, then property by property, each told by its `type`. */
import { FIELD, FORM_SCHEMA, type FieldSchema } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import { checkTogether } from './field.js';
import { isObject, jsonSize, own, type Json, type Loose } from './json.js';
import { mend } from './property.js';
import { listed, pointer, Refusals } from './refusals.js';
import { checkCount, checkInto, keysAllowed } from './shape.js';
import { without } from './slip.js';

/** A property without its texts, as a message quotes it. */
const core = (property: Loose): string => JSON.stringify(without(property, 'title', 'description', 'default'));

const CONDITION = ['if', 'then', 'else'];

/** Keys that every keyword of the root but these is refused for. */
function checkKeywords(schema: Loose, path: string, refusals: Refusals): Loose {
  const allowed = keysAllowed(FORM_SCHEMA);
  const outside = Object.keys(schema).filter((key) => !allowed.includes(key));
  const condition = CONDITION.find((key) => outside.includes(key)); // told once for the three
  for (const keyword of outside.filter((key) => key === condition || !CONDITION.includes(key))) {
    const instead =
      keyword === condition
        ? ': ask a second form after the first answer.'
        : keyword === '$defs' || keyword === 'definitions'
          ? '. Write each schema in place.'
          : `. Allowed: ${listed(allowed)}.`;
    refusals.add('keyword_not_allowed', path, `"${keyword}" is not allowed${instead}`, { keyword });
  }
  return without(schema, ...outside);
}

function checkRequired(required: readonly unknown[], properties: Loose, path: string, refusals: Refusals): void {
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
    const says = `no property is called "${name}". Properties: ${listed(Object.keys(properties))}.`;
    refusals.add('unknown_name', pointer(path, index), says, { got: name });
  }
}

/** What is left wrong with a property that has no slips. */
function checkSound(property: Loose, path: string, base: string): Refusals {
  const found = new Refusals(base);
  checkInto(property, FIELD, path, found);
  if (found.none) checkTogether(property as unknown as FieldSchema, path, found);
  return found;
}

/** The property, or all of it but a default that doesn't hold; undefined when that is not what is wrong. */
function soundPart(property: Loose, path: string, sound: boolean): Loose | undefined {
  const plain = sound ? property : without(property, 'default');
  return sound || checkSound(plain, path, '').none ? plain : undefined;
}

/** @returns Whether the property may be used as it stands. */
function checkProperty(raw: unknown, path: string, base: string, mended: ReturnType<typeof mend>, refusals: Refusals): boolean {
  const { slips, property } = mended;
  const ofDefault = pointer(path, 'default');
  const rest = property ? checkSound(property, path, base).problems : [];
  const ready = property && soundPart(property, path, rest.length === 0);
  const replace = ready && ready !== raw ? { replace: ready } : {};
  for (const { code, keyword, says } of slips) {
    refusals.add(code, path, says(property ? core(ready ?? property) : '{…}'), { keyword, ...replace });
  }
  for (const problem of rest) {
    refusals.take({
      ...problem,
      ...(problem.path.startsWith(ofDefault) ? { code: 'bad_default', keyword: 'default' } : {}),
      // the places inside are those of the mended property; a replacement is for the whole of it
      ...(slips.length > 0 || ready ? { path } : {}),
      ...replace,
    });
  }
  return slips.length === 0 && rest.length === 0;
}

export interface CheckedProperties {
  readonly properties: Loose;
  /** Names of those that nothing is wrong with. */
  readonly sound: ReadonlySet<string>;
}

/**
 * Adds all that is wrong with a form's schema. At a property whose keywords are refused, `replace` is the property to write.
 * @param schema From `readJson`.
 * @param path Pointer of the schema; messages name places from there.
 * @returns The properties, unless there is no looking into them.
 */
export function checkSchemaInto(schema: Json, path: string, refusals: Refusals): CheckedProperties | undefined {
  if (!isObject(schema)) {
    refusals.add('wrong_type', path, 'a form’s schema is an object, like {"type":"object","properties":{}}.');
    return undefined;
  }
  const size = jsonSize(schema);
  if (size > LIMITS.formSchema) {
    checkCount(size, LIMITS.formSchema, 'bytes', path, refusals);
    return undefined;
  }
  const root = checkKeywords(schema, path, refusals);
  const properties = own(root, 'properties');
  if (!isObject(properties)) {
    checkInto(root, FORM_SCHEMA, path, refusals);
    return undefined;
  }
  checkInto({ ...root, properties: {} }, FORM_SCHEMA, path, refusals);
  const inner = pointer(path, 'properties');
  const names = Object.keys(properties);
  if (names.length > LIMITS.properties) {
    const says = `${String(names.length)} properties; at most ${String(LIMITS.properties)}.`;
    refusals.take({
      code: 'too_many',
      path: inner,
      message: says,
      severity: 'refused',
      keyword: 'properties',
      limit: LIMITS.properties,
      got: names.length,
    });
  }
  if (Array.isArray(root['required'])) checkRequired(root['required'], properties, pointer(path, 'required'), refusals);
  const sound = new Set<string>();
  for (const [name, raw] of Object.entries(properties)) {
    const at = pointer(inner, name);
    checkInto(name, { is: 'text', min: 1, max: LIMITS.name }, at, refusals);
    if (!isObject(raw)) refusals.add('wrong_type', at, 'must be an object, like {"type":"string"}.');
    else if (checkProperty(raw, at, path, mend(raw, name, schema), refusals)) sound.add(name);
  }
  return { properties, sound };
}
