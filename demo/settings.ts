/** What the page around the elements sets and they follow: scheme, language and direction, density, width. */
import { addLocale } from '../src/index.js';
import { ar } from '../src/locales/ar.js';
import { de } from '../src/locales/de.js';
import { byId, options } from './dom.js';

const LANGUAGES = new Map([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ar', 'العربية'],
]);
const RIGHT_TO_LEFT = new Set(['ar']);

/** Does what a select says, now (a reload keeps the choice) and whenever it is changed. */
function follow(select: HTMLSelectElement, act: (value: string) => void): void {
  select.addEventListener('change', () => {
    act(select.value);
  });
  act(select.value);
}

const followOnRoot = (id: string): void => {
  follow(byId(id, HTMLSelectElement), (value) => {
    document.documentElement.dataset[id] = value;
  });
};

export function startSettings(): void {
  addLocale('de', de);
  addLocale('ar', ar);
  const language = byId('language', HTMLSelectElement);
  language.append(...options(LANGUAGES));
  follow(language, (lang) => {
    document.documentElement.lang = lang;
    document.documentElement.dir = RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr';
  });
  followOnRoot('scheme');
  followOnRoot('density');
  followOnRoot('width');
}
