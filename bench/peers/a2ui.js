/** A2UI 0.9 messages for its basic catalog, drawn by its Lit renderer. It has no drop-down: a choice is a ChoicePicker. */
import { A2uiSurface, basicCatalog } from '@a2ui/lit/v0_9';
import { MessageProcessor } from '@a2ui/web_core/v0_9';

const senders = new Map();
const processor = new MessageProcessor([basicCatalog], ({ surfaceId, context }) => senders.get(surfaceId)?.(context));
const version = 'v0.9';
let surfaces = 0;

function component({ kind, name: id, label, choices }) {
  const value = { path: `/${id}` };
  const options = () => choices.map((choice) => ({ label: choice, value: choice }));
  switch (kind) {
    case 'long':
      return { id, component: 'TextField', label, value, variant: 'longText' };
    case 'integer':
    case 'number':
      return { id, component: 'TextField', label, value, variant: 'number' };
    case 'date':
      return { id, component: 'DateTimeInput', label, value, enableDate: true };
    case 'tick':
      return { id, component: 'CheckBox', label, value };
    case 'radio':
    case 'select':
      return { id, component: 'ChoicePicker', label, value, options: options(), variant: 'mutuallyExclusive' };
    case 'many':
      return { id, component: 'ChoicePicker', label, value, options: options(), variant: 'multipleSelection' };
    default:
      return { id, component: 'TextField', label, value };
  }
}

function checks({ kind, name, required, min, max }) {
  const call = (fn, message, more = {}) => ({ condition: { call: fn, args: { value: { path: `/${name}` }, ...more } }, message });
  return [
    ...(required ? [call('required', 'Enter a value.')] : []),
    ...(kind === 'email' ? [call('email', 'Enter an email address.')] : []),
    ...(kind === 'integer' ? [call('numeric', `Enter a number from ${min} to ${max}.`, { min, max })] : []),
  ];
}

const EMPTY = { tick: false, many: [], radio: [], select: [] };
const written = { integer: String, number: String, radio: (value) => [value], select: (value) => [value] };
const read = { integer: Number, number: Number, radio: ([value]) => value, select: ([value]) => value };

export function mount(root, fields, { values, send }) {
  const surfaceId = `s${surfaces++}`;
  const names = fields.map(({ name }) => name);
  const drawn = fields.map((field) => {
    const found = checks(field);
    return found.length > 0 ? { ...component(field), checks: found } : component(field);
  });
  const context = Object.fromEntries(names.map((name) => [name, { path: `/${name}` }]));
  const data = fields.map(({ name, kind }) => [
    name,
    values ? (written[kind] ?? ((as) => as))(values[name]) : (EMPTY[kind] ?? ''),
  ]);
  const components = [
    { id: 'root', component: 'Column', children: ['title', ...names, 'send'] },
    { id: 'title', component: 'Text', text: 'Bench', variant: 'h3' },
    ...drawn,
    {
      id: 'send',
      component: 'Button',
      child: 'word',
      variant: 'primary',
      action: { event: { name: 'send', context } },
      checks: fields.flatMap(checks),
    },
    { id: 'word', component: 'Text', text: 'Send' },
  ];
  senders.set(surfaceId, (got) =>
    send(Object.fromEntries(fields.map(({ name, kind }) => [name, (read[kind] ?? ((as) => as))(got[name])]))),
  );
  processor.processMessages([
    { version, createSurface: { surfaceId, catalogId: basicCatalog.id } },
    { version, updateDataModel: { surfaceId, path: '/', value: Object.fromEntries(data) } },
    { version, updateComponents: { surfaceId, components } },
  ]);
  const surface = new A2uiSurface();
  surface.surface = processor.model.getSurface(surfaceId);
  root.append(surface);
  return {
    unmount: () => {
      surface.remove();
      senders.delete(surfaceId);
      processor.processMessages([{ version, deleteSurface: { surfaceId } }]);
    },
  };
}
