/**
 * A form that is drawn while its JSON is still being written (F-3): loaded with the first such text. A character is read
 * once, a property checked once, and only a part that is whole is drawn, so a text costs what its length costs.
 */
import { LIMITS } from '../../contract/limits.js';
import type { FormModel } from '../../core/model/form.js';
import { GrowingForm } from '../../core/model/growing-form.js';
import { GrowingJson } from '../../core/parse/growing.js';
import type { Growth } from '../../ui/growing.js';
import type { FormLife } from './form-life.js';

/** Longest text that is read as it grows, in UTF-16 units: white space and escapes make a text longer than its form. */
const MOST = 4 * LIMITS.formContent;
/** So much of what was read is looked at again, to see whether a text goes on. To look at all of it would be quadratic. */
const TAIL = 64;

export interface StreamHost {
  readonly lang: () => string;
  /** The first text begins. */
  readonly began: () => void;
}

export class Streamed implements Growth {
  readonly #life: FormLife;
  readonly #host: StreamHost;
  #json = new GrowingJson(() => undefined);
  #form = new GrowingForm();
  #length = 0;
  #tail: string | undefined;
  #model: FormModel | undefined;
  #fields = 0;

  constructor(life: FormLife, host: StreamHost) {
    this.#life = life;
    this.#host = host;
  }

  get whole(): boolean {
    return this.#json.state === 'whole';
  }

  read(text: string): boolean {
    const before = this.#tail;
    const goesOn = before !== undefined && text.startsWith(before, this.#length - before.length);
    const done = goesOn && this.whole;
    if (!goesOn) this.#begin(before === undefined);
    this.#json.push(text, this.#length);
    this.#length = text.length;
    this.#tail = text.slice(-TAIL);
    return this.#grow() || (this.whole && !done);
  }

  #begin(first: boolean): void {
    const form = new GrowingForm();
    const tell: GrowingForm['take'] = (path, value) => {
      form.take(path, value);
    };
    this.#form = form;
    this.#json = new GrowingJson(tell, { most: MOST });
    this.#length = this.#fields = 0;
    this.#model = undefined;
    const life = this.#life;
    if (life.model) return; // what stands here stays until the new form is whole
    life.state.start({ fields: [] }, this.#host.lang());
    life.room = 'hidden';
    if (first) this.#host.began();
  }

  /** @returns whether there is more to draw. */
  #grow(): boolean {
    const life = this.#life;
    const { model } = this.#form;
    if (model === this.#model || life.model) return false;
    this.#model = model;
    life.state.more(model.fields.slice(this.#fields), life.values);
    this.#fields = model.fields.length;
    life.deadline.set(model.deadline);
    life.partial = model;
    return true;
  }
}
