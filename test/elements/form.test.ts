import { expect } from '@open-wc/testing';
import { ARTIFACT, CONTENT, Host, mountForm, press, text, type, unmountAll, until } from './support.js';

describe('ui-form', () => {
  afterEach(unmountAll);

  it('L-18 sends one event with one command', async () => {
    const form = await mountForm(CONTENT, { source: ARTIFACT });
    const host = new Host(form);
    await type(form, 'what', 'The database is down');
    await press(form);
    await press(form);
    const { command } = await host.event();
    expect(command).to.deep.equal({
      type: 'create_artifact',
      kind: 'submission',
      id: 'sub_97c56960af2d5e74d0993373fa207744',
      data: { form: 'form-1', version: 1, values: { what: 'The database is down', page: false } },
    });
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(host.events).to.have.length(1);
    expect(text(form, '.receipt')).to.contain('The database is down');
  });
});
