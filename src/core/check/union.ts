/** Steps for a property that is written as one of several, or somewhere else: `$ref`, null, unions, an enum without type. */
import { isObject, own, type Json, type Loose } from './json.js';
import { keysOf } from './refusals.js';
import { slip, without, type Step } from './slip.js';

const TEXTS = ['title', 'description', 'default'];
const UNIONS = ['anyOf', 'oneOf', 'allOf'] as const;

/** The objects under a union keyword, if it is a list of objects. */
export function branchesOf(property: Loose, keyword: string): readonly Loose[] | undefined {
  const branches = own(property, keyword);
  return Array.isArray(branches) && branches.length > 0 && branches.every(isObject) ? branches : undefined;
}

/** Both in one, texts of the outer first; no longer lossless when they say different things about one keyword. */
function merge(inner: Loose, outer: Loose): { fixed: Loose; lossless: boolean } {
  const clash = Object.keys(inner).some(
    (key) => !TEXTS.includes(key) && Object.hasOwn(outer, key) && JSON.stringify(inner[key]) !== JSON.stringify(outer[key]),
  );
  return { fixed: { ...inner, ...outer }, lossless: !clash };
}

/** What a local `$ref` names; no other part of the document is a definition. */
function resolve($ref: unknown, root: Loose): Loose | undefined {
  const [place = '', name = '', ...more] = typeof $ref === 'string' && $ref.startsWith('#/') ? keysOf($ref) : [];
  const definitions = /^(?:\$defs|definitions)$/.test(place) ? own(root, place) : undefined;
  const found = isObject(definitions) && more.length === 0 ? own(definitions, name) : undefined;
  return isObject(found) ? found : undefined;
}

const allConst = (branches: readonly Loose[] | undefined): boolean =>
  branches?.every((branch) => Object.hasOwn(branch, 'const')) === true;

/** `$ref`: the definition in its place. Its title names the type, not the field, and goes. */
export const local: Step = (property, _name, root) => {
  const { $ref } = property;
  if ($ref === undefined) return undefined;
  const target = resolve($ref, root);
  if (!target) return slip('$ref', '"$ref" is not allowed. Write the schema in place.');
  const choices = Array.isArray(target['enum']) || UNIONS.some((keyword) => allConst(branchesOf(target, keyword)));
  const { fixed, lossless } = merge(without(target, 'title'), without(property, '$ref'));
  const what = choices ? 'choices' : 'schema';
  return slip('$ref', (ready) => `"$ref" is not allowed. Write the ${what} in place: ${ready}.`, {
    fixed,
    lossless: lossless && choices,
  });
};

/** A form has no null: what may be left empty is left out. */
function optional(keyword: string, name: string): (ready: string) => string {
  const end = `and leave ${JSON.stringify(name)} out of "required"; a field left empty is left out of the answer.`;
  return (ready) => `${keyword} is not allowed. Write ${ready} ${end}`;
}

const dropNull = (property: Loose): Loose => (property['default'] === null ? without(property, 'default') : property);

/** A union in which null is a branch. */
export const nullable: Step = (property, name) => {
  for (const keyword of UNIONS.slice(0, 2)) {
    const branches = branchesOf(property, keyword) ?? [];
    const kept = branches.filter((branch) => branch['type'] !== 'null' && branch['const'] !== null);
    const [only, another] = kept;
    if (!only || kept.length === branches.length) continue;
    const outer = dropNull(without(property, keyword));
    const made = another ? { fixed: { ...outer, [keyword]: kept }, lossless: true } : merge(only, outer);
    return slip(keyword, optional(`"${keyword}"`, name), { ...made, optional: true });
  }
  return undefined;
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isNumeric = (type: unknown): boolean => type === 'number' || type === 'integer';

/** The type that all of some choices have; undefined when they are mixed. */
function typeOf(values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined;
  if (values.every(isText)) return 'string';
  if (!values.every(isNumber)) return undefined;
  return values.every(Number.isInteger) ? 'integer' : 'number';
}

/** `type` as a list, or none beside an enum. */
export const typed: Step = (property, name) => {
  const { type, enum: values } = property;
  if (type === undefined && Array.isArray(values)) {
    const word = typeOf(values);
    if (word === undefined) return undefined;
    return slip('type', (ready) => `"type" is missing. Write ${ready}.`, {
      code: 'missing',
      fixed: { type: word, ...property },
      lossless: true,
    });
  }
  if (!Array.isArray(type)) return undefined;
  const kept = type.filter((word) => word !== 'null');
  const word: unknown = kept.length > 1 && kept.every(isNumeric) ? 'number' : kept[0];
  if (kept.length === 0 || (kept.length > 1 && word !== 'number')) return slip('type', '"type" takes one word, no list.');
  const plain = { ...property, type: word, ...(Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {}) };
  const says =
    kept.length < type.length ? optional('"type" as a list', name) : (ready: string) => `"type" takes one word: ${ready}.`;
  return slip('type', says, { fixed: dropNull(plain), lossless: true, optional: kept.length < type.length });
};

/** A union of fixed values as the choices that a form has. Titles of numbers are lost. */
function choicesOf(branches: readonly Loose[]): { fixed: Loose; lossless: boolean } | undefined {
  const values = branches.map((branch) => branch['const'] as Json);
  const type = typeOf(values);
  const plain = branches.every((branch) =>
    Object.keys(branch).every((key) => ['const', 'type', ...TEXTS.slice(0, 2)].includes(key)),
  );
  if (type === undefined || !plain) return undefined;
  const titled = branches.some((branch) => TEXTS.some((key) => Object.hasOwn(branch, key)));
  return titled && type === 'string'
    ? { fixed: { type, oneOf: branches.map((branch) => without(branch, 'type')) }, lossless: true }
    : { fixed: { type, enum: values }, lossless: !titled };
}

/** A union of fixed values, of number and integer, or of anything else: then its first branch is proposed. */
export const union: Step = (property) => {
  for (const keyword of UNIONS) {
    const branches = branchesOf(property, keyword);
    const [first, another] = branches ?? [];
    if (!branches || !first || (keyword === 'allOf' && another)) continue;
    const consts = allConst(branches);
    if (keyword === 'oneOf' && consts && property['type'] === 'string') continue; // as a form has it; its shape is checked
    const outer = without(property, keyword);
    const choices = consts ? choicesOf(branches) : undefined;
    if (choices) {
      const { fixed, lossless } = merge(choices.fixed, outer);
      const says = (ready: string): string => `"${keyword}" is not allowed. Write the choices in place: ${ready}.`;
      return slip(keyword, says, { fixed, lossless: lossless && choices.lossless });
    }
    const numeric = branches.every((branch) => isNumeric(branch['type']) && Object.keys(without(branch, 'title')).length === 1);
    const made = numeric ? { fixed: { type: 'number', ...outer }, lossless: true } : merge(first, outer);
    const such = another && !numeric ? 'one type, such as ' : '';
    const lossless = made.lossless && numeric;
    return slip(keyword, (ready) => `"${keyword}" is not allowed. Write ${such}${ready}.`, { fixed: made.fixed, lossless });
  }
  return undefined;
};
