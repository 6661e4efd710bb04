/** Steps for a property that is written as one of several, or somewhere else: `$ref`, null, unions, an enum without type. */
import { isObject, own, type Json, type Loose } from './json.js';
import { keysOf } from './pointer.js';
import { slip, without, type Step } from './slip.js';

export const TEXTS = ['title', 'description', 'default'];
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
  if (typeof $ref !== 'string' || !/^#\/(?:\$defs|definitions)\/[^/]*$/.test($ref)) return undefined;
  const found = keysOf($ref).reduce<unknown>((at, key) => (isObject(at) ? own(at, key) : undefined), root);
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
  return slip('$ref', `"$ref" is not allowed. Write the ${what} in place: {…}.`, {
    fixed,
    lossless: lossless && choices,
  });
};

const ONE_OF = 'one type, such as ';

/** A form has no null: what may be left empty is left out. */
const leave = (name: string): string =>
  ` and leave ${JSON.stringify(name)} out of "required"; a field left empty is left out of the answer.`;

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
    return slip(keyword, `"${keyword}" is not allowed. Write {…}${leave(name)}`, { ...made, optional: true });
  }
  return undefined;
};

const isNumeric = (type: unknown): boolean => type === 'number' || type === 'integer';

/** The type that all of some choices have; undefined when they are mixed. */
function typeOf(values: readonly unknown[]): string | undefined {
  const kind = typeof values[0];
  if ((kind !== 'string' && kind !== 'number') || values.some((value) => typeof value !== kind)) return undefined;
  return values.every(Number.isInteger) ? 'integer' : kind;
}

/** `type` as a list, or none beside an enum. */
export const typed: Step = (property, name) => {
  const { type, enum: values } = property;
  if (type === undefined && Array.isArray(values)) {
    const word = typeOf(values);
    if (word === undefined) return undefined;
    return slip('type', `"type" is missing. Write {…}.`, {
      code: 'missing',
      fixed: { type: word, ...property },
      lossless: true,
    });
  }
  if (!Array.isArray(type)) return undefined;
  const kept: unknown[] = type.filter((word) => word !== 'null');
  const numeric = kept.every(isNumeric);
  const [first, another] = kept;
  if (typeof first !== 'string') return slip('type', '"type" takes one word, no list.');
  const word = another !== undefined && numeric ? 'number' : first;
  const lossless = another === undefined || numeric;
  const plain = { ...property, type: word, ...(Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {}) };
  const empty = kept.length < type.length;
  const says = `"type" as a list is not allowed. Write ${lossless ? '' : ONE_OF}{…}${empty ? leave(name) : '.'}`;
  return slip('type', says, { fixed: dropNull(plain), lossless, optional: empty });
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
    const numeric = branches.every((branch) => isNumeric(branch['type']) && Object.keys(without(branch, 'title')).length === 1);
    const made = choices ?? { fixed: numeric ? { type: 'number' } : first, lossless: numeric };
    const { fixed, lossless } = merge(made.fixed, outer);
    const what = choices ? 'the choices in place: ' : another && !numeric ? ONE_OF : '';
    return slip(keyword, `"${keyword}" is not allowed. Write ${what}{…}.`, { fixed, lossless: lossless && made.lossless });
  }
  return undefined;
};
