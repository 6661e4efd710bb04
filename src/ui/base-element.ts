/**
 * What every element of Inlay does: takes content (property, or a child `<script type="application/json">`), checks it,
 * keeps the last good version, tells of problems, follows language and density of the page around it, and keeps the
 * focus inside when what held it is gone. A subclass checks and draws.
 */
import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Source, Viewer } from '../contract/commands.js';
import { LIMITS } from '../contract/limits.js';
import type { Problem, Verdict } from '../contract/problems.js';
import { sameJson } from '../core/check/same.js';
import { visible } from '../core/text/visible.js';
import { announce } from './announcer.js';
import { UiRefusedEvent } from './events.js';
import { notice } from './notice.js';
import type { StringKey, Strings } from '../locales/texts.js';
import { langOf, Texts } from './strings.js';
import { applyRoles, enter, leave, nearest, type Surrounded } from './surroundings.js';

const differs = (now: unknown, before: unknown): boolean => !sameJson(now, before);

export abstract class BaseElement<T> extends LitElement implements Surrounded {
  static override properties: PropertyDeclarations = {
    content: { attribute: false, hasChanged: differs },
    source: { attribute: false, hasChanged: differs },
    viewer: { attribute: false, hasChanged: differs },
    strings: { attribute: false, hasChanged: differs },
    timeout: { type: Number },
  };

  /** What the agent wrote, unchecked: an object, or JSON text. One equal in value changes nothing. */
  declare content: unknown;
  /** Where it lives; goes into commands and labels. */
  declare source: Source | undefined;
  /** Who looks. */
  declare viewer: Viewer | undefined;
  /** Texts that override the dictionary's. */
  declare strings: Partial<Strings> | undefined;
  /** How long an outcome may take, in ms; default 30 000. */
  declare timeout: number;

  /** The last content that could be drawn. */
  protected accepted: T | undefined;
  /** Why the present content can't be drawn; empty when it can. */
  protected refusal: readonly Problem[] = [];
  protected texts = new Texts('en');
  #internals: ElementInternals = this.attachInternals();
  #script: MutationObserver | undefined;
  #report: readonly Problem[] = [];
  #hadFocus = false;

  constructor() {
    super();
    this.timeout = LIMITS.timeout;
  }

  /** The verdict on unknown content; never throws. */
  protected abstract check(content: unknown): Verdict<T>;
  /** Content was accepted: the first, or a new version. */
  protected abstract adopt(content: T): void;
  /** Draws accepted content. */
  protected abstract draw(content: T): TemplateResult;
  /** Refused content is told, but what stands here is not taken away for it. */
  protected get keepsLast(): boolean {
    return false;
  }
  /** Text of the notice when content is refused. */
  protected readonly refusedText: StringKey = 'refused-content';

  override connectedCallback(): void {
    super.connectedCallback();
    enter(this);
    this.surroundingsChanged();
    this.#readScript();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leave(this);
    this.#script?.disconnect();
    this.#script = undefined;
  }

  surroundingsChanged(): void {
    const compact = nearest(this, 'data-density')?.getAttribute('data-density') === 'compact';
    this.#internals.states[compact ? 'add' : 'delete']('compact');
    applyRoles(this);
    this.requestUpdate();
  }

  /** Content in the page's own HTML. A parser may add it after this element, so it is waited for. */
  #readScript(): void {
    if (this.content !== undefined) return;
    const script = this.querySelector(':scope > script[type="application/json"]');
    if (script?.textContent.trim()) {
      this.content = script.textContent;
      this.#script?.disconnect();
      return;
    }
    if (this.#script) return;
    this.#script = new MutationObserver(() => {
      this.#readScript();
    });
    this.#script.observe(this, { childList: true, characterData: true, subtree: true });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const lang = langOf(this);
    if (lang !== this.texts.lang || changed.has('strings')) this.texts = new Texts(lang, this.strings);
    this.#hadFocus = this.shadowRoot?.activeElement != null;
    if (changed.has('content') && this.content !== undefined) this.take(this.content);
  }

  /** Checks content and adopts it; refused content leaves the last good one in memory. */
  protected take(content: unknown): void {
    const verdict = this.check(content);
    this.#report = verdict.problems;
    this.refusal = verdict.ok ? [] : verdict.problems;
    if (!verdict.ok) return;
    this.accepted = verdict.value;
    this.adopt(verdict.value);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#hadFocus && this.shadowRoot?.activeElement == null) this.focusHeading();
    const problems = this.#report;
    this.#report = [];
    if (problems.length > 0) this.dispatchEvent(new UiRefusedEvent(problems));
  }

  /** Where the focus goes when what held it is gone. */
  focusHeading(): void {
    const find = (name: string): HTMLElement | null | undefined => this.shadowRoot?.querySelector<HTMLElement>(`[data-${name}]`);
    (find('outcome') ?? find('heading'))?.focus();
  }

  /** Says a text to a screen reader, politely, after what is already waiting. */
  protected say(text: string): void {
    if (this.isConnected) announce(text, this.texts.lang);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.refusal.length > 0 && !this.keepsLast) return this.#refused();
    return this.accepted === undefined ? nothing : this.draw(this.accepted);
  }

  #refused(): TemplateResult {
    const { texts } = this;
    const details = html`<details>
      <summary>${texts.get('refused-details', { n: this.refusal.length })}</summary>
      <ul class="problems" lang="en" dir="ltr">
        ${this.refusal.map(({ path, message }) => html`<li><code>${visible(path) || '/'}</code> ${visible(message)}</li>`)}
      </ul>
    </details>`;
    const kept = this.accepted === undefined ? nothing : html`<p>${texts.get('refused-kept')}</p>`;
    return html`<div class="card" lang=${texts.foreign ?? nothing}>
      ${notice({
        kind: 'bad',
        word: texts.get('refused'),
        heading: true,
        body: html`<p>${texts.get(this.refusedText)}</p>
          ${kept}${details}`,
      })}
    </div>`;
  }
}
