/** The `ui` of a form against its properties. */
import { isObject, type Loose } from './json.js';
import { listed, pointer, type Refusals } from './refusals.js';

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

function checkWidget(field: Loose, widget: string, path: string, refusals: Refusals): void {
  const allowed = widgetsOf(field);
  if (allowed.includes(widget)) return;
  const says =
    widget === 'slider' && allowed.includes('stepper')
      ? '"slider" needs "minimum" and "maximum".'
      : `"${widget}" doesn’t fit. ${allowed.length > 0 ? `Allowed: ${listed(allowed)}.` : 'Leave it out.'}`;
  // a word that no property takes is refused by its shape already: what this one takes is told in place of all words
  refusals.add(refusals.drop(path) ? 'wrong_value' : 'conflict', path, says, { keyword: 'widget', got: widget });
}

function checkName(name: string, properties: Loose, path: string, refusals: Refusals): void {
  if (Object.hasOwn(properties, name)) return;
  const says = `no property is called "${name}". Properties: ${listed(Object.keys(properties))}.`;
  refusals.add('unknown_name', path, says, { got: name });
}

/**
 * Adds the names in a list that are of no property. What is no list, or in it no text, is told by its shape.
 * @param seen Names of other lists, which may not be here too.
 */
export function checkNames(names: unknown, properties: Loose, path: string, refusals: Refusals, seen?: Set<string>): void {
  for (const [index, name] of itemsOf(names).entries()) {
    if (typeof name !== 'string') continue;
    const at = pointer(path, index);
    checkName(name, properties, at, refusals);
    if (seen?.has(name)) refusals.add('duplicate', at, `"${name}" stands in a section already.`, { got: name });
    seen?.add(name);
  }
}

/**
 * Adds names of no property, a property in two sections, a widget that doesn't fit. Codes: `unknown_name`, `duplicate`,
 * `conflict`; `wrong_value` for a widget that fits nothing.
 * @param ui Its shape is told already; a part that misses it hides no other.
 */
export function checkUi(ui: Loose, { properties, fields }: Properties, path: string, refusals: Refusals): void {
  const hints = ui['properties'];
  for (const [name, hint] of isObject(hints) ? Object.entries(hints) : []) {
    const at = pointer(`${path}/properties`, name);
    const field = fields.get(name);
    const widget = isObject(hint) && hint['widget'];
    checkName(name, properties, at, refusals);
    if (field && typeof widget === 'string') checkWidget(field, widget, `${at}/widget`, refusals);
  }
  checkNames(ui['order'], properties, `${path}/order`, refusals);
  const seen = new Set<string>();
  for (const [index, section] of itemsOf(ui['sections']).entries()) {
    const names = isObject(section) && section['properties'];
    checkNames(names, properties, `${path}/sections/${String(index)}/properties`, refusals, seen);
  }
  const [only, ...others] = Object.keys(properties);
  const field = only === undefined || others.length > 0 ? {} : fields.get(only);
  if (ui['submit_on_choice'] === true && field && (field['type'] === 'array' || !hasChoices(field))) {
    const says = 'is for a form whose only property is one choice.';
    refusals.add('conflict', `${path}/submit_on_choice`, says, { keyword: 'submit_on_choice' });
  }
}
