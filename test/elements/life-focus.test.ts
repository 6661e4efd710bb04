import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { takesFocus } from '../../src/elements/form/focus.js';
import { asking, typed } from './life.js';
import { mountForm, one, root, unmountAll } from './support.js';

const CONTENT = asking({ what: { type: 'string' } });
let calls = 0;
const nextAsk = (): NonNullable<UiForm['source']> => ({ ask: { run_id: 'run', tool_call_id: `focus-${String(++calls)}` } });
/** Nothing holds the focus; Firefox lets go of it only where it truly is. */
function free(): void {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  (at as HTMLElement | null)?.blur();
}
/** What holds the focus, in a word: a failed comparison of elements would print the whole document. */
function holder(form?: UiForm): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nothing';
  if (activeElement !== form) return 'another element';
  return root(form).activeElement === one(form, '[data-heading]') ? 'its heading' : 'the form';
}

describe('ui-form and the focus of the page', () => {
  beforeEach(free);
  afterEach(unmountAll);

  it('L-17 a paused ask that appears after the page’s load takes the focus, on its heading', async () => {
    const form = await mountForm(CONTENT, { source: nextAsk() });
    expect(holder(form)).to.equal('its heading');
  });

  it('L-17 never again: not when moved, drawn again, reopened, or made anew for the same call', async () => {
    const source = nextAsk();
    const form = await mountForm(CONTENT, { source });
    free();
    document.body.append(document.createElement('i'), form);
    form.status = { state: 'closed' };
    form.status = { state: 'open' };
    form.content = asking({ other: { type: 'string' } });
    await form.updateComplete;
    expect(holder()).to.equal('nothing');
    await mountForm(CONTENT, { source });
    expect(holder()).to.equal('nothing');
  });

  it('L-17 not while something holds the focus, and not later either', async () => {
    const other = await typed();
    const source = nextAsk();
    const form = await mountForm(CONTENT, { source });
    expect(document.activeElement === other).to.equal(true);
    free();
    form.remove();
    document.body.append(form);
    await form.updateComplete;
    expect(holder()).to.equal('nothing');
  });

  it('L-17 what holds the focus when the content comes late is asked then', async () => {
    const form = await mountForm(undefined, { source: nextAsk() });
    const other = await typed();
    form.content = CONTENT;
    await form.updateComplete;
    expect(document.activeElement === other).to.equal(true);
  });

  it('L-17 only an ask that can be answered: no artifact, no answered one, no viewer', async () => {
    await mountForm(CONTENT, { source: { artifact: { id: 'form-1', version: 1 } } });
    await mountForm(CONTENT, { source: nextAsk(), status: { state: 'answered', values: {} } });
    await mountForm(CONTENT, { source: nextAsk(), viewer: { can_act: false } });
    await mountForm(CONTENT, {});
    expect(holder()).to.equal('nothing');
  });

  it('L-17 not where the form came with the page, or the page is hidden', () => {
    const askOf = (call: string): { run_id: string; tool_call_id: string } => ({ run_id: 'a-run', tool_call_id: call });
    expect(takesFocus(askOf('with-the-page'), false)).to.equal(false);
    expect(takesFocus(askOf('with-the-page'), true), 'it has appeared').to.equal(false);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    try {
      expect(takesFocus(askOf('hidden'), true)).to.equal(false);
    } finally {
      delete (document as { hidden?: boolean }).hidden;
    }
    expect(takesFocus(askOf('seen'), true)).to.equal(true);
    expect(takesFocus({ run_id: 'another', tool_call_id: 'seen' }, true), 'of another run').to.equal(true);
  });

  it('L-17 several asks at once: the first takes it, the others leave it there', async () => {
    const first = mountForm(CONTENT, { source: nextAsk() });
    const [form] = await Promise.all([
      first,
      mountForm(CONTENT, { source: nextAsk() }),
      mountForm(CONTENT, { source: nextAsk() }),
    ]);
    expect(holder(form)).to.equal('its heading');
  });
});
