import { html, type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { FormContent } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import type { Problem, Verdict } from '../../contract/problems.js';
import { STATES, type Status } from '../../contract/status.js';
import { checkForm } from '../../core/check/form.js';
import { sameJson } from '../../core/check/same.js';
import { formModel, type FormModel } from '../../core/model/form.js';
import { byteLength } from '../../core/platform.js';
import { BaseElement } from '../../ui/base-element.js';
import { Dialog } from '../../ui/dialog.js';
import { UiChangeEvent } from '../../ui/events.js';
import { problemText } from '../../ui/problem-text.js';
import { shared } from '../../ui/shared.styles.js';
import { SubmitPath } from '../../ui/submit-path.js';
import { tokens } from '../../ui/tokens.styles.js';
import { drawForm, type FormActs } from './draw.js';
import { mustFill, type View } from './fields/field.js';
import type { Filled } from './filled.js';
import { styles } from './form.styles.js';
import { FormState, type Dropped } from './form-state.js';
import { receiptText } from './receipt.js';
import { Typist } from './typist.js';

/** Asks that took the focus once; never again (L-17). */
const asked = new Set<string>();

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
  static override styles: CSSResultGroup = [tokens, shared, styles];

  /** `autocomplete` tokens by property name, beyond name, email and tel; cards and passwords are never taken. */
  declare autofill: Readonly<Record<string, string>> | undefined;

  #model: FormModel | undefined;
  /** A version that came while an outcome was awaited. */
  #next: FormContent | undefined;
  readonly #state = new FormState();
  #preset: Readonly<Record<string, unknown>> = {};
  #assigned = false;
  #dropped: readonly Dropped[] = [];
  /** How many fields were wrong at the last send. */
  #wrong = 0;
  #updatedWhileOpen = false;
  /** What to do with the focus once drawn. */
  #focusNext: 'error' | 'heading' | undefined;
  readonly #path = new SubmitPath(this, (now, before) => {
    this.#changed(now, before);
  });
  readonly #dialog = new Dialog(() => {
    this.requestUpdate();
  });
  readonly #typist = new Typist(this.#state, {
    locked: () => this.#locked,
    lang: () => this.texts.lang,
    shown: (filled) => this.#problemText(filled),
    edited: () => {
      this.#edited();
    },
    redraw: () => {
      this.requestUpdate();
    },
    sends: () => this.#model?.submitOnChoice ?? false,
  });

  /** What the host knows; reading gives the present state. `status` wins over `content.closed`. */
  get status(): Status {
    const { status } = this.#path.machine;
    return !this.#assigned && status.state === 'open' && this.#model?.closed ? { state: 'closed' } : status;
  }
  set status(status: Status | null | undefined) {
    if (status === null || status === undefined) return;
    if (!STATES.includes(status.state)) {
      console.warn(`inlay-ui: status.state is one of ${STATES.join(', ')}`);
      return;
    }
    this.#assigned = true;
    this.#path.machine.assign(status);
  }

  /** What the fields start with; reading gives what they hold now, as it would be sent. */
  get values(): Readonly<Record<string, unknown>> {
    return this.#model ? this.#state.values() : this.#preset;
  }
  set values(values: Readonly<Record<string, unknown>> | null | undefined) {
    if (!values || typeof values !== 'object' || sameJson(values, this.#preset)) return;
    this.#preset = values;
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
    const { state } = this.#path.machine;
    if (this.#model && (state === 'sending' || state === 'changed')) {
      this.#next = content;
      return;
    }
    const model = formModel(content);
    const first = this.#model === undefined;
    this.#model = model;
    if (first) {
      this.#state.start(model, this.texts.lang);
      this.#fill();
      return;
    }
    this.#dropped = this.#state.adopt(model, this.texts.lang);
    this.#updatedWhileOpen = state === 'open';
    if (this.#updatedWhileOpen) this.say(this.texts.get('updated'));
  }

  #fill(): void {
    const unknown = this.#state.fill(this.#preset);
    if (unknown.length > 0) console.warn(`inlay-ui: values left out, no field takes them: ${unknown.join(', ')}`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const id = this.source?.ask?.tool_call_id;
    const active = document.activeElement;
    const free = active === null || active === document.body;
    if (id === undefined || asked.has(id) || document.readyState !== 'complete' || document.hidden || !free) return;
    if (this.status.state !== 'open' || this.viewer?.can_act === false) return;
    asked.add(id);
    this.#focusNext = 'heading';
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.#model) return;
    // drawn anew after a notice or a receipt: the controls start with what is typed
    if (!this.shadowRoot?.querySelector('form')) this.#state.show();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#dialog.updated();
    const focus = this.#focusNext;
    if (focus === undefined || !this.#model || this.refusal.length > 0) return;
    this.#focusNext = undefined;
    if (focus === 'heading') this.focusHeading();
    else this.#focusFirstError();
  }

  #focusFirstError(): void {
    const first = [...this.#state.all()].find((filled) => this.#problemText(filled) !== undefined);
    if (!first) return;
    const field = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      (element) => element.dataset['field'] === first.field.name,
    );
    const controls = [...(field?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    (controls.find((control) => control.checked) ?? controls[0])?.focus();
  }

  /** Every change of state comes through here, whoever caused it. */
  #changed(now: Status, before: Status): void {
    const { texts } = this;
    if (now.state === 'open' && now.problems) this.#tell(now.problems);
    if (before.state === 'sending' && now.state !== 'unknown' && now.state !== 'changed' && this.#next) {
      const next = this.#next;
      this.#next = undefined;
      this.adopt(next);
    }
    if (before.state !== now.state) {
      const said = { answered: 'sent', unknown: 'unknown-text', changed: 'changed-text', closed: 'closed-text', off: 'off-text', sending: 'sending' } as const;
      if (now.state !== 'open') this.say(texts.get(said[now.state]));
    }
    this.requestUpdate();
  }

  /** The host's problems go under their fields; the focus to the first. */
  #tell(problems: readonly Problem[]): void {
    for (const problem of problems) {
      const name = problem.path.replace(/^\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
      const filled = this.#state.get(name);
      if (!filled) continue;
      filled.told = problemText(problem, this.texts);
      filled.judged = true;
    }
    this.#wrong = this.#countWrong();
    this.#focusNext = 'error';
  }

  #countWrong(): number {
    return [...this.#state.all()].filter((filled) => this.#problemText(filled) !== undefined).length;
  }

  #problemText(filled: Filled): string | undefined {
    if (filled.told !== undefined) return filled.told;
    const problem = filled.judged ? this.#state.problem(filled) : undefined;
    return problem && problemText(problem, this.texts);
  }

  get #locked(): boolean {
    return this.status.state !== 'open' || this.viewer?.can_act === false;
  }

  #edited(): void {
    if (this.#updatedWhileOpen) this.requestUpdate();
    this.#updatedWhileOpen = false;
    this.dispatchEvent(new UiChangeEvent({ values: this.#state.values(), valid: this.#state.valid, warnings: [] }));
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    if (this.#locked || !this.#model) return;
    for (const filled of this.#state.all()) filled.judged = true;
    this.#wrong = this.#countWrong();
    if (this.#wrong > 0) {
      this.#focusNext = 'error';
      this.requestUpdate();
      return;
    }
    const values = this.#state.values();
    const { source, viewer } = this;
    this.#dropped = [];
    const tooLarge = byteLength(JSON.stringify(values)) > LIMITS.values;
    if (tooLarge) this.#path.machine.refuse('too_large');
    else this.#path.send({ values, submissions: this.#model.submissions, source, viewer });
    this.requestUpdate();
  };

  readonly #again = (): void => {
    if (!this.#model) return;
    this.#state.start(this.#model, this.texts.lang);
    this.#fill();
    this.#focusNext = 'heading';
    this.#path.machine.again();
  };

  readonly #review = (): void => {
    const { content, source } = this.status;
    const next = content ?? this.#next;
    this.#next = undefined;
    this.#path.machine.review();
    if (source) this.source = source;
    this.take(next);
    this.#focusNext = 'heading';
    this.requestUpdate();
  };

  readonly #sendAgain = async (): Promise<void> => {
    const { texts } = this;
    const yes = await this.#dialog.ask({
      title: texts.get('send-again-title'),
      body: texts.get('send-again-text'),
      yes: texts.get('send-again-yes'),
      no: texts.get('dialog-no'),
    });
    if (yes) this.reopen();
  };

  readonly #copy = async (): Promise<void> => {
    if (!this.#model) return;
    try {
      await navigator.clipboard.writeText(receiptText(this.#model, this.status.values ?? {}, this.texts));
      this.say(this.texts.get('copied'));
    } catch {
      this.say(this.texts.get('copy-failed'));
    }
  };

  protected override draw(): TemplateResult {
    const model = this.#model;
    if (!model) return html``;
    const { status, viewer } = this;
    const view: View = {
      texts: this.texts,
      lang: model.lang,
      locked: this.#locked,
      markOptional: model.fields.filter(mustFill).length > model.fields.length / 2,
      autofill: this.autofill ?? {},
      filters: this.#typist.filters,
      problemText: (filled) => this.#problemText(filled),
      readings: (filled) => this.#state.readings(filled),
    };
    const card = drawForm({
      model,
      view,
      status,
      source: this.source,
      readOnly: viewer?.can_act === false ? { reason: viewer.reason } : undefined,
      refusedAs: this.#path.machine.refusedAs,
      newHere: status.content !== undefined || this.#next !== undefined,
      updated: this.#updatedWhileOpen,
      wrong: this.#wrong > 0 && this.#countWrong() > 0 ? this.#wrong : 0,
      dropped: this.#dropped,
      state: this.#state,
      typist: this.#typist,
      acts: this.#acts,
    });
    return html`${card}${this.#dialog.render()}`;
  }

  readonly #acts: FormActs = {
    submit: this.#submit,
    again: this.#again,
    review: this.#review,
    sendAgain: () => void this.#sendAgain(),
    copy: () => void this.#copy(),
  };
}
