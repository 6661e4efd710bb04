/**
 * What every element of Inlay does: takes content (property, or a child `<script type="application/json">`), checks it,
 * keeps the last good version, tells of problems, follows language and density of the page around it, and keeps the
 * focus inside when what held it is gone. A subclass checks and draws.
 */
import { LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Source, Viewer } from '../contract/commands.js';
import { LIMITS } from '../contract/limits.js';
import type { Problem, Verdict } from '../contract/problems.js';
import { sameJson } from '../core/check/same.js';
import { announce } from './announcer.js';
import { UiRefusedEvent } from './events.js';
import { Growing, type Growth } from './growing.js';
import { sourceFrom, viewerFrom } from './host-words.js';
import { refused } from './refused.js';
import type { Strings } from '../locales/texts.js';
import { langOf, Texts } from './strings.js';
import { applyRoles, enter, leave, nearest, type Surrounded } from './surroundings.js';

const differs = (now: unknown, before: unknown): boolean => !sameJson(now, before);

export abstract class BaseElement<T> extends LitElement implements Surrounded {
  static override properties: PropertyDeclarations = {
    content: { attribute: false, noAccessor: true, hasChanged: differs },
    streaming: { type: Boolean },
    source: { attribute: false, hasChanged: differs },
    viewer: { attribute: false, hasChanged: differs },
    strings: { attribute: false, hasChanged: differs },
    timeout: { type: Number },
  };

  /** `content` is text that is still being written: what is whole of it is drawn, and waits for the rest. */
  declare streaming: boolean;
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
  /** `source`, as far as it could be read. */
  protected place: Source | undefined;
  /** `viewer`, as far as it could be read. */
  protected who: Viewer | undefined;
  #internals: ElementInternals = this.attachInternals();
  #script: MutationObserver | undefined;
  #report: readonly Problem[] = [];
  /** What held the focus before the update. */
  #held: Element | null | undefined;
  #content: unknown;
  /** The last content that was checked. */
  #taken: unknown;
  #growing: Growing | undefined;

  constructor() {
    super();
    this.timeout = LIMITS.timeout;
    this.streaming = false;
  }

  /** What the agent wrote, unchecked: an object, or JSON text. One equal in value changes nothing. */
  get content(): unknown {
    return this.#content;
  }
  set content(content: unknown) {
    const before = this.#content;
    this.#content = content;
    // of text that grows only what is whole is a reason to draw
    if (!this.streaming || !this.#growing?.on || typeof content !== 'string') this.requestUpdate('content', before);
    else if (this.#growing.read(content)) this.requestUpdate();
  }

  /** The verdict on unknown content; never throws. */
  protected abstract check(content: unknown): Verdict<T>;
  /** Content was accepted: the first, or a new version. */
  protected abstract adopt(content: T): void;
  /** Loads what draws text that is still being written; without it the text is drawn when it is whole. */
  protected growth?(): Promise<Growth>;
  /** Draws accepted content; undefined while there is only text that grows. */
  protected abstract draw(content: T | undefined): TemplateResult;
  /** Refused content is told, but what stands here is not taken away for it. */
  protected get keepsLast(): boolean {
    return false;
  }

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
    if (this.shadowRoot) applyRoles(this, this.shadowRoot);
    this.requestUpdate();
  }

  /** Content in the page's own HTML. A parser may add it after this element, so it is waited for. */
  #readScript(): void {
    if (this.content !== undefined) return;
    const script = this.querySelector(':scope > script[type="application/json"]');
    // a parser may be in the middle of it
    const whole = document.readyState !== 'loading' || Boolean(script?.nextSibling ?? this.nextSibling);
    if (whole && script?.textContent.trim()) {
      this.content = script.textContent;
      this.#script?.disconnect();
      return;
    }
    if (this.#script) return;
    if (!whole)
      document.addEventListener(
        'DOMContentLoaded',
        () => {
          this.#readScript();
        },
        { once: true },
      );
    this.#script = new MutationObserver(() => {
      this.#readScript();
    });
    this.#script.observe(this, { childList: true, characterData: true, subtree: true });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const lang = langOf(this);
    if (!this.texts.current(lang) || changed.has('strings')) this.texts = new Texts(lang, this.strings);
    if (changed.has('viewer')) this.who = viewerFrom(this.viewer);
    if (changed.has('source')) {
      this.place = sourceFrom(this.source);
      if (this.source && !this.place)
        console.warn('inlay-ui: source is {artifact: {id, version}} or {ask: {run_id, tool_call_id}}');
    }
    this.#held = this.shadowRoot?.activeElement;
    if (this.#whole(changed)) this.take((this.#taken = this.content));
  }

  /** @returns whether there is content to be checked. */
  #whole(changed: PropertyValues): boolean {
    const { content } = this;
    const news = content !== undefined && (changed.has('content') || changed.has('streaming')) && content !== this.#taken;
    if (!this.streaming || typeof content !== 'string' || !this.growth) {
      if (news) this.#growing?.end();
      return news;
    }
    const growing = (this.#growing ??= new Growing(this.growth.bind(this), () => {
      this.requestUpdate();
    }));
    if (news) growing.read(content);
    if (growing.on && !growing.whole && this.accepted === undefined) this.refusal = [];
    const { due } = growing;
    growing.due = false;
    return due;
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
    const held = this.#held;
    if (held && this.shadowRoot?.activeElement == null && !this.refocus(held)) this.focusHeading();
    const problems = this.#report;
    this.#report = [];
    if (problems.length > 0) this.dispatchEvent(new UiRefusedEvent(problems));
  }

  /** What held the focus was moved or made anew: gives it back. @returns false where there is nothing like it any more. */
  protected refocus(held: Element): boolean {
    return held === this.shadowRoot?.activeElement;
  }

  /** Where the focus goes when what held it is gone. */
  focusHeading(): void {
    const find = (name: string): HTMLElement | null | undefined => this.shadowRoot?.querySelector<HTMLElement>(`[data-${name}]`);
    (find('outcome') ?? find('heading'))?.focus();
  }

  /** Says a text to a screen reader, politely, after what is already waiting. */
  protected say(text: string): void {
    if (this.isConnected) announce(text, this.texts.lang, undefined, this);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.refusal.length > 0 && !this.keepsLast) return refused(this.refusal, this.texts, this.accepted !== undefined);
    if (this.accepted === undefined && !this.#growing?.on) return nothing;
    try {
      return this.draw(this.accepted);
    } catch (error) {
      // accepted, and yet it can't be drawn: said like a refusal, never a blank
      console.warn('inlay-ui:', error);
      return refused(this.refusal, this.texts, this.accepted !== undefined);
    }
  }
}
