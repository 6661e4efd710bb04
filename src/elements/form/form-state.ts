/**
 * What a person has filled in, by property name: survives every re-render and a new version of the form. No DOM.
 * A field is read and checked once an edit, not once a keystroke for the whole form.
 */
import type { FieldValue, FormValues } from '../../contract/form.js';
import type { Field, FormModel } from '../../core/model/form.js';
import type { ToldProblem } from '../../contract/problems.js';
import { keysOf } from '../../core/check/pointer.js';
import { sameJson } from '../../core/check/same.js';
import { problemText } from '../../ui/problem-text.js';
import type { Texts } from '../../ui/strings.js';
import { carry } from './carry.js';
import { asText, blank, put, read, settle, translate, typed, type Filled, type Found, type Read } from './filled.js';

/** A field of an older version that the new one no longer has. */
export interface Dropped {
  readonly label: string;
  readonly text: string;
}

/** The property that a JSON Pointer leads to or into. */
function nameOf({ path }: ToldProblem): string {
  return keysOf(path ?? '')[0] ?? '';
}

export class FormState {
  #filled = new Map<string, Filled>();
  #reads = new WeakMap<Filled, Read>();
  #lang = 'en';

  /** Starts empty of anything typed: defaults, then what the host set. */
  start(model: Pick<FormModel, 'fields'>, lang: string, values: Readonly<Record<string, unknown>> = {}): void {
    this.#lang = lang;
    this.#filled = new Map(model.fields.map((field) => [field.name, this.#fresh(field)]));
    this.fill(values);
  }

  /** More fields of a form that is still being written. @param values what the host set. */
  more(fields: readonly Field[], values: Readonly<Record<string, unknown>>): void {
    for (const field of fields) {
      const { name } = field;
      this.#filled.set(name, this.#fresh(field));
      if (Object.hasOwn(values, name)) this.fill({ [name]: values[name] });
    }
  }

  #fresh(field: Field): Filled {
    const filled = blank(field);
    if (field.initial !== undefined) put(filled, field.initial, this.#lang);
    filled.edited = false;
    return filled;
  }

  /**
   * What is filled in so already stays as it was typed, so that a host may hand back the values that it was told.
   * So does what a person typed: values are what fields start with.
   * @param busy the field that a person is typing into: it is never written.
   * @returns names that no field has, or whose value does not fit.
   */
  fill(values: Readonly<Record<string, unknown>>, busy?: string): string[] {
    return Object.entries(values).flatMap(([name, value]) => {
      const filled = this.#filled.get(name);
      if (filled && ((name === busy && filled.edited) || typed(filled) || sameJson(this.#read(filled).value, value))) return [];
      if (!filled || !put(filled, value, this.#lang)) return [name];
      delete filled.told;
      this.#reads.delete(filled);
      return [];
    });
  }

  /** A new version of the form: what was typed goes to the fields that still exist (L-13). @returns the rest. */
  adopt(model: FormModel, lang: string, values: Readonly<Record<string, unknown>> = {}): Dropped[] {
    this.speak(lang);
    const before = this.#filled;
    this.#filled = new Map();
    const dropped: Dropped[] = [];
    for (const field of model.fields) {
      const old = before.get(field.name);
      const filled = this.#fresh(field);
      if (Object.hasOwn(values, field.name)) put(filled, values[field.name], lang);
      filled.edited = false;
      this.#filled.set(field.name, filled);
      if (!old?.edited) continue;
      before.delete(field.name);
      if (!carry(old, filled)) dropped.push({ label: old.field.label, text: asText(old) });
    }
    for (const old of before.values()) {
      if (old.edited && !this.#filled.has(old.field.name)) dropped.push({ label: old.field.label, text: asText(old) });
    }
    return dropped.filter(({ text }) => text !== '');
  }

  /** The host's problems go under their fields, where they stand until the next edit or send. @returns those of no field. */
  tell(problems: readonly ToldProblem[], texts: Texts): string[] {
    for (const filled of this.#filled.values()) delete filled.told;
    return problems.flatMap((problem) => {
      const name = nameOf(problem);
      const filled = this.#filled.get(name);
      if (!filled) return [name === '' ? problemText(problem, texts) : `${name}: ${problemText(problem, texts)}`];
      filled.told ??= problem;
      filled.judged = true;
      return [];
    });
  }

  /** A send judges every field anew: what the host said of the last one may be mended by another field. */
  judge(): void {
    for (const filled of this.#filled.values()) {
      filled.judged = true;
      delete filled.told;
    }
  }

  /** The language in which numbers are typed. */
  speak(lang: string): void {
    if (lang === this.#lang) return;
    for (const filled of this.#filled.values()) translate(filled, this.#lang, lang);
    this.#lang = lang;
    this.#reads = new WeakMap();
  }

  get(name: string): Filled | undefined {
    return this.#filled.get(name);
  }

  /** A person filled something in. */
  get touched(): boolean {
    return [...this.#filled.values()].some(typed);
  }

  /** A person changed a field. */
  edit(filled: Filled, change: Partial<Pick<Filled, 'text' | 'bad' | 'picked' | 'on'>>): void {
    Object.assign(filled, change, { edited: true });
    delete filled.told;
    this.#reads.delete(filled);
  }

  /** What a person had typed before a reload, in the language of then; what the host told of it since stands. */
  giveBack(filled: Filled, change: Parameters<FormState['edit']>[1], lang: string): void {
    const { told } = filled;
    this.edit(filled, change);
    Object.assign(filled, { written: Symbol() }, told && { told });
    translate(filled, lang, this.#lang);
  }

  /** A control was given a text, and holds this. @returns whether the field reads otherwise than before. */
  settle(filled: Filled, text: string): boolean {
    const { bad } = filled;
    if (!settle(filled, text) && !bad) return false;
    this.#reads.delete(filled);
    return true;
  }

  /** What is wrong with a field now, whether shown or not. */
  problem(filled: Filled): Found | undefined {
    return this.#read(filled).problem;
  }

  /** The problem that stands under a field, in words. */
  shown(filled: Filled, texts: Texts): string | undefined {
    const problem = filled.told ?? (filled.judged ? this.problem(filled) : undefined);
    return problem && problemText(problem, texts);
  }

  /** The fields under which a problem stands, in the order shown. */
  wrong(texts: Texts): Filled[] {
    return [...this.#filled.values()].filter((filled) => this.shown(filled, texts) !== undefined);
  }

  /** Both readings of a number that has two. */
  readings(filled: Filled): readonly [number, number] | undefined {
    const problem = this.problem(filled);
    return problem && typeof problem.got === 'object' ? problem.got : undefined;
  }

  #read(filled: Filled): Read {
    const known = this.#reads.get(filled);
    if (known) return known;
    const fresh = read(filled, this.#lang);
    this.#reads.set(filled, fresh);
    return fresh;
  }

  /** Wire values of what is filled in; empty fields are absent. */
  values(): FormValues {
    const entries = [...this.#filled].map(([name, filled]) => [name, this.#read(filled).value] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, FieldValue] => entry[1] !== undefined));
  }

  /** Names of the fields that ask for a secret (F-2). */
  get warnings(): string[] {
    return [...this.#filled.values()].filter(({ field }) => field.secret).map(({ field }) => field.name);
  }

  get valid(): boolean {
    return [...this.#filled.values()].every((filled) => this.problem(filled) === undefined);
  }
}
