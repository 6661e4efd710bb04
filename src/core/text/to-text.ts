/** A form as plain text, for a host that can't draw one: a terminal, an e-mail, a log, a model's history. */
import type { FieldSchema } from '../../contract/form.js';
import { checkForm } from '../check/form.js';
import { formModel, type Field } from '../model/form.js';
import { isObject, own, readJson, type Loose } from '../check/json.js';
import { plainText } from '../values/decimal.js';
import { line, visible } from './visible.js';

const KINDS: Partial<Record<Field['widget'], string>> = {
  email: 'email address',
  url: 'web address',
  date: 'date',
  time: 'time',
  'date-time': 'date and time',
};

/** "from 1 to 5", "1 or more", "more than 0". */
function range({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Extract<FieldSchema, { type: 'number' | 'integer' }>): string {
  const parts = [
    minimum !== undefined && Math.abs(minimum) !== Number.MAX_SAFE_INTEGER && `${plainText(minimum)} or more`,
    exclusiveMinimum !== undefined && `more than ${plainText(exclusiveMinimum)}`,
    maximum !== undefined && Math.abs(maximum) !== Number.MAX_SAFE_INTEGER && `${plainText(maximum)} or less`,
    exclusiveMaximum !== undefined && `less than ${plainText(exclusiveMaximum)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

/** What is asked for, in words. */
function asked({ kind, widget, schema, choices }: Field): string {
  const names = choices.map((choice) => line(choice.label)).join(' | ');
  if (kind === 'choice') return `choose one: ${names}`;
  if (kind === 'choices') return `choose any: ${names}`;
  if (schema.type === 'boolean') return schema.const === true ? 'must be yes' : 'yes or no';
  if (schema.type === 'integer') return `whole number${range(schema)}`;
  if (schema.type === 'number') return `number${range(schema)}`;
  return KINDS[widget] ?? 'text';
}

/** A value by the labels of its choices; lines of a long text are indented, so that none passes for a field. */
function shown(field: Field, value: unknown): string {
  const label = (one: unknown): string => line(field.choices.find((choice) => choice.value === one)?.label ?? String(one));
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(label).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.choices.length === 0) return plainText(value);
  if (typeof value !== 'string' && typeof value !== 'number') return 'no answer';
  if (field.choices.length > 0) return label(value);
  const lines = visible(String(value)).split(/\r\n|[\r\n\u2028\u2029]/);
  return lines.length === 1 ? (lines[0] ?? '') : lines.map((one) => `\n    ${one}`).join('');
}

function fieldText(field: Field, values: Loose | undefined): string[] {
  const label = line(field.label);
  if (values) {
    const said = shown(field, own(values, field.name));
    return [`${label}:${said.startsWith('\n') ? '' : ' '}${said}`];
  }
  const notes = [field.description, field.help].flatMap((note) => (note ? [`    ${line(note)}`] : []));
  return [`- ${label}${field.required ? ' (required)' : ''}: ${asked(field)}`, ...notes];
}

/**
 * The title, the description and a line for each field: what it asks for or, with values, what was answered. English around the
 * agent's texts. Never throws.
 * @param content Unchecked; of content that is refused the text is the problems, one a line.
 * @param values Of a submission; a field without one has "no answer". What the form has no field for is left out.
 */
export function toText(content: unknown, values?: unknown): string {
  const form = checkForm(content);
  if (!form.ok) return form.problems.map((problem) => line(problem.message)).join('\n');
  const model = formModel(form.value);
  const read = values === undefined ? undefined : readJson(values);
  const given = read?.ok && isObject(read.value) ? read.value : read && {};
  const head = [model.title, model.description].flatMap((text) => (text ? [line(text)] : []));
  const groups = model.groups.map((group) =>
    [...(group.title ? [line(group.title)] : []), ...group.fields.flatMap((field) => fieldText(field, given))].join('\n'),
  );
  return [head.join('\n'), ...groups].filter((part) => part !== '').join('\n\n');
}
