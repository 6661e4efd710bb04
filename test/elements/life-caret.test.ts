import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { errorOf } from './fields.js';
import { asking } from './life.js';
import { ARTIFACT, control, Host, mountForm, press, root, type, unmountAll } from './support.js';

const WHAT = { type: 'string', title: 'What' };
const DAY = { type: 'string', format: 'date', title: 'Day' };
const NEW = { type: 'boolean', title: 'New in this version' };
const V1 = asking({ what: WHAT, day: DAY });

/** A new version of the form, with a field before the others. */
const next = (ui: object = {}): unknown => asking({ more: NEW, what: WHAT, day: DAY }, { title: 'Newer', ui });

async function changed(form: UiForm, content: unknown): Promise<void> {
  form.content = content;
  await form.updateComplete;
}

/** Counts what the program writes into a control from now on: any write moves the caret, or wipes half a date. */
function writes(input: HTMLInputElement): () => number {
  let count = 0;
  const own = HTMLInputElement.prototype;
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: (): unknown => Reflect.get(own, 'value', input),
    set: (value: string) => {
      count += 1;
      Reflect.set(own, 'value', value, input);
    },
  });
  return () => count;
}

/** As an input method does: the text so far, which is not the person's yet. */
function compose(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
}
const composition = (kind: string): CompositionEvent =>
  new CompositionEvent(`composition${kind}`, { bubbles: true, composed: true });

describe('a new version under a person who is typing', () => {
  afterEach(unmountAll);

  for (const [how, content] of [
    ['keeps its field', next()],
    ['moves it into a section', next({ sections: [{ title: 'Part', properties: ['what'] }] })],
    ['makes it a text of many lines', next({ properties: { what: { widget: 'textarea' } } })],
  ] as const)
    it(`L-13 F-14 that ${how}: the focus is in it, what was selected still is`, async () => {
      const form = await mountForm(V1);
      await type(form, 'what', 'Typed');
      control(form, 'what').setSelectionRange(2, 3);
      await changed(form, content);
      const now = control(form, 'what');
      expect(control(form, 'more').type).to.equal('checkbox');
      expect(root(form).activeElement === now, 'the focus').to.equal(true);
      expect([now.value, now.selectionStart, now.selectionEnd]).to.deep.equal(['Typed', 2, 3]);
    });

  it('L-13 F-14 a control that stays is not written, whatever else of the form changes', async () => {
    const form = await mountForm(V1);
    await type(form, 'what', 'Typed');
    await type(form, 'day', '2026-11-30');
    const counts = ['what', 'day'].map((name) => writes(control(form, name)));
    const [what, day] = [control(form, 'what'), control(form, 'day')];
    await changed(form, next());
    expect(control(form, 'what') === what && control(form, 'day') === day, 'the same controls').to.equal(true);
    expect(counts.map((count) => count())).to.deep.equal([0, 0]);
    expect(form.values).to.deep.equal({ more: false, what: 'Typed', day: '2026-11-30' });
  });

  it('L-13 F-14 half a date is neither wiped by it nor forgotten', async () => {
    const form = await mountForm(V1, { source: ARTIFACT });
    const day = control(form, 'day');
    day.focus();
    // a control that holds half a date has no value, and says only this
    Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });
    day.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    const count = writes(day);
    await changed(form, next());
    expect(control(form, 'day') === day, 'the same control').to.equal(true);
    expect(count()).to.equal(0);
    const host = new Host(form);
    await press(form);
    expect(errorOf(form, 'day')).to.equal('Enter a date that exists.');
    expect(host.events).to.have.length(0);
  });

  it('L-13 F-14 a composition goes on over it: the control is not written, and its end is told once', async () => {
    const form = await mountForm(V1);
    const told: unknown[] = [];
    form.addEventListener('ui-change', ({ values }) => told.push(values));
    const what = control(form, 'what');
    what.focus();
    what.dispatchEvent(composition('start'));
    compose(what, 'に');
    const count = writes(what);
    await changed(form, next());
    compose(what, 'にほん');
    await form.updateComplete;
    expect(control(form, 'what') === what && root(form).activeElement === what, 'the same control').to.equal(true);
    expect([count(), what.value, what.selectionStart]).to.deep.equal([0, 'にほん', 3]);
    expect(told, 'half a syllable').to.deep.equal([]);
    what.dispatchEvent(composition('end'));
    await form.updateComplete;
    expect(told).to.deep.equal([{ more: false, what: 'にほん' }]);
    expect(count()).to.equal(0);
  });
});
