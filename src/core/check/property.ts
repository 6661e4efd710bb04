/**
 * One property of a form's schema before its shape is looked at, slip by slip. The check reports the slips with what to
 * write instead; `toFormSchema` mends those that lose nothing.
 */
import { FIELD, FORMATS } from '../../contract/form.js';
import type { ClosedShape } from '../../contract/shape.js';
import { items } from './items.js';
import { isObject, own, type Loose } from './json.js';
import { listed } from './fill.js';
import { keysAllowed } from './walk.js';
import { slip, without, type Slip, type Step } from './slip.js';
import { local, nullable, typed, union } from './union.js';

/** Names quoted of a nested object. */
const QUOTED = 8;
/** More than any schema needs; ends a `$ref` that goes in circles. */
const ROUNDS = 16;

const secret: Step = ({ format, writeOnly }) => {
  const keyword = format === 'password' ? 'format' : writeOnly === true && 'writeOnly';
  return keyword ? slip(keyword, 'a form never asks for a secret. Leave it out.', { code: 'secret_not_allowed' }) : undefined;
};

const nested: Step = ({ type, properties }, name) => {
  if (type !== 'object' && !isObject(properties)) return undefined;
  const inner = Object.keys(isObject(properties) ? properties : {}).slice(0, QUOTED);
  const names = listed(inner.map((key) => `${name}_${key}`));
  const says = `objects are not allowed. Use ${names || 'its parts'} as properties and group them with ui.sections.`;
  return slip('type', says, { code: 'wrong_value' });
};

const fixedValue: Step = ({ type, const: only }) =>
  only === undefined || (type === 'boolean' && only === true)
    ? undefined
    : slip('const', '"const" is not allowed; leave out what nobody is to choose.');

const known = (format: unknown): boolean => (FORMATS as readonly unknown[]).includes(format);

const pattern: Step = (property) => {
  const { type, pattern: expression, format } = property;
  if (type !== 'string' || expression === undefined) return undefined;
  const fixed = without(property, 'pattern');
  return known(format)
    ? slip('pattern', `remove "pattern"; "format":${JSON.stringify(format)} already checks it.`, { fixed, lossless: true })
    : slip('pattern', '"pattern" is not allowed. Say the form in "description" and check the answer yourself.', { fixed });
};

const format: Step = (property) => {
  const { type, format: word } = property;
  if (type !== 'string' || typeof word !== 'string' || known(word)) return undefined;
  const says = `"format":${JSON.stringify(word)} is not allowed. Allowed: ${listed(FORMATS)}; or leave it out.`;
  return slip('format', says, { code: 'wrong_value', fixed: without(property, 'format') });
};

/** The shape that a property's `type` chooses. */
function shapeOf({ type }: Loose): ClosedShape | undefined {
  return typeof type === 'string' ? (own(FIELD.cases, type) as ClosedShape | undefined) : undefined;
}

const noType: Step = (property) => {
  const { type } = property;
  if (shapeOf(property)) return undefined;
  const allowed = `Allowed: ${listed(Object.keys(FIELD.cases))}.`;
  return type === undefined
    ? slip('type', `"type" is missing. ${allowed}`, { code: 'missing' })
    : slip('type', `"type":${JSON.stringify(type)} is not allowed. ${allowed}`, { code: 'wrong_value' });
};

/** In this order: what makes the rest pointless first, what needs a known type last. */
const STEPS: readonly Step[] = [secret, nested, local, nullable, typed, union, fixedValue, pattern, format, items, noType];

/** Keys outside the list of the type: one slip each, all mended together. */
function unknown(property: Loose, shape: ClosedShape): Slip[] {
  const allowed = keysAllowed(shape);
  const outside = Object.keys(property).filter((key) => !allowed.includes(key));
  const fixed = without(property, ...outside);
  const type = String(property['type']);
  const on = `${/^[ai]/.test(type) ? 'an' : 'a'} ${type}`;
  // enumNames is taken from MCP servers of today, not taught
  const taught = listed(allowed.filter((key) => key !== 'type' && key !== 'enumNames'));
  return outside.map((key) => slip(key, `"${key}" is not allowed on ${on}. Allowed: ${taught}.`, { fixed }));
}

export interface Mended {
  readonly slips: readonly Slip[];
  /** Without the slips; undefined when one of them leaves nothing, which is then the only one told. */
  readonly property: Loose | undefined;
}

/**
 * Takes a property through every step until none finds a slip. Linear in the property and what its `$ref` names.
 * @param lossless Mend only what takes the same answers before and after, and leave the rest as it stands.
 */
export function mend(raw: Loose, name: string, root: Loose, lossless = false): Mended {
  const slips: Slip[] = [];
  let property = raw;
  const next = (): Slip | undefined => {
    for (const step of STEPS) {
      const found = step(property, name, root);
      if (found && (found.lossless || !lossless)) return found;
    }
    return undefined;
  };
  for (let found = next(); found; found = next()) {
    if (!found.fixed || slips.length === ROUNDS) return { slips: [found], property: undefined };
    slips.push(found);
    property = found.fixed;
  }
  const shape = shapeOf(property);
  if (lossless || !shape) return { slips, property };
  const outside = unknown(property, shape);
  slips.push(...outside);
  const { type, ...rest } = outside[0]?.fixed ?? property;
  return { slips, property: slips.length > 0 ? { type, ...rest } : raw };
}
