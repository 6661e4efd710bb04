import { expect } from '@open-wc/testing';
import { asking, buttons, later, listen, sent, typed, words } from './life.js';
import { all, ARTIFACT, control, Host, mountForm, one, press, root, text, type, unmountAll, until } from './support.js';

const TEXT = { type: 'string', title: 'What' };
const V1 = asking({ what: TEXT, gone: { type: 'string', title: 'Gone' }, page: { type: 'boolean', title: 'Page' } });
const V2 = asking(
  { more: { type: 'string', title: 'More', default: 'From the form' }, what: { ...TEXT, title: 'What now' } },
  { title: 'Newer' },
);
const SECOND = { artifact: { id: 'form-1', version: 2 } } as const;

async function filled(props: Parameters<typeof mountForm>[1] = {}): ReturnType<typeof mountForm> {
  const form = await mountForm(V1, { source: ARTIFACT, ...props });
  await type(form, 'what', 'Typed');
  await type(form, 'gone', 'Typed too');
  return form;
}
const dropped = (form: Awaited<ReturnType<typeof filled>>): string[] =>
  all(form, '.notice li').map((each) => each.textContent.trim());

describe('ui-form, a new version', () => {
  afterEach(unmountAll);

  it('L-13 while open: carried over at once, said in words, and the rest listed', async () => {
    const { hears } = listen();
    const form = await filled();
    form.content = V2;
    await form.updateComplete;
    expect(text(form, '.title')).to.equal('Newer');
    expect([control(form, 'what').value, control(form, 'more').value]).to.deep.equal(['Typed', 'From the form']);
    expect(form.values).to.deep.equal({ more: 'From the form', what: 'Typed' });
    expect(words(form)).to.contain('The form was updated.');
    expect(dropped(form)).to.deep.equal(['Gone: Typed too']);
    await hears('The form was updated. What you typed is kept.');
  });

  it('L-13 refused as changed: Review shows the new version with what was typed', async () => {
    const form = await filled();
    const { host } = await sendTo(form);
    await host.answer({ ok: false, code: 'changed', content: V2, source: SECOND });
    await until(form, 'changed');
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', true]);
    expect(buttons(form)).to.deep.equal(['Review the new version']);
    later();
    await press(form, '.notice button');
    expect(form.status).to.deep.equal({ state: 'open' });
    expect([text(form, '.title'), control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal([
      'Newer',
      'Typed',
      false,
    ]);
    expect(dropped(form)).to.deep.equal(['Gone: Typed too']);
    expect(root(form).activeElement === one(form, '[data-heading]')).to.equal(true);
    await press(form);
    const { command } = await host.event(1);
    expect(command).to.have.nested.property('data.version', 2);
  });

  it('L-13 after Review a page that renders its old content and source again undoes nothing', async () => {
    const form = await filled();
    form.status = { state: 'changed', content: V2, source: SECOND };
    await form.updateComplete;
    later();
    await press(form, '.notice button');
    Object.assign(form, {
      content: structuredClone(V1),
      source: structuredClone(ARTIFACT),
      status: { state: 'changed', content: V2, source: SECOND },
    });
    await form.updateComplete;
    expect([text(form, '.title'), form.status.state]).to.deep.equal(['Newer', 'open']);
    const { host } = await sendTo(form);
    expect((await host.event()).command).to.have.nested.property('data.version', 2);
  });

  it('L-13 the new version may come through the content property, before or after the refusal', async () => {
    for (const first of [true, false]) {
      const form = await filled();
      const { host } = await sendTo(form);
      if (first) form.content = V2;
      await form.updateComplete;
      await host.answer({ ok: false, code: 'changed' });
      await until(form, 'changed');
      if (!first) form.content = V2;
      await form.updateComplete;
      form.source = SECOND;
      await form.updateComplete;
      expect(text(form, '.title')).to.equal('A form');
      later();
      await press(form, '.notice button');
      expect([text(form, '.title'), control(form, 'what').value]).to.deep.equal(['Newer', 'Typed']);
      await press(form);
      expect((await host.event(1)).command).to.have.nested.property('data.version', 2);
    }
  });

  it('L-13 while sending: nothing changes until the outcome, a refusal’s problems stand in the new version', async () => {
    const form = await filled();
    const { host } = await sendTo(form);
    form.content = V2;
    await form.updateComplete;
    expect(text(form, '.title')).to.equal('A form');
    await host.answer({
      ok: false,
      code: 'validation_failed',
      problems: [{ code: 'x', path: '/what', message: 'Taken.', severity: 'refused' }],
    });
    await until(form, 'open');
    expect([text(form, '.title'), control(form, 'what').value]).to.deep.equal(['Newer', 'Typed']);
    expect(text(form, '[part=error]')).to.equal('Taken.');
    expect(words(form)).to.contain('The form was updated.');
  });

  it('L-13 while sending, then answered: the receipt has the labels that were answered', async () => {
    const form = await filled();
    const { host } = await sendTo(form);
    form.content = V2;
    await form.updateComplete;
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(all(form, '.receipt dd').map((each) => each.textContent.trim())).to.deep.equal(['Typed', 'Typed too', 'No']);
    expect(text(form, '.receipt dt')).to.equal('What');
  });

  it('L-13 while unknown: it waits, and comes when the person goes on', async () => {
    const form = await filled({ timeout: 10 });
    await sendTo(form);
    await until(form, 'unknown');
    form.content = V2;
    await form.updateComplete;
    expect(text(form, '.title')).to.equal('A form');
    form.reopen();
    await form.updateComplete;
    expect([text(form, '.title'), control(form, 'what').value]).to.deep.equal(['Newer', 'Typed']);
  });

  it('L-13 what was set by the page stays set; a default of the new version does not undo it', async () => {
    const form = await mountForm(V1, { values: { what: 'Preset' } });
    form.content = asking({ what: { ...TEXT, default: 'Other' }, page: { type: 'boolean' } });
    await form.updateComplete;
    expect(control(form, 'what').value).to.equal('Preset');
  });

  it('L-13 a field that moves to a section, or gets another control, shows what is typed', async () => {
    const form = await filled();
    form.content = asking(
      { gone: { type: 'string', title: 'Gone' }, what: TEXT },
      { ui: { sections: [{ title: 'S', properties: ['what'] }], properties: { gone: { widget: 'textarea' } } } },
    );
    await form.updateComplete;
    expect([control(form, 'what').value, control(form, 'gone').value]).to.deep.equal(['Typed', 'Typed too']);
    expect(one(form, '.group-title').textContent).to.contain('S');
  });

  it('ST-6 refused content while half typed: a notice; with the next good content what was typed comes back', async () => {
    const form = await filled();
    const problems: unknown[] = [];
    form.addEventListener('ui-refused', (event) => problems.push(...event.problems));
    form.content = { title: 'Bad', schema: { type: 'object', properties: { what: { $ref: '#/x' } } } };
    await form.updateComplete;
    expect(words(form)).to.contain('This form can’t be shown').and.contain('What you typed is kept until a good version comes.');
    expect(problems).not.to.have.length(0);
    expect(form.values).to.deep.equal({ what: 'Typed', gone: 'Typed too', page: false });
    form.content = V1;
    await form.updateComplete;
    expect([control(form, 'what').value, control(form, 'gone').value]).to.deep.equal(['Typed', 'Typed too']);
    expect(words(form)).not.to.contain('The form was updated.');
  });

  it('ST-6 refused content takes no receipt and no outcome away', async () => {
    const { form, host } = await sent();
    form.content = { nonsense: true };
    await form.updateComplete;
    expect(buttons(form)).to.deep.equal(['Sending…']);
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(text(form, '.receipt')).to.contain('Typed');
  });

  it('ST-6 moved in the document while half typed: everything stays', async () => {
    const form = await typed();
    const other = document.body.appendChild(document.createElement('div'));
    other.append(form);
    await form.updateComplete;
    expect([control(form, 'what').value, form.values['what']]).to.deep.equal(['Typed', 'Typed']);
    other.remove();
  });
});

async function sendTo(form: Awaited<ReturnType<typeof filled>>): Promise<{ host: Host }> {
  const host = new Host(form);
  await press(form);
  await host.event();
  return { host };
}
