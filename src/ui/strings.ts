/**
 * Texts for the person, keyed by code (PF-20). English is built in; other languages are separate entries that a page
 * registers with `addLocale`; a host overrides any text with the element's `strings`.
 */
import { safeLanguage } from '../core/values/locale.js';
import { readNumber, writeNumber } from '../core/values/number.js';
import { en } from '../locales/en.js';
import type { StringKey, Strings } from '../locales/texts.js';
import { changed } from './surroundings.js';

const locales = new Map<string, Strings>([['en', en]]);
/** Counts the languages made known: what was read before is out of date. */
let edition = 0;

/**
 * Makes a language known to every element of this page, those already drawn too.
 * @param lang BCP 47 tag; a more exact tag (`de-AT`) finds its language (`de`).
 */
export function addLocale(lang: string, strings: Strings): void {
  locales.set(lang.toLowerCase(), strings);
  edition += 1;
  changed();
}

/** The dictionary for a language, and the language that it is in. */
function known(lang: string): readonly [string, Strings] {
  const primary = lang.split('-')[0] ?? '';
  for (const tag of [lang, primary]) {
    const found = locales.get(tag.toLowerCase());
    if (found) return [tag, found];
  }
  return ['en', en];
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** Texts of one language with a host's own over them. Numbers in a text are written as the language writes them. */
export class Texts {
  readonly lang: string;
  /** Language of the words where it is another than `lang`, for want of a dictionary. */
  readonly foreign: string | undefined;
  readonly #spoken: string;
  readonly #own: Partial<Strings>;
  readonly #strings: Strings;
  #number: Intl.NumberFormat | undefined;
  #plural: Intl.PluralRules | undefined;

  readonly #edition = edition;

  /** @param own A host's texts; one that is no text is left aside. */
  constructor(lang: string, own?: Partial<Strings> | null) {
    this.lang = safeLanguage(lang);
    this.#own = own ?? {};
    [this.#spoken, this.#strings] = known(this.lang);
    this.foreign = this.lang.split('-')[0] === this.#spoken.split('-')[0] ? undefined : this.#spoken;
  }

  /** Whether these are still the texts for a language and a host's own. */
  current(lang: string): boolean {
    return this.#edition === edition && safeLanguage(lang) === this.lang;
  }

  number(value: number): string {
    this.#number ??= new Intl.NumberFormat(this.lang, { maximumFractionDigits: 20 });
    const text = this.#number.format(value);
    const read = readNumber(text, this.lang);
    const kept = read && ('value' in read ? read.value === value : read.readings.includes(value));
    // twenty decimals are not enough for every number
    return kept || !Number.isFinite(value) ? text : writeNumber(value, this.lang);
  }

  /** @param values what stands in braces; `n` also chooses the plural. */
  get(key: StringKey, values: Values = {}): string {
    const own: unknown = this.#own[key];
    const entry = typeof own === 'string' || (typeof own === 'object' && own !== null) ? own : this.#strings[key];
    return this.#pick(entry, values['n']).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? whole : typeof value === 'number' ? this.number(value) : value;
    });
  }

  #pick(entry: unknown, n: string | number | undefined): string {
    if (typeof entry === 'string') return entry;
    const forms = entry as Record<string, string | undefined>;
    this.#plural ??= new Intl.PluralRules(this.#spoken);
    const category = typeof n === 'number' ? this.#plural.select(n) : 'other';
    return forms[category] ?? forms['other'] ?? '';
  }
}

/** The nearest `lang` above an element, through shadow roots; else the browser's. */
export function langOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest('[lang]');
    const lang = found?.getAttribute('lang');
    if (lang) return lang;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language || 'en';
}
