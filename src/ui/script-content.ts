/** Content in the page's own HTML, a child `<script type="application/json">`. A parser may add it after its element. */
export class ScriptContent {
  readonly #element: Element & { content: unknown };
  #watch: MutationObserver | undefined;

  constructor(element: Element & { content: unknown }) {
    this.#element = element;
  }

  /** Takes it where the element has no content yet, now or once it is there; until `stop`. */
  readonly read = (): void => {
    const element = this.#element;
    if (element.content !== undefined) return;
    const script = element.querySelector(':scope > script[type="application/json"]');
    // a parser may be in the middle of it
    const whole = document.readyState !== 'loading' || Boolean(script?.nextSibling ?? element.nextSibling);
    if (whole && script?.textContent.trim()) {
      element.content = script.textContent;
      this.#watch?.disconnect();
      return;
    }
    if (this.#watch) return;
    if (!whole) document.addEventListener('DOMContentLoaded', this.read, { once: true });
    this.#watch = new MutationObserver(this.read);
    this.#watch.observe(element, { childList: true, characterData: true, subtree: true });
  };

  stop(): void {
    this.#watch?.disconnect();
    this.#watch = undefined;
  }
}
