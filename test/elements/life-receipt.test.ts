import { expect } from '@open-wc/testing';
import { asking, listen, sent } from './life.js';
import { all, ARTIFACT, CONTENT, control, Host, mountForm, one, press, root, text, type, unmountAll, until } from './support.js';

const NAMES = { ask_when: { type: 'string', title: 'When', format: 'date' }, n: { type: 'number', title: 'How many' } };

/** Puts a clipboard in the page's place. */
function clipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    delete (navigator as { clipboard?: unknown }).clipboard;
  };
}
const copyButton = (form: Parameters<typeof all>[0]): HTMLElement => {
  const found = all(form, '.done button').find((each) => each.textContent.trim() === 'Copy');
  if (!found) throw new Error('no Copy');
  return found;
};

describe('ui-form, the receipt', () => {
  let restore = (): void => undefined;
  afterEach(() => {
    restore();
    unmountAll();
  });

  it('F-5 values as text with their labels, in the form’s order; what was left empty apart', async () => {
    const form = await mountForm(CONTENT, { source: ARTIFACT });
    const host = new Host(form);
    await type(form, 'what', 'Down');
    await type(form, 'count', '12');
    control(form, 'severity', 1).click();
    control(form, 'areas', 0).click();
    control(form, 'areas', 1).click();
    await press(form);
    await host.event();
    await host.answer({ ok: true, by: 'Ana', at: '2026-03-01T10:00:00Z' });
    await until(form, 'answered');
    const rows = all(form, '.receipt > div').map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows).to.deep.equal([
      ['What happened', 'Down'],
      ['Customers affected', '12'],
      ['Severity', 'high'],
      ['Page the on-call', 'No'],
      ['Areas', 'api, web'],
    ]);
    expect(root(form).querySelector('details')).to.equal(null);
    expect(text(form, '.notice-head')).to.contain('Sent by Ana');
    expect(one<HTMLTimeElement>(form, 'time').dateTime).to.equal('2026-03-01T10:00:00.000Z');
    expect(root(form).activeElement === one(form, '[data-outcome]')).to.equal(true);
  });

  it('F-5 when: by this device’s clock where the page says nothing', async () => {
    const before = Date.now();
    const { form, host } = await sent();
    await host.answer(undefined);
    await until(form, 'answered');
    const at = Date.parse(one<HTMLTimeElement>(form, 'time').dateTime);
    expect(at).to.be.within(before, Date.now());
  });

  it('F-5 a date is written out and not moved to another day; what was left empty is counted', async () => {
    const form = await mountForm(asking(NAMES), {
      lang: 'en-US',
      status: { state: 'answered', values: { ask_when: '2026-03-01' } },
    });
    expect(text(form, '.receipt')).to.match(/^When ?March 1, 2026$/);
    expect(text(form, 'details')).to.equal('1 field left empty How many');
  });

  it('F-5 is read-only: nothing in it can be filled in', async () => {
    const form = await mountForm(CONTENT, { status: { state: 'answered', values: { what: 'x' } } });
    expect(all(form, 'input, select, textarea, form, [contenteditable]')).to.have.length(0);
  });

  it('F-5 copies labels and values as lines, and says so', async () => {
    const copied: string[] = [];
    restore = clipboard((line) => Promise.resolve(void copied.push(line)));
    const { hears } = listen();
    const values = { what: 'Down', page: true, areas: [] };
    const form = await mountForm(CONTENT, { status: { state: 'answered', values } });
    copyButton(form).click();
    await hears('Copied.');
    expect(copied).to.deep.equal(['What happened: Down\nPage the on-call: Yes']);
  });

  it('F-5 says so where a page may not copy', async () => {
    restore = clipboard(() => Promise.reject(new Error('denied')));
    const { hears } = listen();
    const form = await mountForm(CONTENT, { status: { state: 'answered', values: { what: 'Down' } } });
    copyButton(form).click();
    await hears('Copying is not possible here.');
  });

  it('F-5 values that no field has, or of another type, break nothing', async () => {
    const values = { what: { nested: 1 }, count: '12', severity: 'gone', page: null, areas: 'api', extra: 1 };
    const form = await mountForm(CONTENT, { status: { state: 'answered', values } });
    expect(text(form, '.receipt')).to.contain('gone').and.not.to.contain('[object');
  });
});
