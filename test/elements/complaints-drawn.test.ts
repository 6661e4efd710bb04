import { expect } from '@open-wc/testing';
import { all, ASK, CONTENT, control, mountForm, one, press, root, unmountAll } from './support.js';
import { choose, errorOf, mountField, sent, valueOf } from './fields.js';
import { named } from './seen.js';

describe('complaints about what is drawn', () => {
  afterEach(unmountAll);

  it('F-14 #19 two forms share no id', async () => {
    const forms = [await mountForm(CONTENT), await mountForm(CONTENT)];
    expect(document.querySelectorAll('ui-form [id]')).to.have.length(0);
    for (const form of forms) {
      const ids = all(form, '[id]').map(({ id }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      expect(control(form, 'what').labels?.[0]?.getRootNode()).to.equal(root(form));
    }
    control(forms[0] ?? expect.fail(), 'severity', 0).click();
    control(forms[1] ?? expect.fail(), 'severity', 1).click();
    expect(forms.map(({ values }) => values['severity'])).to.deep.equal(['low', 'high']);
  });

  it('F-14 #20 an optional select can be cleared; the prompt of a required one can’t be sent', async () => {
    const options = { hint: { widget: 'select' } };
    const optional = await mountField({ type: 'string', enum: ['a', 'b'] }, options);
    await choose(optional, 'x', 'b');
    expect(valueOf(optional)).to.equal('b');
    await choose(optional, 'x', 'No answer');
    expect(await sent(optional)).to.deep.equal({});
    const required = await mountField({ type: 'string', enum: ['a', 'b'] }, { ...options, required: true });
    const select = one<HTMLSelectElement>(required, 'select');
    expect([select.selectedIndex, select.options[0]?.text.trim(), select.options[0]?.disabled]).to.deep.equal([
      0,
      'Choose…',
      true,
    ]);
    await press(required);
    expect(errorOf(required)).to.equal('Choose one.');
    await choose(required, 'x', 'a');
    expect(await sent(required)).to.deep.equal({ x: 'a' });
  });

  it('F-14 #21 every control has its label as its name', async () => {
    const form = await mountForm(CONTENT);
    expect(named(form)).to.deep.equal([
      'What happened (required)',
      'Customers affected',
      'low',
      'high',
      'Page the on-call',
      'api',
      'web',
    ]);
  });

  it('F-14 #22 a schema without properties is a button that sends {}', async () => {
    const form = await mountForm({ title: 'Go on?', schema: { type: 'object', properties: {} } }, { source: ASK });
    expect(all(form, 'input')).to.have.length(0);
    expect(await sent(form)).to.deep.equal({});
  });
});
