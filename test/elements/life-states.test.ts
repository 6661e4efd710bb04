import { expect } from '@open-wc/testing';
import { asking, buttons, listen, sent, typed, words } from './life.js';
import { all, ASK, control, press, root, text, unmountAll, until, waitUntil } from './support.js';

describe('ui-form, what each state says', () => {
  afterEach(unmountAll);

  it('ST-1 open: the agent’s title, one button, and nothing in the way', async () => {
    const form = await typed();
    expect(buttons(form)).to.deep.equal(['Send']);
    expect(all(form, '.notice')).to.have.length(0);
    expect(control(form, 'what').readOnly).to.equal(false);
  });

  it('ST-1 sending: says so on the button, to a screen reader and as busy; what was typed stays readable', async () => {
    const { hears } = listen();
    const { form } = await sent();
    expect(form.status.state).to.equal('sending');
    expect(buttons(form)).to.deep.equal(['Sending…']);
    expect(text(form, '[type=submit]')).to.equal('Sending…');
    expect(all(form, '[aria-busy=true]')).to.have.length(1);
    expect(control(form, 'what').value).to.equal('Typed');
    await hears('Sending…');
    await waitUntil(() => control(form, 'what').readOnly, 'never drawn as locked');
    expect(control(form, 'what').value).to.equal('Typed');
  });

  it('ST-2 answered: says so, also to a screen reader, and leaves nothing to fill in', async () => {
    const { hears } = listen();
    const { form, host } = await sent();
    await host.answer(undefined);
    await until(form, 'answered');
    expect(words(form)).to.contain('Sent');
    expect(all(form, 'input, textarea, select, [type=submit]')).to.have.length(0);
    await hears('Sent');
  });

  it('ST-4 unknown: says to check first, and offers to send again', async () => {
    const { form, host } = await sent();
    await host.fail(new Error('network'));
    await until(form, 'unknown');
    expect(words(form)).to.contain('Check first');
    expect(buttons(form)).to.deep.equal(['Send again…']);
    expect(control(form, 'what').value).to.equal('Typed');
    expect(all(form, '[type=submit]')).to.have.length(0);
  });

  it('ST-5 changed without the new version: says that it is not here, and offers nothing', async () => {
    const form = await typed();
    form.status = { state: 'changed', reason: 'Ana edited it.' };
    await form.updateComplete;
    expect(words(form))
      .to.contain('This form changed')
      .and.contain('The new version is not here yet.')
      .and.contain('Ana edited it.');
    expect(buttons(form)).to.deep.equal([]);
  });

  it('ST-5 off: says that forms are turned off, and why', async () => {
    const form = await typed();
    form.status = { state: 'off', reason: 'The workspace turned them off.' };
    await form.updateComplete;
    expect(words(form)).to.contain('Forms are turned off here.').and.contain('The workspace turned them off.');
    expect(buttons(form)).to.deep.equal([]);
    expect(control(form, 'what').readOnly).to.equal(true);
  });

  it('ST-6 a state in which a form appears is read with it, not announced', async () => {
    const { said, hears } = listen();
    const restored = document.createElement('ui-form');
    restored.strings = { 'off-text': 'Off from the start.' };
    document.body.append(restored);
    await restored.updateComplete;
    restored.status = { state: 'off' };
    restored.content = asking({ what: { type: 'string' } });
    await restored.updateComplete;
    expect(words(restored)).to.contain('Off from the start.');
    restored.remove();
    const form = await typed({ strings: { 'closed-text': 'Closed just now.' } });
    form.status = { state: 'closed' };
    await hears('Closed just now.');
    expect(said).not.to.include('Off from the start.');
  });

  it('L-14 closed while typing: read-only, in words, by whom; what was typed stays visible', async () => {
    const form = await typed();
    form.status = { state: 'closed', by: 'Bo', at: '2026-03-01T10:00:00Z', reason: 'The vote is over.' };
    await form.updateComplete;
    expect(words(form))
      .to.contain('This form takes no more answers.')
      .and.contain('Closed by Bo.')
      .and.contain('The vote is over.');
    expect(root(form).querySelector('time')?.dateTime).to.equal('2026-03-01T10:00:00.000Z');
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', true]);
    await press(form, 'form input');
    expect(buttons(form)).to.deep.equal([]);
  });

  it('L-14 closed by its content while typing: the same, and it is said', async () => {
    const { hears } = listen();
    const form = await typed();
    form.content = { ...(form.content as object), closed: true };
    await form.updateComplete;
    expect(form.status.state).to.equal('closed');
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', true]);
    expect(words(form)).not.to.contain('updated');
    await hears('This form takes no more answers.');
  });

  it('L-14 an assigned status wins over content.closed', async () => {
    const closed = await typed({}, { closed: true });
    expect(closed.status.state).to.equal('closed');
    const open = await typed({ status: { state: 'open' } }, { closed: true });
    expect(open.status.state).to.equal('open');
    expect(buttons(open)).to.deep.equal(['Send']);
  });

  it('L-15 already answered: says by whom and when, and shows that answer', async () => {
    const { form, host } = await sent();
    await host.answer({
      ok: false,
      code: 'invalid_state',
      by: 'Ana',
      at: '2026-03-01T10:00:00Z',
      values: { what: 'Her answer' },
    });
    await until(form, 'answered');
    expect(text(form, '.notice-head')).to.contain('Already answered by Ana');
    expect(root(form).querySelector('time')?.dateTime).to.equal('2026-03-01T10:00:00.000Z');
    expect(text(form, '.receipt')).to.match(/^What ?Her answer$/);
    expect(all(form, 'input, textarea')).to.have.length(0);
  });

  it('L-15 already answered with values unknown: claims nothing of them', async () => {
    const form = await typed();
    form.status = { state: 'answered', by: 'Ana' };
    await form.updateComplete;
    expect(words(form)).to.contain('Already answered by Ana');
    expect(words(form)).not.to.contain('Nothing was filled in.');
    expect(words(form)).not.to.contain('left empty');
    expect(buttons(form)).to.deep.equal([]);
  });

  it('L-16 a viewer reads the form, sees why it can’t be sent, and can’t send it', async () => {
    const form = await typed({ viewer: { can_act: false, reason: 'You are a guest here.' } });
    let events = 0;
    form.addEventListener('ui-submit', () => events++);
    expect(words(form)).to.contain('You are a guest here.');
    expect(buttons(form)).to.deep.equal([]);
    expect(control(form, 'what').readOnly).to.equal(true);
    root(form).querySelector('form')?.requestSubmit();
    expect(events).to.equal(0);
  });

  it('L-16 without a reason it says that the form can’t be sent; with can_act it can', async () => {
    const form = await typed({ viewer: { can_act: false } });
    expect(words(form)).to.contain('You can read this form, but not send it.');
    form.viewer = { can_act: true };
    await form.updateComplete;
    expect(buttons(form)).to.deep.equal(['Send']);
  });

  it('L-19 is labelled as the agent’s, in every state, by name where the page gives one', async () => {
    const form = await typed();
    expect(text(form, '.meta')).to.equal('From the agent');
    form.source = { ...ASK, made_by: { agent: 'Planner' } };
    for (const state of ['open', 'unknown', 'changed', 'closed', 'off', 'answered'] as const) {
      form.status = { state };
      await form.updateComplete;
      expect(text(form, '.meta')).to.equal('From Planner, an agent');
    }
  });

  it('F-12 says who will see the answer before the button', async () => {
    const form = await typed({ source: { ...ASK, audience: 'everyone in #ops' } });
    const audience = root(form).querySelector('.audience');
    expect(text(form, '.audience')).to.equal('Who will see your answer: everyone in #ops');
    const place = audience?.compareDocumentPosition(root(form).querySelector('[type=submit]') as Node) ?? 0;
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
  });

  it('F-12 forbidden: says that the person may not start a turn, and stays open with what was typed', async () => {
    const { form, host } = await sent();
    await host.answer({ ok: false, code: 'forbidden' });
    await until(form, 'open');
    expect(text(form, '[role=alert]')).to.contain('You may not start a turn of the agent here');
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', false]);
  });
});
