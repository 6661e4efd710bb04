import { expect } from '@open-wc/testing';
import { all, ASK, control, Host, mountForm, press, type, unmountAll, until } from './support.js';
import { words } from './fields.js';

const NAMES = [
  ...['submit', 'elements', 'reset', 'action', 'method', 'length', 'name', 'id', 'target', 'children', 'parentNode', 'style'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf', 'setAttribute', 'removeAttribute'],
  ...['requestSubmit', 'insertBefore', 'appendChild', 'addEventListener', 'querySelectorAll', 'ownerDocument', 'title', 'f0'],
];

describe('names that a form has of its own', () => {
  afterEach(unmountAll);

  it('PF-34 are ordinary names of fields', async () => {
    const properties = Object.fromEntries(NAMES.map((name) => [name, { type: 'string', title: `Field ${name}` }]));
    const form = await mountForm({ title: 'Names', schema: { type: 'object', properties, required: NAMES } }, { source: ASK });
    const host = new Host(form);
    await press(form);
    expect(all(form, '[part=error]')).to.have.length(NAMES.length);
    for (const name of NAMES) await type(form, name, `to ${name}`);
    await press(form);
    const { values } = await host.event();
    expect(Object.entries(values)).to.deep.equal(NAMES.map((name) => [name, `to ${name}`]));
    await host.answer({ ok: false, code: 'validation_failed', problems: [{ path: '/__proto__', code: 'email', message: 'No' }] });
    await until(form, 'open');
    expect(all(form, '[part=error]')).to.have.length(1);
    await press(form);
    await host.answer({ ok: true }, 1);
    await until(form, 'answered');
    expect(words(form)).to.contain('to __proto__').and.contain('to setAttribute');
  });

  it('PF-34 a choice called requestSubmit is answered by one click', async () => {
    const schema = { type: 'object', properties: { requestSubmit: { type: 'string', enum: ['a', 'b'] } } };
    const form = await mountForm({ title: 'T', schema, ui: { submit_on_choice: true } }, { source: ASK });
    const host = new Host(form);
    const radio = control(form, 'requestSubmit', 1);
    radio.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    radio.click();
    expect((await host.event()).values).to.deep.equal({ requestSubmit: 'b' });
  });

  it('PF-39 autocomplete comes from an allow-list, and a host can never turn on cards or passwords', async () => {
    const names = ['name', 'full_name', 'email', 'phone', 'tel', 'card_number', 'password', 'city', 'zip', 'toString'];
    const plain = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const properties = { ...plain, contact: { type: 'string', format: 'email' } };
    const autofill = {
      city: 'address-level2',
      zip: 'cc-number',
      password: 'current-password',
      card_number: 'shipping cc-number',
    };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties } }, { autofill });
    const found = Object.fromEntries(
      [...names, 'contact'].map((name) => [name, control(form, name).getAttribute('autocomplete')]),
    );
    expect(found).to.deep.equal({
      ...{ name: 'name', full_name: 'name', email: 'email', phone: 'tel', tel: 'tel', card_number: 'off', password: 'off' },
      ...{ city: 'address-level2', zip: 'off', toString: 'off', contact: 'email' },
    });
  });
});
