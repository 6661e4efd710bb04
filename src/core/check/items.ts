/** The step for a list: its `items` are choices, one way or another, or it is no field of a form. */
import { isObject, type Loose } from './json.js';
import { slip, without, type Step } from './slip.js';
import { branchesOf, local, typed, union } from './union.js';

/** Titled choices as they stand: every branch has `const`, none a `type`. */
const titled = (items: Loose): boolean =>
  ['anyOf', 'oneOf'].some(
    (keyword) =>
      branchesOf(items, keyword)?.every((branch) => Object.hasOwn(branch, 'const') && !Object.hasOwn(branch, 'type')) === true,
  );

const title: Step = (items) =>
  Object.hasOwn(items, 'title')
    ? slip('title', `"title" is not allowed in "items". Write {…}.`, {
        fixed: without(items, 'title'),
        lossless: true,
      })
    : undefined;

export const items: Step = (property, name, root) => {
  const { type, items: inner } = property;
  if (type !== 'array') return undefined;
  if (isObject(inner)) {
    const choices = titled(inner);
    const found =
      local(inner, name, root) ??
      typed(inner, name, root) ??
      (choices ? undefined : union(inner, name, root)) ??
      title(inner, name, root);
    // the description of a definition is about the type, as its title is
    if (found?.fixed && found.lossless) return { ...found, fixed: { ...property, items: without(found.fixed, 'description') } };
    if (choices || Array.isArray(inner['enum'])) return undefined;
  }
  const texts = Object.entries(property).filter(([key]) => key === 'title' || key === 'description');
  const says = `an array needs choices. Use {…} with ui.widget "textarea", one a line.`;
  return slip('items', says, { code: 'missing', fixed: Object.fromEntries([['type', 'string'], ...texts]) });
};
