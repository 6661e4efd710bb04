import { expect, nextFrame } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { ASK, all, control, Host, mountForm, one, press, root, unmountAll, waitUntil } from './support.js';
import { keys, mountField, settled, words } from './fields.js';
import { RICH } from './states.js';

const page = document.documentElement;

/** What the eye sees outlined: an option's whole row for its radio or checkbox. */
const outlined = (element: Element): Element => element.closest('.option') ?? element;

/** Something to stop at behind the form. */
const last = document.createElement('button');

const open = (): Promise<UiForm> => mountForm({ ...RICH, decline: true }, { source: ASK });

/** Each control that Tab comes to, in turn. A date takes several presses. */
async function* tabbed(form: UiForm): AsyncGenerator<Element> {
  // Tab is not to leave the page: in Firefox the browser keeps the focus then, and no later page gets it
  form.after(last);
  one(form, '[data-heading]').focus();
  for (let presses = 0, before: Element | null = null; presses < 100; presses++) {
    await keys('Tab');
    const at: Element | null = root(form).activeElement;
    if (!at) return;
    if (at !== before) yield at;
    before = at;
  }
}

describe('look', () => {
  afterEach(() => {
    unmountAll();
    last.remove();
    page.removeAttribute('style');
    page.removeAttribute('data-ui-roles');
  });

  it('PF-5 the focus is an outline of 2 px, 2 px off, on every kind of control, and no shadow', async () => {
    const form = await open();
    const before = new Map(all(form, '*').map((element) => [element, getComputedStyle(element).boxShadow]));
    const kinds = new Set<string>();
    for await (const at of tabbed(form)) {
      kinds.add(`${at.localName} ${at.getAttribute('type') ?? ''} ${at.getAttribute('role') ?? ''}`.trim());
      const style = getComputedStyle(outlined(at));
      // inside what scrolls an outline outside would be cut
      const offset = at.closest('.scroll') && outlined(at) !== at ? '-2px' : '2px';
      expect(
        [style.outlineStyle, style.outlineWidth, style.outlineOffset, style.boxShadow],
        at.outerHTML.slice(0, 90),
      ).to.deep.equal(['solid', '2px', offset, before.get(outlined(at) as HTMLElement)]);
    }
    for (const kind of ['input text', 'textarea', 'select', 'input date', 'input range', 'input radio', 'input checkbox'])
      expect([...kinds]).to.include(kind);
    expect([...kinds]).to.include.members(['input checkbox switch', 'input search', 'button submit', 'button button']);
  });

  it('PF-5 a control is at least 40 px high, and its text 16 px, which a phone doesn’t zoom into', async () => {
    const form = await open();
    for (const element of all(form, '.control, .button, .step, .option, .slider')) {
      expect(element.getBoundingClientRect().height, element.outerHTML.slice(0, 90)).to.be.at.least(40);
    }
    expect(all(form, '.control')).to.have.length.above(8);
    for (const element of all(form, '.control')) expect(getComputedStyle(element).fontSize).to.equal('16px');
  });

  it('PF-5 a card is at most 30rem wide, in every state', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '70rem';
    document.body.append(box);
    const form = await open();
    box.append(form);
    expect(one(form, '.card').getBoundingClientRect().width).to.equal(480);
    form.status = { state: 'answered', values: {} };
    await form.updateComplete;
    expect(one(form, '.card').getBoundingClientRect().width).to.equal(480);
    box.remove();
  });

  for (const [how, make] of [
    ['closed', () => mountForm(RICH, { source: ASK, status: { state: 'closed' } })],
    [
      'sending',
      async (): Promise<UiForm> => {
        const form = await mountForm({ ...RICH, schema: { ...RICH.schema, required: [] } }, { source: ASK });
        control(form, 'tick').click();
        control(form, 'boxes', 0).click();
        const host = new Host(form);
        await press(form);
        await host.event();
        await waitUntil(() => control(form, 'line').readOnly);
        return form;
      },
    ],
  ] as const)
    it(`PF-5 what is locked keeps its opacity and the colour of its text, ${how}`, async () => {
      const form = await make();
      const { color } = getComputedStyle(form);
      const locked = all(form, '[aria-disabled], [aria-readonly], [readonly]');
      expect(locked).to.have.length.above(15);
      for (const element of locked) {
        for (let at: Element | null = element; at; at = at.parentElement) expect(getComputedStyle(at).opacity).to.equal('1');
        if (element.matches('.control, .button')) expect(getComputedStyle(element).color).to.equal(color);
      }
    });

  it('PF-1 under data-ui-roles the rest of the palette follows from the page’s three colours', async () => {
    page.style.colorScheme = 'light';
    page.dataset['uiRoles'] = '';
    const form = await open();
    const read = (): Record<string, string> => {
      const probe = document.createElement('i');
      root(form).append(probe);
      const found = Object.fromEntries(
        ['sunken', 'quiet', 'hairline', 'control', 'accent-hover', 'on-accent', 'accent-soft', 'focus'].map((name) => {
          probe.style.color = `var(--_${name})`;
          return [name, getComputedStyle(probe).color];
        }),
      );
      probe.remove();
      return found;
    };
    const builtIn = read();
    for (const [name, value] of Object.entries({ paper: '#102030', fg: '#f0f0f0', accent: '#ffcc00' }))
      page.style.setProperty(`--${name}`, value);
    page.dataset['uiRoles'] = 'on'; // the page says that it has them now
    await settled(form, () => read()['focus'] === 'rgb(255, 204, 0)', 'the accent');
    const first = read();
    for (const [name, value] of Object.entries(first)) expect(value, name).not.to.equal(builtIn[name]);
    expect(first['on-accent']).to.equal('rgb(16, 32, 48)');
    page.style.setProperty('--accent', '#00ccff');
    await nextFrame();
    const other = read();
    for (const name of ['accent-hover', 'accent-soft', 'focus']) expect(other[name], name).not.to.equal(first[name]);
    for (const name of ['sunken', 'quiet', 'hairline', 'control', 'on-accent']) expect(other[name], name).to.equal(first[name]);
  });

  for (const [lang, dir] of [
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['he-IL', 'rtl'],
    ['de', 'ltr'],
  ] as const)
    it(`PF-37 an agent’s texts in ${lang} run ${dir}, whatever letter they start with`, async () => {
      const form = await mountField({ type: 'string', title: '3 items' }, { lang });
      for (const bdi of all(form, '[part=heading] bdi, label bdi')) {
        expect([bdi.lang, bdi.dir, getComputedStyle(bdi).direction]).to.deep.equal([lang, dir, dir]);
      }
      expect(all(form, '[part=heading] bdi, label bdi')).to.have.length(2);
    });

  const HIDDEN = 'x\u202Ey\u2066z\u0007';
  const SHOWN = 'x[U+202E]y[U+2066]z[U+0007]';
  const isolated = (form: UiForm): number =>
    all(form, 'bdi').filter(
      (bdi) => bdi.textContent === SHOWN && getComputedStyle(bdi).unicodeBidi === 'isolate' && bdi.dir === 'auto',
    ).length;

  it('PF-37 the names of the agent and of those who will see the answer are codes and isolated', async () => {
    const source = { ...ASK, made_by: { agent: HIDDEN }, audience: HIDDEN };
    const form = await mountForm(RICH, { source });
    expect(isolated(form)).to.equal(2);
    for (const hidden of ['\u202E', '\u2066', '\u0007']) expect(words(form)).not.to.contain(hidden);
  });

  for (const status of [
    { state: 'answered', by: HIDDEN, values: {} },
    { state: 'closed', by: HIDDEN },
  ] as const)
    it(`PF-37 so is the name of who made it ${status.state}`, async () => {
      const form = await mountForm(RICH, { source: ASK, status });
      expect(isolated(form)).to.equal(1);
      for (const hidden of ['\u202E', '\u2066', '\u0007']) expect(words(form)).not.to.contain(hidden);
    });
});
