import { html, type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { FormContent } from '../../contract/form.js';
import type { Verdict } from '../../contract/problems.js';
import type { Status } from '../../contract/status.js';
import { judgeForm } from '../../core/check/judge.js';
import { announce } from '../../ui/announcer.js';
import { BaseElement } from '../../ui/base-element.js';
import type { Dialog } from '../../ui/dialog.js';
import { UiChangeEvent } from '../../ui/events.js';
import type { Growth } from '../../ui/growing.js';
import { Guard } from '../../ui/guard.js';
import { Part } from '../../ui/part.js';
import { DraftLoader } from './draft-loader.js';
import { drawForm, speaks, viewOf, type FormActs, type Frame } from './draw.js';
import { filterText } from './fields/choice.js';
import { focusField, mayTakeFocus, takesFocus } from './focus.js';
import { FormLife } from './form-life.js';
import { styles } from './form.styles.js';
import { Patience } from './patience.js';
import { refocus } from './refocus.js';
import { Typist } from './typist.js';

/** Loaded with the first edit: after it there will be something to say. */
const TOLD = new Part(() => import('./told.js'));

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
    drafts: { type: Boolean },
  };
  static override styles: CSSResultGroup = [...styles];

  /** `autocomplete` tokens by property name, beyond name, email and tel; cards and passwords are never taken. */
  declare autofill: Readonly<Record<string, string>> | undefined;
  /** What is typed is kept in sessionStorage until it is sent, and given back after a reload; default false. Needs a `source`. */
  declare drafts: boolean;

  constructor() {
    super();
    this.drafts = false;
  }

  /** Attached after the page's load; undefined before it is attached at all. */
  #late: boolean | undefined;
  #appeared = false;
  readonly #redraw = (): void => {
    this.requestUpdate();
  };
  readonly #patience = new Patience(this.#redraw);
  #dialog: Dialog | undefined;
  readonly #guard = new Guard();
  /** What has more to say was there at the last drawing. */
  #spoke = false;
  readonly #life = new FormLife(this, {
    texts: () => this.texts,
    place: () => this.place,
    who: () => this.who,
    appeared: () => this.#appeared,
    busy: () => this.shadowRoot?.activeElement?.getAttribute('name') ?? undefined,
    say: (text) => {
      this.say(text);
    },
    turned: () => {
      this.#patience.turned(this.#life.path.machine.state);
      this.#dialog?.dismiss();
      if (this.#appeared) this.#guard.shown(); // new buttons, under a pointer perhaps
    },
    redraw: this.#redraw,
  });
  readonly #typist = new Typist(this.#life.state, {
    locked: () => this.#life.locked,
    lang: () => this.texts.lang,
    shown: (filled) => this.#life.state.shown(filled, this.texts),
    edited: () => {
      TOLD.preload();
      const gone = [this.#life.edited(), this.#drafts.edited()];
      this.#tellChange();
      return gone.includes(true);
    },
    redraw: this.#redraw,
    filtered: (name) => {
      this.requestUpdate();
      const field = this.#life.state.get(name)?.field;
      if (field) announce(filterText(field, this.#typist.filters.get(name) ?? '', this.texts), this.texts.lang, 'filter', this);
    },
    sends: () => this.#life.model?.submitOnChoice ?? false,
  });

  readonly #drafts = new DraftLoader(this.#life, {
    refused: () => this.refused,
    who: () => this.who,
    lang: () => this.texts.lang,
    changed: () => {
      this.#life.path.prepare(this.#life.source);
      this.#guard.shown();
      this.#tellChange();
      queueMicrotask(this.#redraw); // not in the middle of drawing
    },
  });

  #tellChange(): void {
    const { values, state } = this.#life;
    this.dispatchEvent(new UiChangeEvent({ values, valid: state.valid, warnings: state.warnings }));
  }

  /** What the host knows; reading gives the present state. `status` wins over `content.closed`. */
  get status(): Status {
    return this.#life.status;
  }
  set status(status: Status | null | undefined) {
    this.#life.assign(status);
  }

  /** What the fields start with; reading gives what they hold now, as it would be sent. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#life.values;
  }
  set values(values: Readonly<Record<string, unknown>> | null | undefined) {
    this.#life.preset(values);
  }

  /** Leaves `unknown` by hand: open again, with the same values and the same submission id. */
  reopen(): void {
    this.#life.path.machine.reopen();
  }

  protected override judge(content: unknown): FormContent | undefined {
    return judgeForm(content);
  }

  protected override async explain(content: unknown): Promise<Verdict<FormContent>> {
    const { checkForm } = await import('../../core/check/form.js');
    return checkForm(content);
  }

  protected override async growth(): Promise<Growth> {
    const { Streamed } = await import('./streamed.js');
    return new Streamed(this.#life, {
      lang: () => this.texts.lang,
      began: () => {
        this.say(this.texts.get('writing'));
      },
    });
  }

  protected override adopt(content: FormContent): void {
    this.#life.adopt(content);
  }

  protected override get keepsLast(): boolean {
    return this.#life.keepsLast;
  }

  protected override refocus(held: Element): boolean {
    return refocus(this.shadowRoot, held);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#late ??= document.readyState === 'complete';
    this.#life.path.connected();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.deadline.watch(false);
    this.#drafts.flush();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('source')) this.#life.versions.moved();
    super.willUpdate(changed);
    this.#life.state.speak(this.texts.lang);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#dialog?.updated();
    this.#drafts.sync(this.drafts);
    const life = this.#life;
    life.deadline.watch(this.isConnected && life.status.state === 'open');
    if (life.model && !this.#appeared) {
      this.#appeared = true;
      if (takesFocus(this.place?.ask, this.#late) && !life.locked) life.focusNext = 'heading';
    }
    const focus = life.focusNext;
    if (focus === undefined || !life.model || this.refused) return;
    life.focusNext = undefined;
    if (!mayTakeFocus(this)) return;
    if (focus === 'heading') this.focusHeading();
    else focusField(this.shadowRoot, life.state.wrong(this.texts)[0]?.field.name);
  }

  readonly #acts: FormActs = {
    submit: (event) => {
      event.preventDefault();
      if (this.isUpdatePending) this.performUpdate(); // what is sent is what is shown, and where that lives
      const send = (): void => {
        if (this.#life.locked || !this.#life.model || this.refused) return;
        this.#typist.gather(this.shadowRoot);
        this.#life.submit();
      };
      if (!this.#drafts.first(send)) send();
    },
    again: (event) => {
      if (!this.#guard.early(event)) this.#life.again();
    },
    review: (event) => {
      if (this.#guard.early(event)) return;
      this.take(this.#life.review());
      this.requestUpdate();
    },
    startOver: (event) => {
      if (!this.#guard.early(event)) this.#drafts.startOver();
    },
    sendAgain: (event) => {
      if (!this.#guard.early(event)) void this.#sendAgain();
    },
    copy: () => void this.#copy(),
    press: (event) => {
      if (this.#guard.doubled(event)) event.preventDefault();
    },
    refuse: (answer, event) => {
      if (!this.#guard.doubled(event) && !this.refused) this.#life.send(answer, {}); // nothing is judged, and no value is sent (F-4)
    },
  };

  async #sendAgain(): Promise<void> {
    const told = TOLD.ready;
    if (!told) return; // it drew the button
    this.#dialog ??= new told.Dialog(this.#redraw);
    if (await this.#dialog.ask(told.sendAgainQuestion(this.texts, this.#life.source !== undefined))) this.reopen();
  }

  async #copy(): Promise<void> {
    const model = this.#life.answered;
    const told = TOLD.ready;
    if (!model || !told) return;
    const text = told.receiptText(model, this.status.values ?? {}, this.texts);
    this.say(this.texts.get(await told.copyReceipt(text)));
  }

  protected override draw(): TemplateResult {
    const life = this.#life;
    const { partial, room, state, status } = life;
    const locked = life.locked && (status.state !== 'sending' || this.#patience.over);
    const { machine } = life.path;
    const model = life.model ?? partial;
    if (!model || (partial && status.state === 'answered')) return html``;
    const { who, texts, autofill } = this;
    const frame: Omit<Frame, 'told'> = {
      model,
      view: viewOf({ model, state, typist: this.#typist, texts, locked, room, autofill }),
      status,
      answered: life.answered,
      answeredAs: machine.answeredAs,
      standing: machine.standing,
      source: life.source,
      writing: partial !== undefined,
      left: life.deadline.left,
      readOnly: who?.can_act === false ? { reason: who.reason } : undefined,
      refusedAs: machine.refusedAs,
      newHere: status.content !== undefined || life.versions.waiting,
      updated: life.updatedWhileOpen,
      givenBack: this.#drafts.givenBack,
      attempt: life.attempts.count,
      wrong: life.attempts.wrong(texts),
      dropped: life.dropped,
      untold: life.attempts.untold,
      state,
      typist: this.#typist,
      acts: this.#acts,
    };
    const told = speaks(frame) ? this.need(TOLD) : undefined;
    if (told && !this.#spoke && this.#appeared) this.#guard.shown(); // its buttons appear only now
    this.#spoke = told !== undefined;
    return html`${drawForm({ ...frame, told })}${this.#dialog?.render()}`;
  }
}
