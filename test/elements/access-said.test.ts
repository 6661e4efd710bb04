import { expect, waitUntil } from '@open-wc/testing';
import { announce } from '../../src/ui/announcer.js';
import { all, control, Host, mountForm, press, unmountAll, until } from './support.js';
import { clean } from './fields.js';
import { STATES, TWO } from './states.js';

const regions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-inlay-announcer]')];
const live = (): Element => regions()[0]?.shadowRoot?.querySelector('[role=status]') ?? expect.fail('no live region');

/** Texts as the one live region shows them, in their order. */
function listen(): { readonly heard: string[]; readonly stop: () => void } {
  announce('ready', 'en');
  const heard: string[] = [];
  const watch = new MutationObserver(() => {
    const text = clean(live().textContent);
    if (text !== '' && text !== 'ready' && text !== heard.at(-1)) heard.push(text);
  });
  watch.observe(live(), { childList: true, characterData: true, subtree: true });
  return {
    heard,
    stop: () => {
      watch.disconnect();
    },
  };
}

describe('what is said', () => {
  before(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(unmountAll);

  it('PF-13 there is one polite announcer a document, and it queues', async () => {
    await mountForm(TWO);
    await mountForm(TWO);
    const { heard, stop } = listen();
    announce('first', 'en');
    announce('second', 'de');
    announce('second', 'de');
    announce('third', 'en');
    await waitUntil(() => heard.includes('third'), 'all three are said', { timeout: 5000 });
    expect(heard).to.deep.equal(['first', 'second', 'third']);
    expect(regions()).to.have.length(1);
    expect(live().getAttribute('aria-live')).to.equal('polite');
    stop();
  });

  it('PF-13 of texts about the same thing only the last is said', async () => {
    const { heard, stop } = listen();
    for (const text of ['9 options', '4 options', '1 option']) announce(text, 'en', 'filter');
    announce('after', 'en');
    await waitUntil(() => heard.includes('after'), 'said', { timeout: 5000 });
    expect(heard).to.deep.equal(['1 option', 'after']);
    stop();
  });

  it('PF-13 in a modal dialog of the page it is said there, as all else is inert', async () => {
    const outer = document.createElement('div');
    const modal = document.createElement('dialog');
    modal.append(document.createElement('slot'));
    outer.attachShadow({ mode: 'open' }).append(modal);
    document.body.append(outer);
    const form = await mountForm(TWO, { source: { ask: { run_id: 'r', tool_call_id: 't2' } }, values: { who: 'A' } });
    outer.append(form);
    modal.showModal();
    form.status = { state: 'closed' };
    const there = (): Element | null | undefined =>
      modal.querySelector('[data-inlay-announcer]')?.shadowRoot?.querySelector('[role=status]');
    await waitUntil(() => there()?.textContent === 'This form takes no more answers.', 'said in the dialog', { timeout: 5000 });
    modal.close();
    form.status = { state: 'off' };
    await waitUntil(() => live().textContent === 'Forms are turned off here.', 'said in the page', { timeout: 5000 });
    expect(there()?.textContent).to.equal('');
    outer.remove();
  });

  it('PF-13 a document without a body throws nothing', async () => {
    const { body } = document;
    body.remove();
    try {
      announce('nobody hears', 'en', undefined, document.documentElement);
    } finally {
      document.documentElement.append(body);
    }
    const { heard, stop } = listen();
    announce('after that', 'en');
    await waitUntil(() => heard.includes('after that'), 'said', { timeout: 5000 });
    expect(heard).not.to.include('nobody hears');
    stop();
  });

  it('PF-11 a send and its outcome are said, in the language of the form', async () => {
    const { heard, stop } = listen();
    const form = await mountForm(TWO, { source: { ask: { run_id: 'r', tool_call_id: 't' } }, values: { who: 'A' } });
    const host = new Host(form);
    await press(form);
    await host.event();
    await waitUntil(() => heard.includes('Sending…'), 'sending', { timeout: 5000 });
    await host.answer({ ok: true });
    await until(form, 'answered');
    await waitUntil(() => heard.includes('Sent'), 'sent', { timeout: 5000 });
    expect(live().getAttribute('lang')).to.equal('en');
    stop();
  });

  it('PF-12 problems are one alert, and the fields’ own are no live regions', async () => {
    const form = await (STATES['every widget, wrong'] ?? expect.fail)();
    expect(all(form, '[role=alert]')).to.have.length(1);
    expect(all(form, '[part=error]')).to.have.length.above(2);
    expect(all(form, '[aria-live], [role=status]')).to.have.length(0);
  });

  it('PF-13 two forms with the same fields name their own controls', async () => {
    const forms = [
      await mountForm(TWO),
      await mountForm({ ...TWO, schema: { ...TWO.schema, properties: { who: { type: 'string', title: 'Other' } } } }),
    ];
    expect(forms.map((form) => clean(control(form, 'who').labels?.[0]?.textContent))).to.deep.equal([
      'Your name (required)',
      'Other',
    ]);
    const ids = forms.map((form) => control(form, 'who').id);
    expect(ids[0], 'each id is of its own root').to.equal(ids[1]);
    expect(document.getElementById(ids[0] ?? '')).to.equal(null);
  });
});
