/**
 * Reads JSON text (RFC 8259) that is still being written, and tells each part of it once it is whole. What it tells is
 * unchecked, and so is the text as a whole: that is parsed and checked the ordinary way once it is there.
 */
import { LIMITS } from '../../contract/limits.js';

export type Key = string | number;

/** An object or a list that is not closed yet. */
interface Open {
  /** Entries of an object, so that `__proto__` is a name like any other. */
  readonly entries: [string, unknown][] | undefined;
  readonly items: unknown[];
  /** The name whose value comes now. */
  name: string;
}

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
/** Of a number, or of true, false, null. */
const isBare = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || code === 43 || code === 45 || code === 46 || code === 69;

export class GrowingJson {
  /** How many characters were looked at: each is looked at once, however the text was cut. */
  scanned = 0;
  /** `broken` can't become JSON any more, or is over a limit. Nothing is read or told after that, nor after `whole`. */
  state: 'open' | 'whole' | 'broken' = 'open';
  /** The root value, once whole. */
  value: unknown;
  readonly #tell: (path: readonly Key[], value: unknown) => void;
  readonly #deep: number;
  readonly #most: number;
  readonly #around: Open[] = [];
  #next: 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' = 'value';
  /** What is open: a text, or a number or word, and what there is of it. */
  #in: 'text' | 'bare' | undefined;
  #token = '';
  /** The text has a backslash in it; the next character belongs to it. */
  #escapes = false;
  #escaped = false;
  #nodes = 0;

  /**
   * @param tell Called once for a part that is whole, inner parts first: its keys from the root (names, or places in a
   * list), and its value, which is not to be changed. The root has no keys.
   * @param limits `deep`: parts with more keys than this are told only inside others; 3 if absent. `most`: how much text is
   * read, in UTF-16 units. LIMITS.depth and LIMITS.nodes hold too.
   */
  constructor(
    tell: (path: readonly Key[], value: unknown) => void,
    { deep = 3, most = Infinity }: { readonly deep?: number; readonly most?: number } = {},
  ) {
    this.#tell = tell;
    this.#deep = deep;
    this.#most = most;
  }

  /** Reads on. Linear in what is new; never throws. @param from Where in `text` the new part begins, in UTF-16 units. */
  push(text: string, from = 0): void {
    const until = Math.min(text.length, from + this.#most - this.scanned);
    for (let at = from; at < until && this.state === 'open';) {
      const end =
        this.#in === undefined
          ? this.#step(text, at)
          : this.#in === 'text'
            ? this.#text(text, at, until)
            : this.#bare(text, at, until);
      this.scanned += end - at;
      at = end;
    }
    if (until < text.length && this.state === 'open') this.state = 'broken';
  }

  /** Nothing more comes: a number at the root is whole by that. */
  end(): void {
    if (this.#in === 'bare') this.#closeBare();
    if (this.state === 'open') this.state = 'broken';
  }

  /** One character outside texts, numbers and words. @returns where to read on. */
  #step(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (isBlank(code)) return at + 1;
    const next = this.#next;
    const around = this.#around.at(-1);
    const char = text.charAt(at);
    const value = next === 'value' || next === 'value or end';
    if (char === '"' && (value || next === 'name' || next === 'name or end')) this.#in = 'text';
    else if (value && (char === '{' || char === '[')) this.#open(char === '{');
    else if (value && isBare(code)) {
      this.#in = 'bare';
      return at; // belongs to it
    } else if (next === 'colon' && char === ':') this.#next = 'value';
    else if (next === 'comma or end' && char === ',' && around) this.#next = around.entries ? 'name' : 'value';
    else if (next.endsWith('end') && around && char === (around.entries ? '}' : ']')) this.#close(around);
    else this.state = 'broken';
    return at + 1;
  }

  #open(object: boolean): void {
    if (this.#around.length === LIMITS.depth) this.state = 'broken';
    this.#around.push({ entries: object ? [] : undefined, items: [], name: '' });
    this.#next = object ? 'name or end' : 'value or end';
  }

  #close({ entries, items }: Open): void {
    this.#around.pop();
    this.#whole(entries ? Object.fromEntries(entries) : items);
  }

  #text(text: string, at: number, until: number): number {
    let end = at;
    for (; end < until; end++) {
      const code = text.charCodeAt(end);
      if (this.#escaped) this.#escaped = false;
      else if (code === 92) this.#escapes = this.#escaped = true;
      else if (code === 34) {
        this.#token += text.slice(at, end);
        this.#closeText();
        return end + 1;
      } else if (code < 32) {
        this.state = 'broken';
        return end;
      }
    }
    this.#token += text.slice(at, end);
    return end;
  }

  #closeText(): void {
    const text = this.#escapes ? this.#read(`"${this.#token}"`) : this.#token;
    const around = this.#around.at(-1);
    this.#in = undefined;
    this.#token = '';
    this.#escapes = false;
    if (typeof text !== 'string') this.state = 'broken';
    else if (around && this.#next.startsWith('name')) {
      around.name = text;
      this.#next = 'colon';
    } else this.#whole(text);
  }

  #bare(text: string, at: number, until: number): number {
    let end = at;
    while (end < until && isBare(text.charCodeAt(end))) end++;
    this.#token += text.slice(at, end);
    if (end < until) this.#closeBare();
    return end;
  }

  #closeBare(): void {
    const value = this.#read(this.#token);
    this.#in = undefined;
    this.#token = '';
    if (value === undefined) this.state = 'broken';
    else this.#whole(value);
  }

  #read(token: string): unknown {
    try {
      return JSON.parse(token) as unknown;
    } catch {
      return undefined;
    }
  }

  /** A value is whole, and belongs to what is around it. */
  #whole(value: unknown): void {
    const around = this.#around;
    const inner = around.at(-1);
    this.#next = 'comma or end';
    if (++this.#nodes > LIMITS.nodes) {
      this.state = 'broken';
      return;
    }
    if (inner?.entries) inner.entries.push([inner.name, value]);
    else if (inner) inner.items.push(value);
    else {
      this.value = value;
      this.state = 'whole';
    }
    if (around.length > this.#deep) return;
    this.#tell(
      around.map(({ entries, items, name }, at) => (entries ? name : at === around.length - 1 ? items.length - 1 : items.length)),
      value,
    );
  }
}
