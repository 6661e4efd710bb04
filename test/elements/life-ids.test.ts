import { expect } from '@open-wc/testing';
import type { SubmitCommand, UiSubmitEvent } from '../../src/index.js';
import { submissionId } from '../../src/core/submit/id.js';
import { asking, caught, later, sent, typed, words } from './life.js';
import { all, ARTIFACT, ASK, control, Host, mountForm, one, press, root, type, unmountAll, until } from './support.js';

type Created = Extract<SubmitCommand, { type: 'create_artifact' }>;

function created({ command }: UiSubmitEvent): Created {
  if (command?.type !== 'create_artifact') throw new Error('no submission');
  return command;
}
const nonceOf = (event: UiSubmitEvent): string | undefined => (created(event).data as { nonce?: string }).nonce;
const MANY = { submissions: 'many' };

describe('ui-form, one command a submit', () => {
  afterEach(unmountAll);

  it('L-10 once: the id is of the form alone', async () => {
    const { host } = await sent({ source: ARTIFACT, viewer: { principal: 'ana' } });
    const { id, data } = created(await host.event());
    expect(id).to.equal(submissionId({ submissions: 'once', id: 'form-1' }));
    expect(data).to.deep.equal({ form: 'form-1', version: 1, values: { what: 'Typed' } });
  });

  it('L-10 per_person: the id is of the form and the principal', async () => {
    const { host } = await sent({ source: ARTIFACT, viewer: { principal: 'ana' } }, { submissions: 'per_person' });
    const { id, data } = created(await host.event());
    expect(id).to.equal(submissionId({ submissions: 'per_person', id: 'form-1', principal: 'ana' }));
    expect(data).not.to.have.property('nonce');
  });

  it('L-10 per_person without a principal is refused before sending, in words', async () => {
    const form = await typed({ source: ARTIFACT }, { submissions: 'per_person' });
    const states: string[] = [];
    const events = caught(form, () => undefined);
    new MutationObserver(() => states.push(form.status.state)).observe(root(form), {
      subtree: true,
      childList: true,
      attributes: true,
    });
    await press(form);
    expect(events).to.have.length(0);
    expect(form.status).to.deep.equal({ state: 'open' });
    expect(one(form, '[role=alert]').textContent).to.contain('this page did not say who you are');
    expect(states).not.to.include('sending');
    expect(control(form, 'what').value).to.equal('Typed');
  });

  it('L-10 many: the id is of the form and a nonce that the data keeps', async () => {
    const { host } = await sent({ source: ARTIFACT }, MANY);
    const event = await host.event();
    const nonce = nonceOf(event);
    expect(nonce).to.match(/^[\w-]{22}$/);
    expect(created(event).id).to.equal(submissionId({ submissions: 'many', id: 'form-1', nonce: nonce ?? '' }));
  });

  it('L-10 an ask is answered with the values; without a source the command is null', async () => {
    const ask = await sent({ source: ASK });
    expect((await ask.host.event()).command).to.deep.equal({
      type: 'answer_deferred',
      run_id: 'run-1',
      tool_call_id: 'call-1',
      answer: { what: 'Typed' },
    });
    const none = await sent();
    const { command, values, action, answer } = await none.host.event();
    expect({ command, values, action, answer }).to.deep.equal({
      command: null,
      values: { what: 'Typed' },
      action: null,
      answer: 'accept',
    });
  });

  it('L-11 a retry after unknown keeps nonce and id, even with other values', async () => {
    const { form, host } = await sent({ source: ARTIFACT }, MANY);
    await host.fail(new Error('network'));
    await until(form, 'unknown');
    form.reopen();
    await type(form, 'what', 'Corrected');
    await press(form);
    const [first, second] = [await host.event(0), await host.event(1)];
    expect(nonceOf(second)).to.equal(nonceOf(first));
    expect(created(second).id).to.equal(created(first).id);
    expect(second.values).to.deep.equal({ what: 'Corrected' });
  });

  it('L-11 a definite refusal ends the nonce', async () => {
    const { form, host } = await sent({ source: ARTIFACT }, MANY);
    await host.answer({ ok: false, code: 'validation_failed' });
    await until(form, 'open');
    await press(form);
    expect(nonceOf(await host.event(1))).not.to.equal(nonceOf(await host.event(0)));
  });

  it('L-11 “Answer again” is open, empty, and a submission of its own', async () => {
    const { form, host } = await sent({ source: ARTIFACT }, MANY);
    await host.answer({ ok: true });
    await until(form, 'answered');
    later();
    all(form, '.done button')
      .find((each) => each.textContent.trim() === 'Answer again')
      ?.click();
    await until(form, 'open');
    expect(control(form, 'what').value).to.equal('');
    await type(form, 'what', 'Second');
    await press(form);
    const second = await host.event(1);
    expect(nonceOf(second)).not.to.equal(nonceOf(await host.event(0)));
    expect(second.values).to.deep.equal({ what: 'Second' });
  });

  it('L-11 once and per_person offer no second answer, a closed form neither', async () => {
    for (const more of [{}, { submissions: 'per_person' }, { ...MANY, closed: true }]) {
      const form = await mountForm(asking({ what: { type: 'string' } }, more), {
        status: { state: 'answered', values: { what: 'x' } },
      });
      expect(words(form)).to.contain('Already answered');
      expect(words(form)).not.to.contain('Answer again');
    }
  });

  it('L-18 a double click, a click during sending and a second Enter make one event', async () => {
    const form = await typed({ source: ARTIFACT });
    const host = new Host(form);
    const button = one(form, '[type=submit]');
    button.click();
    button.click();
    root(form).querySelector('form')?.requestSubmit();
    await host.event();
    await press(form);
    root(form).querySelector('form')?.requestSubmit();
    await form.updateComplete;
    expect(host.events).to.have.length(1);
  });

  it('L-18 unknown and answered send nothing, however the form is submitted', async () => {
    const { form, host } = await sent({ source: ASK, timeout: 10 });
    for (const state of ['unknown', 'answered'] as const) {
      const before = root(form).querySelector('form');
      await until(form, state);
      before?.requestSubmit();
      await host.answer({ ok: true });
    }
    expect(host.events).to.have.length(1);
  });

  it('L-18 the command is JSON', async () => {
    const { host } = await sent({ source: ARTIFACT }, MANY);
    const { command } = await host.event();
    expect(JSON.parse(JSON.stringify(command))).to.deep.equal(command);
  });
});
