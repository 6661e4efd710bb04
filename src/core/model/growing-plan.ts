/**
 * The order in which fields may be drawn while more of them are to come, so that none is ever put above another that is
 * drawn already. Read from an unchecked `ui`: what is wrong with it is said of the whole form later. Each name is looked at
 * once.
 */
import { isObject, own } from '../check/json.js';

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Names that objects put before all others, whatever the order they were written in. */
const isIndex = (name: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;

export interface Section {
  readonly title: string;
  readonly names: readonly string[];
}

export class GrowingPlan {
  readonly required: ReadonlySet<unknown>;
  readonly sections: readonly Section[];
  /** One press on the only field may answer: whether it is the only one is known with the last. */
  readonly alone: boolean;
  readonly #hints: unknown;
  readonly #order: readonly string[];
  readonly #sectioned = new Set<unknown>();
  /** Names that `ui` or `required` speaks of, that stand above all sections, and that have not come yet. */
  readonly #awaited: Set<string>;
  readonly #come = new Set<string>();
  /** How far the order and the sections are placed. */
  #ordered = 0;
  #section = 0;
  #inSection = 0;
  /** A field of a section was given. */
  #begun = false;
  /** Neither in the order nor in a section: to be placed, in the order of the schema. */
  #others: string[] = [];
  #last: string | undefined;

  /**
   * @param ui Of the form, if it is there already.
   * @param required Of the schema, if it is there already.
   */
  constructor(ui: unknown, required: unknown) {
    const from = (key: string): unknown => (isObject(ui) ? own(ui, key) : undefined);
    this.required = new Set(listIn(required));
    this.alone = from('submit_on_choice') === true;
    this.#hints = from('properties');
    this.sections = listIn(from('sections')).map((section) => {
      const { title, properties } = isObject(section) ? section : {};
      const names = [...new Set(listIn(properties))].filter(isText).filter((name) => !this.#sectioned.has(name));
      for (const name of names) this.#sectioned.add(name);
      return { title: isText(title) ? title : '', names };
    });
    const loose = (names: Iterable<unknown>): string[] =>
      [...new Set(names)].filter(isText).filter((name) => !this.#sectioned.has(name));
    this.#order = loose(listIn(from('order')));
    const hinted = isObject(this.#hints) ? Object.keys(this.#hints) : [];
    this.#awaited = new Set(loose([...this.#order, ...this.required, ...hinted]));
  }

  /** What `ui.properties` says of a field. */
  hint(name: string): unknown {
    return isObject(this.#hints) ? own(this.#hints, name) : undefined;
  }

  /**
   * A property is whole. @returns the fields that may be drawn now, below all that were, and the index of their section.
   *
   * They wait for those that `ui.order` puts before them, and sections for every field above them that `ui` or `required`
   * names. One that turns out to belong above what is drawn is never given.
   */
  *come(name: string): Generator<readonly [name: string, section: number | undefined]> {
    this.#come.add(name);
    this.#awaited.delete(name);
    if (!this.#sectioned.has(name) && !this.#order.includes(name) && this.#fits(name)) this.#others.push(name);
    for (let next = this.#order[this.#ordered]; next !== undefined; next = this.#order[++this.#ordered]) {
      if (!this.#come.has(next)) return;
      yield [next, undefined];
    }
    for (const other of this.#others.splice(0)) yield [other, undefined];
    if (this.#awaited.size > 0) return;
    for (let now = this.sections[this.#section]; now; now = this.sections[this.#section]) {
      for (let next = now.names[this.#inSection]; next !== undefined; next = now.names[this.#inSection]) {
        if (!this.#come.has(next)) return;
        this.#begun = true;
        yield [next, this.#section];
        this.#inSection += 1;
      }
      this.#section += 1;
      this.#inSection = 0;
    }
  }

  /** Below the others, as the schema has it. */
  #fits(name: string): boolean {
    if (this.#begun) return false;
    const last = this.#last;
    if (isIndex(name) && last !== undefined && !(isIndex(last) && Number(last) < Number(name))) return false;
    this.#last = name;
    return true;
  }
}
