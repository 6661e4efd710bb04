/**
 * What every element of Inlay does: takes content (property, or a child `<script type="application/json">`), checks it,
 * keeps the last good version, tells of problems, follows language and density of the page around it, and keeps the
 * focus inside when what held it is gone. A subclass checks and draws.
 */
import {
  html,
  LitElement,
  nothing,
  type CSSResult,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Source, Viewer } from '../contract/commands.js';
import { LIMITS } from '../contract/limits.js';
import type { Problem, Verdict } from '../contract/problems.js';
import { sameJson } from '../core/check/same.js';
import { announce } from './announcer.js';
import { UiRefusedEvent } from './events.js';
import { Growing, type Growth } from './growing.js';
import { sourceFrom, viewerFrom } from './host-words.js';
import { Part } from './part.js';
import { ScriptContent } from './script-content.js';
import type { Strings } from '../locales/texts.js';
import { langOf, Texts } from './strings.js';
import { applyRoles, enter, leave, nearest, type Surrounded } from './surroundings.js';

const REFUSED = new Part(() => import('./refused.js'));

/** How long a part that could not be loaded is left alone, in ms. */
const RETRY = 5000;

/** What a page is told where the explanation can't be loaded. */
const UNEXPLAINED: Problem = {
  code: 'wrong_value',
  path: '',
  severity: 'refused',
  message: 'This is not content that can be drawn. The check in inlay-ui/core says why.',
};

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
  /** The present content can't be drawn. */
  protected refused = false;
  protected texts = new Texts('en');
  /** `source`, as far as it could be read. */
  protected place: Source | undefined;
  /** `viewer`, as far as it could be read. */
  protected who: Viewer | undefined;
  #internals: ElementInternals = this.attachInternals();
  readonly #script = new ScriptContent(this);
  /** Why the present content can't be drawn, once that is put in words; undefined where it can't be. */
  #problems: readonly Problem[] | undefined;
  /** The refusal that is being put in words. */
  #telling: object | undefined;
  /** Problems that the page is to be told of. */
  #report: readonly Problem[] = [];
  /** What is being loaded. */
  readonly #waits = new Set<Promise<void>>();
  /** When each part was asked for last. */
  readonly #asked = new Map<unknown, number>();
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

  /** Unknown content as it can be drawn; undefined for what is refused. Never throws. */
  protected abstract judge(content: unknown): T | undefined;
  /** The same verdict in words: loaded when content is refused. */
  protected abstract explain(content: unknown): Promise<Verdict<T>>;
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
    this.#script.read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leave(this);
    this.#script.stop();
  }

  surroundingsChanged(): void {
    const compact = nearest(this, 'data-density')?.getAttribute('data-density') === 'compact';
    this.#internals.states[compact ? 'add' : 'delete']('compact');
    if (this.shadowRoot) applyRoles(this, this.shadowRoot);
    this.requestUpdate();
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
    if (growing.on && !growing.whole && this.accepted === undefined) this.refused = false;
    const { due } = growing;
    growing.due = false;
    return due;
  }

  /** Checks content and adopts it; refused content leaves the last good one in memory. */
  protected take(content: unknown): void {
    const value = this.judge(content);
    this.#telling = undefined;
    this.refused = value === undefined;
    if (value === undefined) {
      this.#wait(this.#tell(content));
      return;
    }
    this.accepted = value;
    this.adopt(value);
  }

  /** Puts a refusal in words: for the page, and for the person once what draws them is there too. */
  async #tell(content: unknown): Promise<void> {
    const telling = (this.#telling = {});
    this.#problems = undefined;
    const told = await this.explain(content).then(
      ({ problems }) => problems,
      (error: unknown) => {
        console.warn('inlay-ui: why content was refused could not be loaded:', error);
        return [UNEXPLAINED];
      },
    );
    if (telling !== this.#telling) return; // other content came meanwhile
    this.#problems = told;
    this.#report = told;
  }

  #wait(loading: Promise<unknown>): void {
    const wait = loading
      .catch((error: unknown) => {
        console.warn('inlay-ui: a part could not be loaded:', error);
      })
      .then(() => {
        this.#waits.delete(wait);
        this.requestUpdate();
      });
    this.#waits.add(wait);
  }

  /**
   * @returns a part with what it is drawn with, or undefined while it loads and where it can't be loaded: then something plainer
   * is drawn, at once. What failed is asked for again with a later drawing.
   */
  protected need<P extends { readonly styles: readonly CSSResult[] }>(part: Part<P>): P | undefined {
    const { ready } = part;
    if (ready) {
      const { shadowRoot: root } = this;
      const sheets = ready.styles.flatMap(({ styleSheet }) => styleSheet ?? []);
      const missing = sheets.filter((sheet) => !root?.adoptedStyleSheets.includes(sheet));
      if (root && missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
    } else if (performance.now() - (this.#asked.get(part) ?? -RETRY) >= RETRY) {
      this.#asked.set(part, performance.now());
      this.#wait(part.load());
    }
    return ready;
  }

  /** Whoever waits for what was drawn waits for what it is drawn with. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    while (this.#waits.size > 0) {
      await Promise.all(this.#waits);
      done = await super.getUpdateComplete();
    }
    return done;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const held = this.#held;
    if (held && this.shadowRoot?.activeElement == null && !this.refocus(held)) this.focusHeading();
    const problems = this.#report;
    if (!this.isConnected) return; // nobody above would hear it
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
    if (this.refused && !this.keepsLast) return this.#drawRefusal();
    if (this.accepted === undefined && !this.#growing?.on) return nothing;
    try {
      return this.draw(this.accepted);
    } catch (error) {
      // accepted, and yet it can't be drawn: said like a refusal, never a blank
      console.warn('inlay-ui:', error);
      return this.#drawRefusal();
    }
  }

  #drawRefusal(): TemplateResult {
    const { texts } = this;
    const loaded = this.need(REFUSED);
    if (loaded && this.#problems) return loaded.refused(this.#problems, texts, this.accepted !== undefined);
    return html`<p class="card" part="card" tabindex="-1" data-outcome>${texts.get('refused-content')}</p>`;
  }
}
