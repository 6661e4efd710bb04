/** The step for a list: its `items` are choices, one way or another, or it is no field of a form. */
import { isObject, type Loose } from './json.js';
import { slip, without, type Step } from './slip.js';
import { branchesOf, local, typed, union } from './union.js';

/** Titled choices as they stand: every branch has `const`, none a `type`. */
const titledChoices = (items: Loose, keyword: string): boolean =>
  branchesOf(items, keyword)?.every((branch) => Object.hasOwn(branch, 'const') && !Object.hasOwn(branch, 'type')) === true;

const title: Step = (items) =>
  Object.hasOwn(items, 'title')
    ? slip('title', (ready) => `"title" is not allowed in "items". Write ${ready}.`, {
        fixed: without(items, 'title'),
        lossless: true,
      })
    : undefined;

const unionOfItems: Step = (items, name, root) =>
  titledChoices(items, 'anyOf') || titledChoices(items, 'oneOf') ? undefined : union(items, name, root);

export const items: Step = (property, name, root) => {
  const { type, items: inner } = property;
  if (type !== 'array') return undefined;
  if (isObject(inner)) {
    const found =
      local(inner, name, root) ?? typed(inner, name, root) ?? unionOfItems(inner, name, root) ?? title(inner, name, root);
    // the description of a definition is about the type, as its title is
    if (found?.fixed && found.lossless) return { ...found, fixed: { ...property, items: without(found.fixed, 'description') } };
    if (Array.isArray(inner['enum']) || titledChoices(inner, 'anyOf') || titledChoices(inner, 'oneOf')) return undefined;
  }
  const texts = Object.entries(property).filter(([key]) => key === 'title' || key === 'description');
  const says = (ready: string): string => `an array needs choices. Use ${ready} with ui.widget "textarea", one a line.`;
  return slip('items', says, { code: 'missing', fixed: Object.fromEntries([['type', 'string'], ...texts]) });
};
