/** The `ui` of a form against its properties. */
import type { FieldSchema, FormUi } from '../../contract/form.js';
import { choicesIn } from './field.js';
import { own, type Loose } from './json.js';
import { listed, pointer, type Refusals } from './refusals.js';

/** Widgets that a property may ask for (forms.md, Widgets). */
function widgetsOf(field: FieldSchema): readonly string[] {
  if (field.type === 'array') return ['checkboxes', 'list'];
  if (field.type === 'boolean') return ['switch', 'radio'];
  if (choicesIn(field).length > 0) return ['radio', 'select'];
  if (field.type === 'string') return field.format === undefined ? ['textarea'] : [];
  return field.minimum === undefined || field.maximum === undefined ? ['stepper'] : ['slider', 'stepper'];
}

function checkWidget(field: FieldSchema, widget: string, path: string, refusals: Refusals): void {
  const allowed = widgetsOf(field);
  if (allowed.includes(widget)) return;
  const number = field.type === 'number' || field.type === 'integer';
  const says =
    widget === 'slider' && number
      ? '"slider" needs "minimum" and "maximum".'
      : `"${widget}" doesn’t fit. ${allowed.length > 0 ? `Allowed: ${listed(allowed)}.` : 'Leave it out.'}`;
  refusals.add('conflict', pointer(path, 'widget'), says, { keyword: 'widget', got: widget });
}

/**
 * Adds names of no property, a property in two sections, a widget that doesn't fit. Codes: `unknown_name`, `duplicate`,
 * `conflict`.
 * @param ui Has its shape. @param properties Of the schema; only those in `sound` have their shape.
 */
export function checkUi(ui: FormUi, properties: Loose, sound: ReadonlySet<string>, path: string, refusals: Refusals): void {
  const names = listed(Object.keys(properties));
  const known = (name: string, at: string): void => {
    if (!Object.hasOwn(properties, name)) {
      refusals.add('unknown_name', at, `no property is called "${name}". Properties: ${names}.`, { got: name });
    }
  };
  const hints = pointer(path, 'properties');
  for (const [name, { widget }] of Object.entries(ui.properties ?? {})) {
    known(name, pointer(hints, name));
    if (widget !== undefined && sound.has(name))
      checkWidget(own(properties, name) as FieldSchema, widget, pointer(hints, name), refusals);
  }
  for (const [index, name] of (ui.order ?? []).entries()) known(name, `${path}/order/${String(index)}`);
  const seen = new Set<string>();
  for (const [index, section] of (ui.sections ?? []).entries()) {
    for (const [place, name] of section.properties.entries()) {
      const at = `${path}/sections/${String(index)}/properties/${String(place)}`;
      known(name, at);
      if (seen.has(name)) refusals.add('duplicate', at, `"${name}" stands in a section already.`, { got: name });
      seen.add(name);
    }
  }
  const [only, another] = sound;
  const field = another === undefined && only !== undefined ? (own(properties, only) as FieldSchema) : undefined;
  const oneChoice = field && field.type !== 'array' && choicesIn(field).length > 0;
  if (ui.submit_on_choice && sound.size === Object.keys(properties).length && !oneChoice) {
    const says = 'is for a form whose only property is one choice.';
    refusals.add('conflict', pointer(path, 'submit_on_choice'), says, { keyword: 'submit_on_choice' });
  }
}
