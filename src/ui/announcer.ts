/**
 * One polite live region a document, with a queue (PF-13): two messages at once would swallow each other. It stands in
 * a shadow root so that no page style shows it, and is found again by a second copy of this bundle.
 */
const TAG = 'data-inlay-announcer';
/** Long enough for a screen reader to notice a change, short enough not to be late. In ms. */
const GAP = 150;
const KEEP = 4000;

interface Region extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
}

function region(doc: Document): Region {
  const found = doc.querySelector<Region>(`[${TAG}]`);
  if (found?.shadowRoot) return found;
  const host = doc.createElement('div');
  host.setAttribute(TAG, '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{position:fixed;inset-block-end:0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  );
  root.adoptedStyleSheets = [sheet];
  const live = doc.createElement('div');
  live.setAttribute('role', 'status');
  live.setAttribute('aria-live', 'polite');
  root.append(live);
  doc.body.append(host);
  return host as Region;
}

interface Message {
  readonly text: string;
  readonly lang: string;
  readonly about: string | undefined;
}
let queue: readonly Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const [message, ...rest] = queue;
  queue = rest;
  const live = region(document).shadowRoot.querySelector('[role=status]');
  if (!live) return;
  if (message) live.setAttribute('lang', message.lang);
  live.textContent = message?.text ?? '';
  timer = message ? setTimeout(next, queue.length > 0 ? Math.max(GAP, message.text.length * 20) : KEEP) : undefined;
}

/**
 * Says a text politely, after those already waiting; the same text waiting twice is said once.
 * @param about of waiting texts about the same thing only the last is said.
 */
export function announce(text: string, lang: string, about?: string): void {
  if (text === '' || queue.some((waiting) => waiting.text === text)) return;
  region(document); // a live region must exist before its text changes
  const idle = queue.length === 0;
  queue = [...queue.filter((waiting) => about === undefined || waiting.about !== about), { text, lang, about }];
  // nothing waits: what is shown now was heard long enough, or only waits to be cleared
  if (!idle) return;
  if (timer !== undefined) clearTimeout(timer);
  timer = setTimeout(next, GAP);
}
