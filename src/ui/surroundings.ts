import type { keepRing } from './ring.js';

/**
 * What an element takes from the page around it besides CSS: language, density, a page's own colour roles, and whether its
 * focus outline can be seen. One observer a document serves all elements; an element that leaves is forgotten.
 */
export interface Surrounded extends HTMLElement {
  surroundingsChanged(): void;
}

/** A page with one of these, or with roles, may have made the outline too faint. */
const OWN = ['--ui-color-focus', '--ui-color-accent', '--ui-color-surface'];

let ring: Promise<{ readonly keepRing: typeof keepRing } | undefined> | undefined;
const fresh = new Set<HTMLElement>();

function look(element: HTMLElement): void {
  const style = getComputedStyle(element);
  const own = ring ?? (OWN.some((name) => style.getPropertyValue(name) !== '') || nearest(element, 'data-ui-roles'));
  if (!own) return;
  ring ??= import('./ring.js').catch(() => undefined);
  void ring.then((loaded) => {
    if (loaded && element.shadowRoot && element.isConnected) loaded.keepRing(element.shadowRoot, style);
  });
}

/** Before the next paint, when styles are computed anyway, and for all new elements together. */
function lookSoon(element: HTMLElement): void {
  if (fresh.size === 0)
    requestAnimationFrame(() => {
      const all = [...fresh];
      fresh.clear();
      for (const one of all) if (one.isConnected) look(one);
    });
  fresh.add(element);
}

/** A page may have switched its colours since. */
const onFocus = ({ currentTarget }: Event): void => {
  look(currentTarget as HTMLElement);
};

const present = new Set<Surrounded>();
let observer: MutationObserver | undefined;

export function enter(element: Surrounded): void {
  present.add(element);
  element.addEventListener('focusin', onFocus);
  if (observer) return;
  const whole = document.documentElement;
  observer = new MutationObserver((records) => {
    // an element in another shadow root hears of the document element only
    const changed = new Set(records.map(({ target }) => target));
    for (const one of present) {
      if (changed.has(whole) || [...changed].some((target) => target.contains(one))) one.surroundingsChanged();
    }
  });
  observer.observe(whole, { subtree: true, attributeFilter: ['lang', 'dir', 'data-density', 'data-cvd', 'data-ui-roles'] });
}

export function leave(element: Surrounded): void {
  present.delete(element);
  if (present.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

/** Something that every element reads has changed. */
export function changed(): void {
  for (const one of present) one.surroundingsChanged();
}

/** The nearest ancestor with an attribute, through shadow roots. */
export function nearest(element: Element, attribute: string): Element | null {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest(`[${attribute}]`);
    if (found) return found;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** RFC-0005's roles and ours. */
const ROLES = [
  ['--paper', '--_surface', '--ui-color-surface'],
  ['--fg', '--_text', '--ui-color-text'],
  ['--accent', '--_accent', '--ui-color-accent'],
] as const;

/** What follows from surface, text and accent, so that a page's roles give one palette and not half of two. */
const DERIVED = {
  '--_sunken': 'color-mix(in oklab, var(--_text) 4%, var(--_surface))',
  '--_raised': 'var(--_surface)',
  '--_quiet': 'color-mix(in oklab, var(--_text) 76%, var(--_surface))',
  '--_hairline': 'color-mix(in oklab, var(--_text) 16%, var(--_surface))',
  '--_control': 'color-mix(in oklab, var(--_text) 58%, var(--_surface))',
  '--_accent-hover': 'color-mix(in oklab, var(--_accent) 85%, var(--_text))',
  '--_on-accent': 'var(--_surface)',
  '--_accent-soft': 'color-mix(in oklab, var(--_accent) 12%, var(--_surface))',
  '--_focus-asked': 'var(--_accent)',
};

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet a set of usable roles; references, so that a later switch of the page needs no script. */
function sheetFor(good: readonly (typeof ROLES)[number][]): CSSStyleSheet {
  const key = good.map(([role]) => role).join();
  const known = sheets.get(key);
  if (known) return known;
  const own = good.map(([role, name, token]) => `${name}:var(${token},var(${role}))`);
  const ours = (name: string): string => name.replace('--_', '--ui-color-').replace('-asked', '');
  const derived = Object.entries(DERIVED).map(([name, value]) => `${name}:var(${ours(name)},${value})`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{${[...own, ...(good.length === ROLES.length ? derived : [])].join(';')}}`);
  sheets.set(key, sheet);
  return sheet;
}

/**
 * Under `data-ui-roles` the page's `--paper`, `--fg` and `--accent` are used where each is a colour; many pages define
 * such names as bare numbers, so each is parsed first (PF-1).
 */
export function applyRoles(element: HTMLElement, root: ShadowRoot): void {
  const page = nearest(element, 'data-ui-roles');
  const computed = page && getComputedStyle(page);
  const good = ROLES.filter(([role]) => computed && CSS.supports('color', computed.getPropertyValue(role).trim()));
  const wanted = good.length > 0 ? sheetFor(good) : undefined;
  const others = root.adoptedStyleSheets.filter((sheet) => ![...sheets.values()].includes(sheet));
  if (wanted || others.length < root.adoptedStyleSheets.length) root.adoptedStyleSheets = wanted ? [...others, wanted] : others;
  lookSoon(element);
}
