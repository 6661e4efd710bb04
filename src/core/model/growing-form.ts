/**
 * The model of a form of which only some parts are whole yet (F-3). A property is checked once, when it is whole, and what
 * is shown of it never changes or moves again. So all that stands above fields, or says how they look, counts as far as it is
 * known when the first of them is whole; a title, `ui` or `required` that comes later waits for the whole form.
 */
import type { FormContent } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import { judgeForm } from '../check/judge.js';
import type { Key } from '../parse/growing.js';
import { formModel, seen, type Field, type FormModel, type Group } from './form.js';
import { GrowingPlan } from './growing-plan.js';
import { asksForSecret } from './secret.js';

/** What stands above the fields. */
const HEAD: readonly unknown[] = ['title', 'description', 'lang', 'closed', 'deadline'];

interface Placed extends Group {
  readonly fields: Field[];
}

const NOTHING: FormContent = { schema: { type: 'object', properties: {} } };

export class GrowingForm {
  /** How many properties were checked, each once. */
  checked = 0;
  /** What can be drawn; another object whenever there is more of it. */
  model: FormModel = formModel(NOTHING);
  #head: Readonly<Record<string, unknown>> = {};
  #schema: Readonly<Record<string, unknown>> = NOTHING.schema;
  #ui: unknown;
  #required: unknown;
  /** Made with the first property. */
  #plan: GrowingPlan | undefined;
  /** By name; undefined for one that is refused. The whole form is refused for it later. */
  readonly #fields = new Map<string, Field | undefined>();
  /** Held back until it is known whether there are others. */
  readonly #held: [string, unknown][] = [];
  readonly #groups: Placed[] = [];
  /** How many of the sections have a group. */
  #sections = 0;
  readonly #placed: Field[] = [];

  /** A part is whole. @param path Its keys from the root of the content. */
  take(path: readonly Key[], value: unknown): void {
    const [first = '', second = '', third] = path;
    if (path.length === 1 && first !== 'schema') this.#above(first, value);
    if (first !== 'schema') return;
    if (path.length === 2 && second === 'properties') this.#release();
    else if (path.length === 2) this.#within(second, value);
    else if (second === 'properties' && typeof third === 'string') this.#property(third, value);
  }

  #above(key: Key, value: unknown): void {
    if (this.#plan) return;
    if (key === 'ui') this.#ui = value;
    if (HEAD.includes(key)) this.#grow({ ...this.#head, [key]: value }, this.#schema);
  }

  #within(key: Key, value: unknown): void {
    if (this.#plan) return;
    if (key === 'required') this.#required = value;
    if (key === 'title' || key === 'description') this.#grow(this.#head, { ...this.#schema, [key]: value });
  }

  /** More of what stands above the fields, if it is accepted. */
  #grow(head: Readonly<Record<string, unknown>>, schema: Readonly<Record<string, unknown>>): void {
    const content = judgeForm({ ...head, schema });
    if (!content) return;
    [this.#head, this.#schema] = [head, schema];
    this.model = formModel(content, asksForSecret);
  }

  #property(name: string, raw: unknown): void {
    this.#plan ??= new GrowingPlan(this.#ui, this.#required);
    if (this.#fields.has(name) || this.#fields.size + this.#held.length >= LIMITS.properties) return;
    if (this.#plan.alone) this.#held.push([name, raw]);
    else this.#judge(this.#plan, name, raw, false);
  }

  /** All properties are there. */
  #release(): void {
    const held = this.#held.splice(0);
    for (const [name, raw] of held) if (this.#plan) this.#judge(this.#plan, name, raw, held.length === 1);
  }

  #judge(plan: GrowingPlan, name: string, raw: unknown, alone: boolean): void {
    const hint = plan.hint(name);
    const only = (value: unknown): object => Object.fromEntries([[name, value]]); // defines `__proto__` too
    const content = judgeForm({
      schema: { type: 'object', properties: only(raw), required: plan.required.has(name) ? [name] : [] },
      ui: { properties: hint === undefined ? {} : only(hint), submit_on_choice: alone },
    });
    this.checked += 1;
    this.#fields.set(name, content && formModel(content, asksForSecret).fields[0]);
    for (const [next, section] of plan.come(name)) this.#place(plan, section, this.#fields.get(next));
    this.model = { ...this.model, groups: this.#groups, fields: this.#placed };
  }

  #place({ sections }: GrowingPlan, section: number | undefined, field: Field | undefined): void {
    if (section === undefined && this.#groups.length === 0) this.#groups.push({ fields: [] });
    for (; section !== undefined && this.#sections <= section; this.#sections++) {
      const title = seen(sections[this.#sections]?.title);
      this.#groups.push({ fields: [], ...(title === undefined ? {} : { title }) });
    }
    if (!field) return;
    this.#groups.at(-1)?.fields.push(field);
    this.#placed.push(field);
  }
}
