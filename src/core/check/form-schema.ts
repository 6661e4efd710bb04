/** Checks the schema of a form: its root, then property by property, each told by its `type`. */
import { FIELD, FORM_SCHEMA, type FieldSchema } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import { checkTogether } from './field.js';
import { checkNames, type Properties } from './form-ui.js';
import { isObject, jsonSize, own, type Json, type Loose } from './json.js';
import { mend, type Mended } from './property.js';
import { keysOf, listed, pointer, Refusals } from './refusals.js';
import { checkCount, checkInto, keysAllowed } from './shape.js';
import { without } from './slip.js';
import { TEXTS } from './union.js';

/** A property without its texts, as a message quotes it. */
const core = (property: Loose): string => JSON.stringify(without(property, ...TEXTS));

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

/** What is left wrong with a property that has no slips. */
function checkSound(property: Loose, path: string, base: string): Refusals {
  const found = new Refusals(base);
  checkInto(property, FIELD, path, found);
  const wrong = found.problems.map((problem) => keysOf(problem.path.slice(path.length))[0] ?? '');
  // without its choices nothing can be said of the rest
  if (!wrong.some((key) => key === 'enum' || key === 'items'))
    checkTogether(without(property, ...wrong) as unknown as FieldSchema, path, found);
  return found;
}

function checkProperty(raw: Loose, path: string, base: string, { slips, property }: Mended, refusals: Refusals): void {
  const ofDefault = pointer(path, 'default');
  const rest = property ? checkSound(property, path, base).problems : [];
  // all of it, or all but a default that doesn't hold; undefined when that is not what is wrong
  const plain = property && (rest.length > 0 ? without(property, 'default') : property);
  const ready = plain && (rest.length === 0 || checkSound(plain, path, base).none) ? plain : undefined;
  const replace = ready && ready !== raw ? { replace: ready } : {};
  for (const { code, keyword, says } of slips) {
    refusals.add(code, path, property ? says.replace('{…}', () => core(ready ?? property)) : says, { keyword, ...replace });
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
}

/**
 * Adds all that is wrong with a form's schema. At a property whose keywords are refused, `replace` is the property to write.
 * @param schema From `readJson`.
 * @param path Pointer of the schema; messages name places from there.
 * @returns The properties, unless there is no looking into them.
 */
export function checkSchemaInto(schema: Json, path: string, refusals: Refusals): Properties | undefined {
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
  const names = Object.keys(properties);
  const { required = [] } = root;
  const isList = Array.isArray(required);
  checkInto({ ...root, properties: {}, required: isList ? required : [] }, FORM_SCHEMA, path, refusals);
  checkCount(names.length, LIMITS.properties, 'properties', path, refusals);
  const ofRequired = pointer(path, 'required');
  checkNames(required, properties, ofRequired, refusals);
  if (!isList) refusals.add('wrong_type', ofRequired, `must be a list. Write ${JSON.stringify(names)}.`);
  const fields = new Map<string, Loose>();
  // those beyond the limit are refused together: nothing is gained by looking into each
  for (const [name, raw] of Object.entries(properties).slice(0, LIMITS.properties)) {
    const at = pointer(`${path}/properties`, name);
    checkInto(name, { is: 'text', min: 1, max: LIMITS.name }, at, refusals);
    if (!isObject(raw)) {
      refusals.add('wrong_type', at, 'must be an object, like {"type":"string"}.');
      continue;
    }
    const mended = mend(raw, name, schema);
    checkProperty(raw, at, path, mended, refusals);
    if (mended.property) fields.set(name, mended.property);
  }
  return { properties, fields };
}
