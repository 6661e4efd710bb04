/** A form between the page and the person: what is shown, filled in, known of it, and what came of a send. Draws nothing. */
import type { Source } from '../../contract/commands.js';
import type { Answer } from '../../contract/events.js';
import type { FormContent } from '../../contract/form.js';
import type { Status } from '../../contract/status.js';
import { sameJson } from '../../core/check/same.js';
import type { FormModel } from '../../core/model/form.js';
import { SubmitPath, type Sender } from '../../ui/submit-path.js';
import { Attempts } from './attempts.js';
import { Deadline } from './deadline.js';
import type { Room } from './fields/field.js';
import { FormState, type Dropped } from './form-state.js';
import type { LifeHost } from './life-host.js';
import { readPreset } from './preset.js';
import { said } from './said.js';
import { ShownStatus } from './shown-status.js';
import { Versions } from './versions.js';

export class FormLife {
  readonly versions = new Versions();
  readonly state = new FormState();
  readonly attempts = new Attempts(this.state);
  readonly path: SubmitPath;
  readonly deadline = new Deadline((left, before) => {
    this.#timeRan(left.over, before.minutes === undefined ? left.minutes : undefined);
  });
  dropped: readonly Dropped[] = [];
  updatedWhileOpen = false;
  /** What to do with the focus once drawn. */
  focusNext: 'error' | 'heading' | undefined;
  /** What there is of a form that is still being written: shown, and locked. */
  partial: FormModel | undefined;
  /** For marks, in a form that was drawn before it was whole. */
  room: Room | undefined;
  readonly #host: LifeHost;
  #preset: Readonly<Record<string, unknown>> = {};
  readonly #shown = new ShownStatus();

  constructor(sender: Sender, host: LifeHost) {
    this.#host = host;
    this.path = new SubmitPath(sender, (now, before) => {
      this.#changed(now, before);
    });
  }

  get model(): FormModel | undefined {
    return this.versions.model;
  }

  get locked(): boolean {
    return this.partial !== undefined || this.status.state !== 'open' || this.#host.who()?.can_act === false;
  }

  get source(): Source | undefined {
    return this.versions.source(this.#host.place());
  }

  /** What the host knows, and what closes it. */
  get status(): Status {
    const { left } = this.deadline;
    return this.#shown.of(this.path.machine.status, (this.model ?? this.partial)?.closed ?? false, left?.over ?? false);
  }

  assign(status: unknown): void {
    const { machine } = this.path;
    const read = this.#shown.assign(status, machine.status);
    if (read) machine.assign(read);
    this.#host.redraw();
  }

  /** What the fields hold now, as it would be sent; before there are any, what they will start with. */
  get values(): Readonly<Record<string, unknown>> {
    return this.model ? this.state.values() : this.#preset;
  }

  preset(values: unknown): void {
    const read = readPreset(values);
    if (!read || sameJson(read, this.#preset)) return;
    this.#preset = read;
    if (this.model) this.#fill();
    this.#host.redraw();
  }

  #fill(): void {
    const unknown = this.state.fill(this.#preset, this.#host.busy());
    if (unknown.length > 0) console.warn(`inlay-ui: values left out, no field takes them: ${unknown.join(', ')}`);
  }

  /** Content was accepted: the first, or a new version. */
  adopt(content: FormContent): void {
    const texts = this.#host.texts();
    const first = this.model === undefined;
    const before = this.status.state;
    const model = this.versions.take(content, this.path.machine.state);
    if (!model) return;
    this.deadline.set(model.deadline);
    this.partial = undefined;
    this.room = first && this.room ? 'kept' : undefined;
    if (first) {
      this.state.start(model, texts.lang);
      this.#fill();
      if (this.attempts.tell(this.status, texts)) this.focusNext = 'error';
      return;
    }
    this.dropped = this.state.adopt(model, texts.lang, this.#preset);
    const now = this.status.state;
    // to somebody who typed nothing, nothing has happened
    this.updatedWhileOpen = now === 'open' && (this.dropped.length > 0 || this.state.touched);
    if (this.updatedWhileOpen || (now !== 'open' && now !== before))
      this.#host.say(texts.get(now === 'open' ? 'updated' : 'closed-text'));
  }

  /** A person filled something in. @returns whether the word that the form was updated goes by that. */
  edited(): boolean {
    const gone = this.updatedWhileOpen;
    this.updatedWhileOpen = false;
    this.path.prepare(this.source);
    return gone;
  }

  /** The person presses the button: every field is judged, and what may be sent is. */
  submit(): void {
    if (!this.attempts.passes(this.#host.texts())) this.focusNext = 'error';
    else this.send('accept', this.state.values());
    this.#host.redraw();
  }

  send(answer: Answer, values: Readonly<Record<string, unknown>>): void {
    if (this.locked || !this.model) return;
    this.dropped = [];
    this.versions.sent();
    const { submissions } = this.model;
    const { warnings } = this.state;
    this.path.send({ values, submissions, source: this.source, viewer: this.#host.who(), answer, warnings });
  }

  /** Away with what was typed. @param values What the fields start with then. */
  restart(values = this.#preset): void {
    if (this.model) this.state.start(this.model, this.#host.texts().lang, values);
    this.dropped = [];
  }

  /** Another answer to a form that takes many: empty, with a new nonce. */
  again(): void {
    this.#host.redraw(); // at least without the button
    if (this.deadline.left?.over) return;
    this.restart({});
    this.focusNext = 'heading';
    this.path.machine.again();
  }

  /** The person looks at the new version of a form that changed. @returns its content. */
  review(): unknown {
    const next = this.versions.review(this.status);
    this.focusNext = 'heading';
    this.path.machine.review();
    return next;
  }

  /** The form that an answer was given to. */
  get answered(): FormModel | undefined {
    return this.versions.answered(this.path.machine.answeredAs !== undefined);
  }

  /** What a receipt shows, or an outcome will, is not taken away by a version that can't be drawn. */
  get keepsLast(): boolean {
    const { state } = this.path.machine;
    return this.model !== undefined && (state === 'sending' || state === 'unknown' || state === 'answered');
  }

  /** A minute less, or none left: said once when it gets short, and at the end. */
  #timeRan(over: boolean, short: number | undefined): void {
    const texts = this.#host.texts();
    if (over) {
      this.#host.turned();
      this.#host.say(texts.get('deadline-over'));
    } else if (short !== undefined && this.#host.who()?.can_act !== false)
      this.#host.say(texts.get('deadline-soon', { n: short }));
    this.#host.redraw();
  }

  /** Every change of state comes through here, whoever caused it. */
  #changed(now: Status, before: Status): void {
    const texts = this.#host.texts();
    if (before.state !== now.state) this.#host.turned();
    const next = this.versions.release(now.state);
    if (next) this.adopt(next);
    const { state } = this.status;
    // told already, and perhaps mended since: a count that goes up is no reason to tell again
    const again = before.state === 'open' && now.state === 'open' && sameJson(before.problems ?? [], now.problems ?? []);
    if (!again && this.attempts.tell(now, texts) && state === 'open') this.focusNext = 'error';
    // what a form is when it appears is read with it; only what happens then is said
    if (before.state !== now.state && this.#host.appeared() && state !== 'open')
      this.#host.say(
        texts.get(now.state === 'open' && this.deadline.left?.over ? 'deadline-over' : said(state, this.path.machine)),
      );
    this.#host.redraw();
  }
}
