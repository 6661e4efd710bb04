/** One field as a person has filled it in, and how it is read as a wire value. No DOM. */
import type { FieldValue } from '../../contract/form.js';
import type { ToldProblem } from '../../contract/problems.js';
import { sameJson } from '../../core/check/same.js';
import type { Field } from '../../core/model/form.js';
import { fromWireDateTime, fromWireTime, toWireDateTime, toWireTime } from '../../core/values/datetime.js';
import { checkField, requiredProblem, type ValueProblem } from '../../core/values/field.js';
import { readNumber, writeNumber } from '../../core/values/number.js';

/** One field as filled in. Which of text, picked and on counts is decided by the field's kind. */
export interface Filled {
  field: Field;
  /** As typed; for dates and times as the control has it. */
  text: string;
  /** A new one each time the program sets the text; the control is never written while a person types. */
  written: symbol;
  /** The control holds something that it can't express (half a date). */
  bad: boolean;
  /** Indexes into the choices. */
  picked: readonly number[];
  on: boolean | undefined;
  edited: boolean;
  /** Left after an edit, or part of a refused send: from now on problems show. */
  judged: boolean;
  /** From the host; stands until the next edit. */
  told?: ToldProblem;
  /** What the program put in last, a default or a preset. */
  given: Given;
}

interface Given {
  readonly text: string;
  /** The value on the wire: it goes back as it came while the text is the same, whatever a control can express. */
  readonly value?: FieldValue;
}

/** A number that a person typed can have two readings; a value on the wire can't. */
export type Found =
  ValueProblem | { readonly code: 'ambiguous-number'; readonly got: readonly [number, number]; readonly limit?: never };

export interface Read {
  readonly value?: FieldValue;
  readonly problem?: Found;
}

export function blank(field: Field): Filled {
  const on = field.kind === 'boolean' && field.widget !== 'yes-no' ? false : undefined;
  return { field, text: '', written: Symbol(), bad: false, picked: [], on, edited: false, judged: false, given: { text: '' } };
}

/** The values of what is picked. */
export const pickedOf = ({ field, picked }: Filled): (string | number)[] =>
  picked.flatMap((index) => field.choices[index]?.value ?? []);

/** A person filled in something else than the program had put in; that is never written over. */
export function typed(filled: Filled): boolean {
  const { field, edited, bad, text, given, on } = filled;
  if (!edited) return false;
  if (field.kind === 'boolean') return on !== given.value;
  if (field.choices.length === 0) return bad || text !== given.text;
  const before = [given.value ?? []].flat().filter((value) => field.choices.some((choice) => choice.value === value));
  return !sameJson(pickedOf(filled), before);
}

/** Takes over what a control made of the text that was written into it. @returns whether that is another one. */
export function settle(filled: Filled, text: string): boolean {
  const { given, field } = filled;
  const was = filled.text;
  filled.bad = false;
  if (text === was || field.widget === 'slider') return false;
  // a picker writes the same moment in another way; what a line can't hold is not sent either
  if (was === given.text) filled.given = { ...given, text };
  filled.text = text;
  return true;
}

/** The control's text for a wire value. */
function textOf(field: Field, value: FieldValue, lang: string): string {
  if (field.widget === 'slider') return String(value);
  if (typeof value === 'number') return writeNumber(value, lang);
  if (typeof value !== 'string') return '';
  if (field.widget === 'date-time') return fromWireDateTime(value) ?? '';
  if (field.widget === 'time') return fromWireTime(value) ?? '';
  return value;
}

/** Puts a wire value in; one of the wrong type, or no longer among the choices, changes nothing. */
export function put(filled: Filled, value: unknown, lang: string): boolean {
  const { field } = filled;
  const indexOf = (item: unknown): number => field.choices.findIndex((choice) => choice.value === item);
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return false;
      filled.text = textOf(field, value, lang);
      break;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return false;
      filled.text = textOf(field, value, lang);
      break;
    case 'choice':
      if (indexOf(value) < 0) return false;
      filled.picked = [indexOf(value)];
      break;
    case 'choices':
      if (!Array.isArray(value)) return false;
      filled.picked = value.map(indexOf).filter((index) => index >= 0);
      filled.edited = true;
      break;
    case 'boolean':
      if (typeof value !== 'boolean') return false;
      filled.on = value;
      break;
  }
  filled.written = Symbol();
  filled.bad = false;
  filled.given = { value: value as FieldValue, text: filled.text };
  return true;
}

/** The page's language changed: what was typed must not become another number by that. */
export function translate(filled: Filled, from: string, to: string): void {
  const { field, text } = filled;
  if (field.kind !== 'number' || field.widget === 'slider') return;
  const before = readNumber(text, from);
  const after = readNumber(text, to);
  if (before === undefined || !('value' in before)) return;
  if (after !== undefined && 'value' in after && after.value === before.value) return;
  filled.text = writeNumber(before.value, to);
  filled.written = Symbol();
  if (text === filled.given.text) filled.given = { ...filled.given, text: filled.text };
}

function readNumberField({ text, field }: Filled, lang: string): Read {
  if (text.trim() === '') return {};
  // a slider's text is the control's own, never a person's
  const read = field.widget === 'slider' ? { value: Number(text) } : readNumber(text, lang);
  if (read === undefined) return { problem: { code: 'not-number' } };
  if ('readings' in read) return { problem: { code: 'ambiguous-number', got: read.readings } };
  return { value: read.value };
}

function readTextField({ text, bad, field }: Filled): Read {
  const widget = field.widget;
  if (bad) return { problem: { code: widget === 'time' ? 'time' : widget === 'date-time' ? 'date-time' : 'date' } };
  if (text === '') return {};
  if (widget === 'date-time') {
    const value = toWireDateTime(text);
    return value === undefined ? { problem: { code: 'date-time' } } : { value };
  }
  if (widget === 'time') {
    const value = toWireTime(text);
    return value === undefined ? { problem: { code: 'time' } } : { value };
  }
  return { value: text };
}

/** Controls that can't express every value on the wire: parts of a second, which of two hours that are called the same. */
const COARSE = new Set(['date-time', 'time', 'number', 'slider', 'stepper']);

function readRaw(filled: Filled, lang: string): Read {
  const { field, picked, text, given, bad } = filled;
  if (COARSE.has(field.widget) && !bad && text !== '' && text === given.text && given.value !== undefined)
    return { value: given.value };
  const values = picked.map((index) => field.choices[index]?.value).filter((value) => value !== undefined);
  switch (field.kind) {
    case 'text':
      return readTextField(filled);
    case 'number':
      return readNumberField(filled, lang);
    case 'choice':
      return values[0] === undefined ? {} : { value: values[0] };
    case 'choices':
      if (values.length === 0 && !field.required && (!filled.edited || needsSome(field))) return {};
      return { value: values.map(String) };
    case 'boolean':
      return filled.on === undefined ? {} : { value: filled.on };
  }
}

/** An empty list is no answer to an optional question of which at least one is to be chosen. */
const needsSome = ({ schema }: Field): boolean => schema.type === 'array' && (schema.minItems ?? 0) > 0;

/** The wire value and what is wrong with it; neither for an optional field left empty. */
export function read(filled: Filled, lang: string): Read {
  const raw = readRaw(filled, lang);
  if (raw.problem) return raw;
  const { field } = filled;
  if (raw.value === undefined) return field.required ? { problem: { code: requiredProblem(field.schema) } } : {};
  const problem = checkField(field.schema, raw.value);
  return problem ? { value: raw.value, problem } : raw;
}

/** What is filled in, as a person would say it. */
export function asText(filled: Filled): string {
  if (filled.field.kind === 'boolean') return filled.on === true ? '✓' : '';
  if (filled.field.choices.length === 0) return filled.text;
  return filled.picked.map((index) => filled.field.choices[index]?.label ?? '').join(', ');
}
