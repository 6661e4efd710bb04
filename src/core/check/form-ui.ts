/** The `ui` of a form against its properties. */
import { isObject, type Loose } from './json.js';
import { pointer } from './pointer.js';
import type { Told } from './told.js';

/** The properties of a schema, and of those whose type is known what they are or are to become. */
export interface Properties {
  readonly properties: Loose;
  readonly fields: ReadonlyMap<string, Loose>;
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hasChoices = (field: Loose): boolean => (field['enum'] ?? field['oneOf']) !== undefined;

/** Widgets that a property may ask for (forms.md, Widgets). */
function widgetsOf(field: Loose): readonly string[] {
  const { type } = field;
  if (type === 'array') return ['checkboxes', 'list'];
  if (type === 'boolean') return ['switch', 'radio'];
  if (hasChoices(field)) return ['radio', 'select'];
  if (type === 'string') return field['format'] === undefined ? ['textarea'] : [];
  return field['minimum'] === undefined || field['maximum'] === undefined ? ['stepper'] : ['slider', 'stepper'];
}

function checkWidget(field: Loose, got: string, path: string, told: Told): void {
  const words = widgetsOf(field);
  if (words.includes(got)) return;
  const slider = got === 'slider' && words.includes('stepper');
  // a word that no property takes is refused by its shape already: what this one takes is told in place of all words
  const known = told.drop(path) ? { code: 'wrong_value' as const } : {};
  told.add(slider ? 'slider' : words.length > 0 ? 'widget' : 'no-widget', path, { keyword: 'widget', got, words, ...known });
}

function checkName(got: string, properties: Loose, path: string, told: Told): void {
  if (!Object.hasOwn(properties, got)) told.add('name', path, { got, words: Object.keys(properties) });
}

/**
 * Adds the names in a list that are of no property. What is no list, or in it no text, is told by its shape.
 * @param seen Names of other lists, which may not be here too.
 */
export function checkNames(names: unknown, properties: Loose, path: string, told: Told, seen?: Set<string>): void {
  for (const [index, name] of itemsOf(names).entries()) {
    if (typeof name !== 'string') continue;
    const at = pointer(path, index);
    checkName(name, properties, at, told);
    if (seen?.has(name)) told.add('section', at, { got: name });
    seen?.add(name);
  }
}

/**
 * Adds names of no property, a property in two sections, a widget that doesn't fit. Codes: `unknown_name`, `duplicate`,
 * `conflict`; `wrong_value` for a widget that fits nothing.
 * @param ui Its shape is told already; a part that misses it hides no other.
 */
export function checkUi(ui: Loose, { properties, fields }: Properties, path: string, told: Told): void {
  const hints = ui['properties'];
  for (const [name, hint] of isObject(hints) ? Object.entries(hints) : []) {
    const at = pointer(`${path}/properties`, name);
    const field = fields.get(name);
    const widget = isObject(hint) && hint['widget'];
    checkName(name, properties, at, told);
    if (field && typeof widget === 'string') checkWidget(field, widget, `${at}/widget`, told);
  }
  checkNames(ui['order'], properties, `${path}/order`, told);
  const seen = new Set<string>();
  for (const [index, section] of itemsOf(ui['sections']).entries()) {
    const names = isObject(section) && section['properties'];
    checkNames(names, properties, `${path}/sections/${String(index)}/properties`, told, seen);
  }
  const [only, ...others] = Object.keys(properties);
  const field = only === undefined || others.length > 0 ? {} : fields.get(only);
  if (ui['submit_on_choice'] === true && field && (field['type'] === 'array' || !hasChoices(field))) {
    told.add('one-choice', `${path}/submit_on_choice`, { keyword: 'submit_on_choice' });
  }
}
