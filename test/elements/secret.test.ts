import { expect } from '@open-wc/testing';
import type { UiChangeEvent } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { asking } from './life.js';
import { all, control, Host, mountForm, one, press, text, type, unmountAll, until } from './support.js';

afterEach(unmountAll);

const SECRETS = asking({
  user: { type: 'string', title: 'User name' },
  api_key: { type: 'string', title: 'The key of your account' },
  pin: { type: 'integer', title: 'PIN' },
  keep: { type: 'boolean', title: 'Keep my password as it is' },
  kind: { type: 'string', title: 'Password manager', enum: ['a', 'b'] },
});

describe('F-2 a field that asks for a secret', () => {
  it('F-2 has the warning under it from the start, tied to its control, and no other field has', async () => {
    const form = await mountForm(SECRETS);
    expect(all(form, '.warning')).to.have.length(2);
    for (const name of ['api_key', 'pin']) {
      const described = control(form, name).getAttribute('aria-describedby') ?? '';
      const warning = one(form, `#${described.split(' ').at(-1) ?? ''}`);
      expect(warning.textContent).to.contain(en.secret);
      expect(warning.closest('[data-field]')).to.equal(control(form, name).closest('[data-field]'));
    }
    // nothing can be given away by a choice or a tick
    for (const name of ['user', 'keep', 'kind'])
      expect(control(form, name).closest('[data-field]')?.querySelector('.warning')).to.equal(null);
  });

  it('F-2 the words are the host’s where it gives some', async () => {
    const form = await mountForm(SECRETS, { strings: { secret: 'Support never asks for this.' } });
    expect(text(form, '.warning')).to.equal('Support never asks for this.');
  });

  it('F-2 is named in ui-change and ui-submit, and the form still works', async () => {
    const form = await mountForm(SECRETS);
    const changes: UiChangeEvent[] = [];
    form.addEventListener('ui-change', (event) => changes.push(event));
    const host = new Host(form);
    await type(form, 'user', 'Ada');
    await type(form, 'pin', '12');
    expect(changes.map(({ warnings }) => warnings)).to.deep.equal([
      ['api_key', 'pin'],
      ['api_key', 'pin'],
    ]);
    await press(form);
    const event = await host.event();
    expect(event.warnings).to.deep.equal(['api_key', 'pin']);
    expect(event.values).to.deep.equal({ user: 'Ada', pin: 12, keep: false });
    await host.answer({ ok: true });
    await until(form, 'answered');
  });

  it('F-2 a problem under the same field stands after the warning, and both are read', async () => {
    const form = await mountForm(asking({ token: { type: 'string', title: 'Access token', minLength: 9 } }));
    await type(form, 'token', 'x');
    await press(form);
    const ids = control(form, 'token').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => one(form, `#${id}`).className)).to.deep.equal(['warning', 'error']);
  });

  it('F-2 without such a field there is no warning, and none is named', async () => {
    const form = await mountForm(asking({ what: { type: 'string', title: 'Keyword' } }));
    const host = new Host(form);
    expect(all(form, '.warning')).to.have.length(0);
    await type(form, 'what', 'x');
    await press(form);
    expect((await host.event()).warnings).to.deep.equal([]);
  });
});
