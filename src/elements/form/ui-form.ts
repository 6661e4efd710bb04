import { html, type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Answer } from '../../contract/events.js';
import type { FormContent } from '../../contract/form.js';
import type { Verdict } from '../../contract/problems.js';
import type { Status } from '../../contract/status.js';
import { checkForm } from '../../core/check/form.js';
import { sameJson } from '../../core/check/same.js';
import type { FormModel } from '../../core/model/form.js';
import { announce } from '../../ui/announcer.js';
import { BaseElement } from '../../ui/base-element.js';
import { Dialog } from '../../ui/dialog.js';
import { UiChangeEvent } from '../../ui/events.js';
import { Guard } from '../../ui/guard.js';
import { statusFrom } from '../../ui/host-words.js';
import { SubmitPath } from '../../ui/submit-path.js';
import { Attempts } from './attempts.js';
import { drawForm, viewOf, type FormActs } from './draw.js';
import { filterText } from './fields/choice.js';
import { focusField, mayTakeFocus, takesFocus } from './focus.js';
import { styles } from './form.styles.js';
import { FormState, type Dropped } from './form-state.js';
import { readPreset } from './preset.js';
import { copyReceipt, receiptText } from './receipt.js';
import { refocus } from './refocus.js';
import { said, sendAgainQuestion } from './states.js';
import { Typist } from './typist.js';
import { Versions } from './versions.js';

/**
 * A form that an agent asks and a person answers.
 *
 * @summary Draws a form from a strict JSON Schema subset and gives the answer as one event with one command.
 * @tagname ui-form
 * @fires {UiSubmitEvent} ui-submit - a person sent the form; answer it with `respondWith`
 * @fires {UiChangeEvent} ui-change - unsent values changed
 * @fires {UiRefusedEvent} ui-refused - content was refused or repaired
 * @csspart card - the whole form
 * @csspart heading - its title
 * @csspart error - the problem under a field
 * @csspart submit - the button that sends
 * @csspart decline - the button that says no
 * @csspart cancel - the button that puts it off
 * @csspart receipt - what was answered
 * @cssstate compact - under `data-density="compact"`
 */
export class UiForm extends BaseElement<FormContent> {
  static override properties: PropertyDeclarations = {
    ...BaseElement.properties,
    status: { noAccessor: true, attribute: false },
    values: { noAccessor: true, attribute: false },
    autofill: { attribute: false },
  };
  static override styles: CSSResultGroup = [...styles];

  /** `autocomplete` tokens by property name, beyond name, email and tel; cards and passwords are never taken. */
  declare autofill: Readonly<Record<string, string>> | undefined;

  /** Attached after the page's load; undefined before it is attached at all. */
  #late: boolean | undefined;
  #appeared = false;
  readonly #versions = new Versions();
  readonly #state = new FormState();
  #preset: Readonly<Record<string, unknown>> = {};
  #assigned = false;
  #dropped: readonly Dropped[] = [];
  readonly #attempts = new Attempts(this.#state);
  #updatedWhileOpen = false;
  /** What to do with the focus once drawn. */
  #focusNext: 'error' | 'heading' | undefined;
  readonly #path = new SubmitPath(this, (now, before) => {
    this.#changed(now, before);
  });
  readonly #redraw = (): void => {
    this.requestUpdate();
  };
  readonly #dialog = new Dialog(this.#redraw);
  readonly #guard = new Guard();
  readonly #edited = (): void => {
    if (this.#updatedWhileOpen) this.requestUpdate();
    this.#updatedWhileOpen = false;
    this.#path.prepare(this.#versions.source(this.place));
    this.dispatchEvent(new UiChangeEvent({ values: this.#state.values(), valid: this.#state.valid, warnings: [] }));
  };
  readonly #typist = new Typist(this.#state, {
    locked: () => this.#locked,
    lang: () => this.texts.lang,
    shown: (filled) => this.#state.shown(filled, this.texts),
    edited: this.#edited,
    redraw: this.#redraw,
    filtered: (name) => {
      this.requestUpdate();
      const field = this.#state.get(name)?.field;
      if (field) announce(filterText(field, this.#typist.filters.get(name) ?? '', this.texts), this.texts.lang, 'filter', this);
    },
    sends: () => this.#model?.submitOnChoice ?? false,
  });

  /** What the host knows; reading gives the present state. `status` wins over `content.closed`. */
  get status(): Status {
    const { status } = this.#path.machine;
    return !this.#assigned && status.state === 'open' && this.#model?.closed ? { state: 'closed' } : status;
  }
  set status(status: Status | null | undefined) {
    const read = statusFrom(status);
    if (!read) return;
    this.#assigned = true;
    this.#path.machine.assign(read);
  }

  /** What the fields start with; reading gives what they hold now, as it would be sent. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#model ? this.#state.values() : this.#preset;
  }
  set values(values: Readonly<Record<string, unknown>> | null | undefined) {
    const read = readPreset(values);
    if (!read || sameJson(read, this.#preset)) return;
    this.#preset = read;
    if (this.#model) this.#fill();
    this.requestUpdate();
  }

  /** Leaves `unknown` by hand: open again, with the same values and the same submission id. */
  reopen(): void {
    this.#path.machine.reopen();
  }

  protected override check(content: unknown): Verdict<FormContent> {
    return checkForm(content);
  }

  protected override adopt(content: FormContent): void {
    const first = this.#model === undefined;
    const before = this.status.state;
    const model = this.#versions.take(content, this.#path.machine.state);
    if (!model) return;
    if (first) {
      this.#state.start(model, this.texts.lang);
      this.#fill();
      if (this.#attempts.tell(this.status, this.texts)) this.#focusNext = 'error';
      return;
    }
    this.#dropped = this.#state.adopt(model, this.texts.lang, this.#preset);
    const now = this.status.state;
    // to somebody who typed nothing, nothing has happened
    this.#updatedWhileOpen = now === 'open' && (this.#dropped.length > 0 || [...this.#state.all()].some(({ edited }) => edited));
    if (this.#updatedWhileOpen || (now !== 'open' && now !== before))
      this.say(this.texts.get(now === 'open' ? 'updated' : 'closed-text'));
  }

  /** What a receipt shows is not taken away by a version that can't be drawn. */
  protected override get keepsLast(): boolean {
    const { state } = this.#path.machine;
    return this.#model !== undefined && (state === 'sending' || state === 'unknown' || state === 'answered');
  }

  protected override refocus(held: Element): boolean {
    return refocus(this.shadowRoot, held);
  }

  #fill(): void {
    const busy = this.shadowRoot?.activeElement?.getAttribute('name');
    const unknown = this.#state.fill(this.#preset, busy ?? undefined);
    if (unknown.length > 0) console.warn(`inlay-ui: values left out, no field takes them: ${unknown.join(', ')}`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#late ??= document.readyState === 'complete';
    this.#path.connected();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('source')) this.#versions.moved();
    super.willUpdate(changed);
    this.#state.speak(this.texts.lang);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#dialog.updated();
    if (this.#model && !this.#appeared) {
      this.#appeared = true;
      if (takesFocus(this.place?.ask, this.#late) && !this.#locked) this.#focusNext = 'heading';
    }
    const focus = this.#focusNext;
    if (focus === undefined || !this.#model || this.refusal.length > 0) return;
    this.#focusNext = undefined;
    if (!mayTakeFocus(this)) return;
    if (focus === 'heading') this.focusHeading();
    else focusField(this.shadowRoot, this.#state.wrong(this.texts)[0]?.field.name);
  }

  /** Every change of state comes through here, whoever caused it. */
  #changed(now: Status, before: Status): void {
    if (before.state !== now.state) {
      this.#dialog.dismiss();
      if (this.#appeared) this.#guard.shown(); // new buttons, under a pointer perhaps
    }
    const next = this.#versions.release(now.state);
    if (next) this.adopt(next);
    if (this.#attempts.tell(now, this.texts)) this.#focusNext = 'error';
    // what a form is when it appears is read with it; only what happens then is said
    if (before.state !== now.state && this.#appeared && now.state !== 'open')
      this.say(this.texts.get(said(now.state, this.#path.machine)));
    this.requestUpdate();
  }

  get #model(): FormModel | undefined {
    return this.#versions.model;
  }

  get #locked(): boolean {
    return this.status.state !== 'open' || this.who?.can_act === false;
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    if (this.isUpdatePending) this.performUpdate(); // what is sent is what is shown, and where that lives
    if (this.#locked || !this.#model) return;
    this.#typist.gather(this.shadowRoot);
    if (!this.#attempts.passes(this.texts)) this.#focusNext = 'error';
    else this.#send('accept', this.#state.values());
    this.requestUpdate();
  };

  #send(answer: Answer, values: Readonly<Record<string, unknown>>): void {
    if (this.#locked || !this.#model) return;
    this.#dropped = [];
    this.#versions.sent();
    const { submissions } = this.#model;
    this.#path.send({ values, submissions, source: this.#versions.source(this.place), viewer: this.who, answer });
  }

  readonly #again = (event?: Event): void => {
    if (!this.#model || this.#guard.early(event)) return;
    this.#state.start(this.#model, this.texts.lang);
    this.#dropped = [];
    this.#focusNext = 'heading';
    this.#path.machine.again();
  };

  readonly #review = (event?: Event): void => {
    if (this.#guard.early(event)) return;
    const next = this.#versions.review(this.status);
    this.#path.machine.review();
    this.take(next);
    this.#focusNext = 'heading';
    this.requestUpdate();
  };

  readonly #sendAgain = async (event?: Event): Promise<void> => {
    if (this.#guard.early(event)) return;
    const yes = await this.#dialog.ask(sendAgainQuestion(this.texts, this.#versions.source(this.place) !== undefined));
    if (yes) this.reopen();
  };

  readonly #copy = async (): Promise<void> => {
    const model = this.#versions.answered(this.#path.machine.answeredAs !== undefined);
    if (model) this.say(this.texts.get(await copyReceipt(receiptText(model, this.status.values ?? {}, this.texts))));
  };

  protected override draw(): TemplateResult {
    const model = this.#model;
    if (!model) return html``;
    const { status, who, texts, autofill } = this;
    const state = this.#state;
    const card = drawForm({
      model,
      view: viewOf({ model, state, typist: this.#typist, texts, locked: this.#locked, autofill }),
      status,
      answered: this.#versions.answered(this.#path.machine.answeredAs !== undefined),
      answeredAs: this.#path.machine.answeredAs,
      standing: this.#path.machine.standing,
      source: this.#versions.source(this.place),
      readOnly: who?.can_act === false ? { reason: who.reason } : undefined,
      refusedAs: this.#path.machine.refusedAs,
      newHere: status.content !== undefined || this.#versions.waiting,
      updated: this.#updatedWhileOpen,
      attempt: this.#attempts.count,
      wrong: this.#attempts.wrong(texts),
      dropped: this.#dropped,
      untold: this.#attempts.untold,
      state,
      typist: this.#typist,
      acts: this.#acts,
    });
    return html`${card}${this.#dialog.render()}`;
  }

  readonly #acts: FormActs = {
    submit: this.#submit,
    again: this.#again,
    review: this.#review,
    sendAgain: (event?: Event) => void this.#sendAgain(event),
    copy: () => void this.#copy(),
    refuse: (answer) => {
      this.#send(answer, {}); // nothing is judged, and no value is sent (F-4)
    },
  };
}
