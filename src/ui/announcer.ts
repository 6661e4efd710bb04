/**
 * One polite live region a place, with one queue (PF-13): two messages at once would swallow each other. The place is the
 * body or, as all else is inert then, the modal dialog around the element that speaks. A region stands in a shadow root so
 * that no page style shows it, and is found again by a second copy of this bundle.
 */
const TAG = 'data-inlay-announcer';
/** Long enough for a screen reader to notice a change, short enough not to be late. In ms. */
const GAP = 150;
const KEEP = 4000;

interface Region extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
}

/** The nearest modal dialog around an element, through shadow roots; else the body. A document may have none. */
function placeOf(from: Element | undefined): Element | null {
  for (let at: Node | null = from?.isConnected ? from : null; at;) {
    if (at instanceof HTMLDialogElement && at.matches(':modal')) return at;
    at = (at instanceof Element ? at.assignedSlot : null) ?? (at instanceof ShadowRoot ? at.host : at.parentNode);
  }
  return document.querySelector('body');
}

function region(place: Element): Region {
  const found = [...place.children].find((child) => child.hasAttribute(TAG));
  if (found?.shadowRoot) return found as Region;
  const host = document.createElement('div');
  host.setAttribute(TAG, '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{position:fixed;inset-block-end:0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  );
  root.adoptedStyleSheets = [sheet];
  const live = document.createElement('div');
  live.setAttribute('role', 'status');
  live.setAttribute('aria-live', 'polite');
  root.append(live);
  place.append(host);
  return host as Region;
}

interface Message {
  readonly text: string;
  readonly lang: string;
  readonly about: string | undefined;
  readonly from: Element | undefined;
}
let queue: readonly Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where the last text was said. */
let live: Element | null | undefined;

function next(): void {
  const [message, ...rest] = queue;
  queue = rest;
  const before = live;
  const place = message && placeOf(message.from);
  if (place) live = region(place).shadowRoot.querySelector('[role=status]');
  if (before && (before !== live || !message)) before.textContent = '';
  if (message && live) {
    live.setAttribute('lang', message.lang);
    live.textContent = message.text;
  }
  timer = message ? setTimeout(next, queue.length > 0 ? Math.max(GAP, message.text.length * 20) : KEEP) : undefined;
}

/**
 * Says a text politely, after those already waiting; the same text waiting twice is said once.
 * @param about of waiting texts about the same thing only the last is said.
 * @param from the element that speaks.
 */
export function announce(text: string, lang: string, about?: string, from?: Element): void {
  if (text === '' || queue.some((waiting) => waiting.text === text)) return;
  const place = placeOf(from);
  if (!place) return;
  region(place); // a live region must exist before its text changes
  const idle = queue.length === 0;
  queue = [...queue.filter((waiting) => about === undefined || waiting.about !== about), { text, lang, about, from }];
  // nothing waits: what is shown now was heard long enough, or only waits to be cleared
  if (!idle) return;
  if (timer !== undefined) clearTimeout(timer);
  timer = setTimeout(next, GAP);
}
