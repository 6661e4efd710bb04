import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { all, ASK, control, Host, mountForm, one, press, root, type, unmountAll, until } from './support.js';
import { focused, keys, mountField, settled, typeKeys } from './fields.js';
import { later } from './life.js';
import { RICH, STATES, TWO } from './states.js';

/** What holds the focus, by name, as often as Tab is pressed. */
async function walk(form: UiForm, times: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < times; index += 1) {
    await keys('Tab');
    found.push(focused(form));
  }
  return found;
}

describe('by keyboard alone', () => {
  before(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(unmountAll);

  it('PF-11 Tab goes through the fields in their order, once a group of radios, and to the button', async () => {
    const form = await mountForm(TWO);
    control(form, 'who').focus();
    expect(await walk(form, 5)).to.deep.equal(['dish', 'extra', 'extra', 'hot', 'Send']);
  });

  it('PF-11 Space, arrows and Enter fill in and send', async () => {
    const form = await mountForm(TWO, { source: ASK });
    const host = new Host(form);
    control(form, 'who').focus();
    await typeKeys('Ada');
    await keys('Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Tab', 'Space', 'Tab', 'Enter');
    expect((await host.event()).values).to.deep.equal({ who: 'Ada', dish: 'rice', extra: ['salt'], hot: true });
  });

  it('PF-11 arrows alone never send a choice that a click would', async () => {
    const schema = { type: 'object', properties: { x: { type: 'string', enum: ['a', 'b'] } } };
    const form = await mountForm({ title: 'T', schema, ui: { submit_on_choice: true } }, { source: ASK });
    let events = 0;
    form.addEventListener('ui-submit', () => (events += 1));
    control(form, 'x', 0).focus();
    await keys('Space', 'ArrowDown');
    await form.updateComplete;
    expect([form.values['x'], events]).to.deep.equal(['b', 0]);
  });

  it('PF-11 every widget is reached and none traps', async () => {
    const form = await mountForm(RICH);
    const last = one(form, '[type=submit]');
    control(form, 'line').focus();
    const seen = new Set<string>(['line']);
    // a date has as many stops as the engine gives it parts
    for (let index = 0; index < 60 && root(form).activeElement !== last; index += 1) {
      await keys('Tab');
      seen.add(focused(form));
    }
    expect(root(form).activeElement).to.equal(last);
    expect([...seen]).to.include.members(Object.keys(RICH.schema.properties));
  });

  it('PF-11 a button that was pressed keeps the focus while sending and gives it on to the receipt', async () => {
    const form = await mountForm(TWO, { source: ASK, values: { who: 'Ada' } });
    const host = new Host(form);
    const send = one(form, '[type=submit]');
    send.focus();
    await keys('Enter');
    await host.event();
    await form.updateComplete;
    expect(root(form).activeElement).to.equal(send);
    expect(send.getAttribute('aria-disabled')).to.equal('true');
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(focused(form)).to.contain('Sent');
  });

  it('PF-11 Answer again leads to the heading of the new form', async () => {
    const form = await (STATES['answered'] ?? expect.fail)();
    const again = all(form, 'button').at(-1) ?? expect.fail();
    again.focus();
    later();
    await keys('Enter');
    await until(form, 'open');
    expect(focused(form)).to.equal('Two questions');
  });

  it('PF-11 Review leads to the heading of the new version', async () => {
    const form = await (STATES['changed'] ?? expect.fail)();
    one(form, '.notice button').focus();
    later();
    await keys('Enter');
    await until(form, 'open');
    expect(focused(form)).to.equal('New');
  });

  for (const state of ['unknown', 'changed', 'closed', 'off', 'answered'] as const)
    it(`PF-11 the focus is kept when the form becomes ${state} while someone is in it`, async () => {
      for (const name of Object.keys(RICH.schema.properties)) {
        const form = await mountForm(RICH);
        control(form, name).focus();
        form.status = { state };
        await form.updateComplete;
        // the engine takes the focus off what can’t hold it with its next frame
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        expect(root(form).activeElement, name).not.to.equal(null);
        form.remove();
      }
    });

  it('PF-11 the focus stays in the form when its field is gone with a new version', async () => {
    const form = await mountForm(TWO);
    control(form, 'hot').focus();
    const { who } = TWO.schema.properties;
    form.content = { ...TWO, schema: { type: 'object', properties: { who } } };
    await form.updateComplete;
    expect(focused(form)).to.equal('Two questions');
  });

  it('PF-11 the dialog takes the focus, Escape is no, and gives it back', async () => {
    const form = await (STATES['dialog'] ?? expect.fail)();
    expect(root(form).activeElement?.closest('dialog')).not.to.equal(null);
    await keys('Escape');
    await settled(form, () => root(form).querySelector('dialog') === null, 'closed');
    expect([form.status.state, focused(form)]).to.deep.equal(['unknown', 'Send again…']);
  });

  it('PF-12 nothing shows until the send; then the focus is on the first, also where it is not the first field', async () => {
    const form = await mountForm(RICH, { values: { line: 'fine' } });
    expect(all(form, '[part=error], [role=alert], [aria-invalid]')).to.have.length(0);
    one(form, '[type=submit]').focus();
    await keys('Enter');
    await form.updateComplete;
    expect(focused(form)).to.equal('pick');
  });

  it('PF-13 a new version, a state, and a form beside take no focus from where it is', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    const form = await mountForm(TWO);
    await mountForm(RICH, { source: { ask: { run_id: 'r', tool_call_id: 'elsewhere' } } });
    form.content = { ...TWO, title: 'Newer' };
    await form.updateComplete;
    for (const state of ['unknown', 'changed', 'closed', 'answered', 'open'] as const) {
      form.status = { state };
      await form.updateComplete;
      expect(document.activeElement).to.equal(input);
    }
    input.remove();
  });

  it('PF-13 typing keeps the caret while a problem comes and goes', async () => {
    const form = await mountField({ type: 'string', minLength: 3 });
    await type(form, 'x', 'ab');
    await press(form);
    const input = control(form, 'x');
    input.setSelectionRange(1, 1);
    await typeKeys('cd');
    await form.updateComplete;
    expect([input.value, input.selectionStart, all(form, '[part=error]').length]).to.deep.equal(['acdb', 3, 0]);
  });
});
