/** The card of a form: who asks, what, the fields, what came of it. One template for every state. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Source } from '../../contract/commands.js';
import type { Answer } from '../../contract/events.js';
import type { Status } from '../../contract/status.js';
import type { FormModel, Group } from '../../core/model/form.js';
import { visible } from '../../core/text/visible.js';
import { agentText } from '../../ui/agent-text.js';
import { icon } from '../../ui/icons.js';
import { footer } from './footer.js';
import type { Left } from './deadline.js';
import { drawField } from './fields/index.js';
import { mustFill, type View } from './fields/field.js';
import type { Dropped, FormState } from './form-state.js';
import { header } from './header.js';
import { said } from './said.js';
import type { Acts } from './states.js';
import type * as Told from './told.js';
import type { Typist } from './typist.js';

export interface FormActs extends Acts {
  readonly submit: (event: Event) => void;
  readonly again: (event?: Event) => void;
  readonly startOver: (event: Event) => void;
  readonly copy: () => void;
  /** On the button that sends, before it does. */
  readonly press: (event: UIEvent) => void;
  readonly refuse: (answer: 'decline' | 'cancel', event: UIEvent) => void;
}

export interface Frame {
  /** What says more than fields and buttons do; undefined while nothing is to be said, or where it can't be loaded. */
  readonly told: typeof Told | undefined;
  readonly model: FormModel;
  readonly view: View;
  readonly status: Status;
  readonly source: Source | undefined;
  /** More of it is to come. */
  readonly writing: boolean;
  /** Until the deadline. */
  readonly left: Left | undefined;
  /** Set for a viewer who can't send. */
  readonly readOnly: { readonly reason: string | undefined } | undefined;
  readonly refusedAs: string | undefined;
  /** The new version of a changed form is at hand. */
  readonly newHere: boolean;
  /** The form changed while it was open. */
  readonly updated: boolean;
  /** A draft was put into it. */
  readonly givenBack: boolean;
  readonly dropped: readonly Dropped[];
  /** Problems that the host told of no field here. */
  readonly untold: readonly string[];
  /** The form that was answered, perhaps an older version. */
  readonly answered: FormModel | undefined;
  /** How it was answered from here. */
  readonly answeredAs: Answer | undefined;
  /** What the host said while the answer was under way: no second one is to be given. */
  readonly standing: Status | undefined;
  /** Fields that were wrong when it was last sent; 0 when all are mended. */
  readonly wrong: number;
  /** Counts the sends that were not taken: each is said anew. */
  readonly attempt: number;
  readonly state: FormState;
  readonly typist: Typist;
  readonly acts: FormActs;
}

/** What decides whether there is more to say. */
export type Spoken = Pick<Frame, 'status' | 'readOnly' | 'refusedAs' | 'untold' | 'updated' | 'dropped' | 'givenBack'>;

interface Seen extends Pick<View, 'texts' | 'locked' | 'room'> {
  readonly typist: Typist;
  readonly model: FormModel;
  readonly state: FormState;
  readonly autofill: View['autofill'] | undefined;
}
/** What the fields of a form read, besides what is filled in. */
export function viewOf({ model, state, autofill = {}, typist: { filters, settle }, ...seen }: Seen): View {
  return {
    ...seen,
    filters,
    settle,
    autofill,
    lang: model.lang ?? (seen.texts.foreign === undefined ? undefined : seen.texts.lang),
    markOptional: seen.room !== 'hidden' && model.fields.filter(mustFill).length > model.fields.length / 2,
    problemText: (filled) => state.shown(filled, seen.texts),
    readings: (filled) => state.readings(filled),
  };
}

function groups({ model, view, state }: Frame): TemplateResult[] {
  let index = 0;
  const fields = ({ fields: own }: Group): unknown =>
    repeat(
      own,
      (field) => `${field.widget} ${field.name}`,
      (field) => {
        const filled = state.get(field.name);
        return filled ? drawField(filled, index++, view) : nothing;
      },
    );
  // one template for both kinds, so that a field that gets a section keeps its control
  return model.groups.map(({ title, ...group }, at) => {
    const heading = html`<h4 class="group-title" id="g${at}">${agentText(title ?? '', view.lang)}</h4>`;
    return html`<div
      class="group"
      role=${title === undefined ? nothing : 'group'}
      aria-labelledby=${title === undefined ? nothing : `g${String(at)}`}
    >
      ${title === undefined ? nothing : heading} ${fields(group)}
    </div>`;
  });
}

/** Said once, with the count at the send; it goes when all is mended. */
function summary({ wrong, attempt, view }: Frame): unknown {
  if (wrong === 0) return nothing;
  const words = view.texts.get('summary', { n: wrong });
  // the same words again are only heard from a new element
  return repeat([attempt], String, () => html`<p class="error summary" role="alert">${icon('bad')}<span>${words}</span></p>`);
}

/** Whether there is more to say than fields and buttons do. */
export function speaks({ status, readOnly, refusedAs, untold, updated, dropped, givenBack }: Spoken): boolean {
  const quiet = status.state === 'open' || status.state === 'sending';
  return (
    !quiet || readOnly !== undefined || refusedAs !== undefined || untold.length + dropped.length > 0 || updated || givenBack
  );
}

type Says = Record<'answered' | 'standing' | 'carried' | 'outcomeNotice', (frame: Frame) => TemplateResult | typeof nothing>;
const none = (): typeof nothing => nothing;
const silent: Says = { answered: none, standing: none, carried: none, outcomeNotice: none };

/** The gist of what there is to say. */
function gist({ status: { state }, answeredAs, refusedAs, readOnly, dropped, view: { texts } }: Frame): string | undefined {
  if (state !== 'open' && state !== 'sending') return texts.get(said(state, { answeredAs }));
  if (refusedAs !== undefined) return texts.get('refused-text');
  if (readOnly) return readOnly.reason ?? texts.get('viewer-text');
  if (dropped.length === 0) return undefined;
  return [texts.get('no-longer-asked'), ...dropped.map(({ label, text }) => `${label}: ${text}`)].join(' ');
}

/** While the part that says it is on its way, and where it can't be loaded: one line. */
function inShort(frame: Frame): TemplateResult | typeof nothing {
  const words = gist(frame);
  return words === undefined ? nothing : html`<p tabindex="-1" data-outcome><bdi dir="auto">${visible(words)}</bdi></p>`;
}
const plain: Says = { ...silent, answered: inShort, outcomeNotice: inShort };

export function drawForm(frame: Frame): TemplateResult {
  const { status, view, acts, typist } = frame;
  const { texts } = view;
  const told = speaks(frame) ? (frame.told ?? plain) : silent;
  if (status.state === 'answered')
    return html`<section class="card sunken" part="card" lang=${texts.foreign ?? nothing} aria-labelledby="title">
      ${header(frame)}${told.answered(frame)}
    </section>`;
  // a field's name hides what its form has by that name (insertBefore, setAttribute), so nothing is drawn on the form itself
  return html`<div
    class="card"
    part="card"
    lang=${texts.foreign ?? nothing}
    aria-busy=${status.state === 'sending' || frame.writing ? 'true' : nothing}
    data-state=${status.state}
    @submit=${acts.submit}
    @input=${typist.input}
    @change=${typist.change}
    @compositionstart=${typist.compose}
    @compositionend=${typist.compose}
    @focusout=${typist.leave}
    @click=${typist.click}
    @pointerdown=${typist.press}
    @mousedown=${typist.press}
    @keydown=${typist.key}
  >
    <form novalidate aria-labelledby="title">
      <div class="stack">
        ${header(frame)} ${told.standing(frame)} ${groups(frame)} ${told.carried(frame)} ${summary(frame)}
        ${told.outcomeNotice(frame)} ${footer(frame)}
      </div>
    </form>
  </div>`;
}
