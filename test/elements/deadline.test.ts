import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { asking, listen, typed, words } from './life.js';
import { all, ARTIFACT, control, Host, mountForm, one, press, text, type, unmountAll, until, waitUntil } from './support.js';

afterEach(unmountAll);

const MINUTE = 60_000;
const ahead = (ms: number): { deadline: string } => ({ deadline: new Date(Date.now() + ms).toISOString() });

describe('F-13 a deadline', () => {
  it('F-13 is said in words, in the language and zone of the person', async () => {
    const { deadline } = ahead(60 * MINUTE);
    const form = await mountForm(asking({ what: { type: 'string' } }, { deadline }));
    const time = one<HTMLTimeElement>(form, '.deadline time');
    expect(time.dateTime).to.equal(deadline);
    const said = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(deadline));
    expect(text(form, '.deadline')).to.equal(`Can be answered until ${said}.`);
    expect(all(form, '.short')).to.have.length(0);
  });

  it('F-13 is warned of in its last five minutes, below the buttons, where nothing moves under a pointer', async () => {
    const form = await mountForm(asking({ what: { type: 'string' } }, ahead(3 * MINUTE)));
    expect(text(form, '.short')).to.equal('3 minutes left to answer. What you type is kept.');
    const after = one(form, '.actions').compareDocumentPosition(one(form, '.short')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(after).to.not.equal(0);
  });

  it('F-13 the warning is said once, when the last five minutes begin, and not to whom it does not concern', async () => {
    const { said, hears } = listen();
    const form = await mountForm(asking({ what: { type: 'string' } }, ahead(5 * MINUTE + 300)));
    await mountForm(asking({ what: { type: 'string' } }, ahead(5 * MINUTE + 250)), { viewer: { can_act: false } });
    await hears('5 minutes left to answer. What you type is kept.');
    await form.updateComplete;
    expect(text(form, '.short')).to.equal('5 minutes left to answer. What you type is kept.');
    expect(said.filter((each) => each.startsWith('5 minutes'))).to.have.length(1);
  });

  it('F-13 closes the form at its end: said, what was typed stays visible, the focus stays, nothing is sent', async () => {
    const { hears } = listen();
    const form = await typed({}, ahead(700));
    const submits: Event[] = [];
    form.addEventListener('ui-submit', (event) => submits.push(event));
    await until(form, 'closed');
    await waitUntil(() => control(form, 'what').readOnly);
    await form.updateComplete;
    expect(control(form, 'what').value).to.equal('Typed');
    expect(form.shadowRoot?.activeElement).to.equal(control(form, 'what'));
    expect(words(form)).to.contain(en['deadline-over']);
    await hears(en['deadline-over']);
    one<HTMLFormElement>(form, 'form').requestSubmit();
    expect(submits).to.have.length(0);
    expect(form.values).to.deep.equal({ what: 'Typed' });
  });

  it('F-13 over before the form came: closed from the start, whatever open status the page assigns', async () => {
    const form = await mountForm(asking({ what: { type: 'string' } }, ahead(-1)), { status: { state: 'open' } });
    expect(form.status.state).to.equal('closed');
    expect(text(form, '.notice')).to.contain(en['deadline-over']);
    expect(all(form, '[type=submit]')).to.have.length(0);
    form.status = { state: 'answered', by: 'Operations' };
    await form.updateComplete;
    expect(form.status.state).to.equal('answered');
  });

  it('F-13 does not end what is being sent: its outcome stands', async () => {
    const { deadline } = ahead(600);
    const form = await typed({ source: ARTIFACT }, { deadline });
    const host = new Host(form);
    await press(form);
    await host.event();
    await waitUntil(() => Date.now() > Date.parse(deadline) + 50);
    expect(form.status.state).to.equal('sending');
    await host.answer({ ok: true });
    await until(form, 'answered');
  });

  it('F-13 a new version with a later one opens the form again, with what was typed', async () => {
    const form = await typed({}, ahead(400));
    await until(form, 'closed');
    form.content = asking({ what: { type: 'string', title: 'What' } }, ahead(60 * MINUTE));
    await form.updateComplete;
    expect(form.status.state).to.equal('open');
    expect(control(form, 'what').value).to.equal('Typed');
    await type(form, 'what', 'More');
    expect(form.values).to.deep.equal({ what: 'More' });
  });

  it('F-13 takes away "Answer again" too', async () => {
    const form = await mountForm(asking({ what: { type: 'string' } }, { submissions: 'many', ...ahead(-1) }), {
      status: { state: 'answered', values: { what: 'x' } },
    });
    expect(words(form)).to.not.contain(en.again);
  });
});

describe('F-10 the count of a poll', () => {
  const poll = (count: unknown, state = 'open'): Promise<UiForm> =>
    mountForm(asking({ dish: { type: 'string', enum: ['soup', 'rice'] } }), { status: { state, count } as UiForm['status'] });

  it('F-10 status.count says how many have answered, in each state', async () => {
    expect(text(await poll(1), '.count')).to.equal('1 answer so far');
    expect(text(await poll(12), '.count')).to.equal('12 answers so far');
    expect(text(await poll(0), '.count')).to.equal('0 answers so far');
    expect(text(await poll(3, 'closed'), '.count')).to.equal('3 answers so far');
    expect(text(await poll(3, 'answered'), '.count')).to.equal('3 answers so far');
    expect(all(await poll(undefined), '.count')).to.have.length(0);
  });

  it('F-10 what is no count is left out, and the rest of the status stands', async () => {
    for (const count of [-1, 1.5, Number.NaN, Infinity, '3', {}]) {
      const form = await poll(count, 'closed');
      expect(form.status.state).to.equal('closed');
      expect(all(form, '.count')).to.have.length(0);
    }
  });

  it('F-10 a later count changes the words and nothing else', async () => {
    const form = await poll(1);
    control(form, 'dish', 0).click();
    form.status = { state: 'open', count: 2 };
    await form.updateComplete;
    expect(text(form, '.count')).to.equal('2 answers so far');
    expect(form.values).to.deep.equal({ dish: 'soup' });
  });

  it('F-10 L-5 a count that goes up tells no problem again, and takes no caret', async () => {
    const content = asking({ a: { type: 'string' }, b: { type: 'string' } });
    const problems = [{ path: '/a', message: 'Not this one.' }];
    const form = await mountForm(content, { status: { state: 'open', problems, count: 1 } });
    await type(form, 'a', 'mended');
    await type(form, 'b', 'typing');
    form.status = { state: 'open', problems, count: 2 };
    await form.updateComplete;
    expect(text(form, '.count')).to.equal('2 answers so far');
    expect(all(form, '.error')).to.have.length(0);
    expect(form.shadowRoot?.activeElement).to.equal(control(form, 'b'));
  });
});
