import { expect } from '@open-wc/testing';
import { asking, later, sent, words } from './life.js';
import { press, unmountAll, until } from './support.js';

describe('ui-form, a new version that is reviewed', () => {
  afterEach(unmountAll);

  it('L-13 the new version’s place need not say again who asks and who will see the answer', async () => {
    const { form, host } = await sent({
      source: { artifact: { id: 'form-1', version: 1 }, made_by: { agent: 'Concierge' }, audience: 'the restaurant' },
    });
    await host.answer({
      ok: false,
      code: 'changed',
      content: asking({ what: { type: 'string' } }),
      source: { artifact: { id: 'form-1', version: 2 } },
    });
    await until(form, 'changed');
    later();
    await press(form, '.notice .primary');
    expect(words(form)).to.contain('From Concierge, an agent');
    expect(words(form)).to.contain('Who will see your answer: the restaurant');
    await press(form);
    const { command } = await host.event(1);
    expect(command).to.deep.include({ type: 'create_artifact' });
    expect(JSON.stringify(command)).to.contain('"version":2');
  });
});
