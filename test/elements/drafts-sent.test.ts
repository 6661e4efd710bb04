import { expect } from '@open-wc/testing';
import { drafted, emptyStorage, HERE, hide, keep, kept, keys, reloaded, settled, told } from './drafts.js';
import { later, words } from './life.js';
import { all, ASK, CONTENT, control, Host, press, type, unmountAll, until } from './support.js';

const MANY = { ...CONTENT, submissions: 'many', decline: true } as const;
type Form = Awaited<ReturnType<typeof drafted>>;

/** Typed into and sent; its page answers when told to. */
async function sent(props: Parameters<typeof drafted>[0] = {}): Promise<{ form: Form; host: Host }> {
  const form = await drafted(props, MANY);
  await type(form, 'what', 'Typed');
  return { form, host: await sending(form) };
}
async function sending(form: Form): Promise<Host> {
  const host = new Host(form);
  await press(form);
  await host.event();
  await form.updateComplete;
  return host;
}

/** The id that a form's next send has. */
async function idOf(form: Form): Promise<string | undefined> {
  const { command } = await (await sending(form)).event();
  return command?.type === 'create_artifact' ? command.id : undefined;
}
const first = async (host: Host): Promise<string | undefined> => {
  const { command } = await host.event();
  return command?.type === 'create_artifact' ? command.id : undefined;
};

describe('drafts of what was sent', () => {
  beforeEach(emptyStorage);
  afterEach(() => {
    unmountAll();
    emptyStorage();
  });

  it('F-1 sent: the draft is gone', async () => {
    const { form, host } = await sent();
    hide();
    expect(keys()).to.deep.equal([HERE]);
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(keys()).to.deep.equal([]);
    expect(control(await reloaded(form, {}, MANY), 'what').value).to.equal('');
  });

  it('F-1 answered as the page says, before or after: gone, and not in the receipt', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    hide();
    form.status = { state: 'answered', by: 'Operations' };
    await form.updateComplete;
    hide();
    expect(keys()).to.deep.equal([]);
    keep(HERE, { what: { text: 'Typed' } });
    const after = await drafted({ status: { state: 'answered', by: 'Operations' } });
    expect(keys()).to.deep.equal([]);
    expect(words(after)).not.to.contain('Typed');
  });

  for (const part of ['decline', 'cancel'])
    it(`F-1 ${part} taken: gone`, async () => {
      const form = await drafted({ source: ASK }, MANY);
      await type(form, 'what', 'Typed');
      const host = new Host(form);
      await press(form, `[part=${part}]`);
      await host.answer({ ok: true });
      await until(form, 'answered');
      hide();
      expect(keys()).to.deep.equal([]);
    });

  it('F-1 answered while it is out of the page: gone', async () => {
    const { form, host } = await sent();
    form.remove();
    expect(keys()).to.deep.equal([HERE]);
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(keys()).to.deep.equal([]);
  });

  for (const [code, state] of [
    ['validation_failed', 'open'],
    ['forbidden', 'open'],
    ['closed', 'closed'],
    ['changed', 'changed'],
    ['not_enabled', 'off'],
  ] as const)
    it(`F-1 L-11 refused as ${code}: kept, without the nonce of that send`, async () => {
      const { form, host } = await sent();
      expect(kept(HERE)?.nonce, 'at once, before any outcome').to.match(/^[\w-]{22}$/);
      await host.answer({ ok: false, code });
      await until(form, state);
      expect(kept(HERE))
        .to.have.keys('lang', 'fields')
        .and.to.have.deep.property('fields', { what: { text: 'Typed' } });
      const after = await reloaded(form, {}, MANY);
      expect(await idOf(after)).not.to.equal(await first(host));
    });

  it('F-1 L-11 not known, then a reload: what is sent again is the same submission', async () => {
    const { form, host } = await sent();
    await host.fail(new Error('no line'));
    await until(form, 'unknown');
    const after = await reloaded(form, {}, MANY);
    expect(control(after, 'what').value).to.equal('Typed');
    await type(after, 'what', 'Typed anew');
    expect(await idOf(after)).to.equal(await first(host));
  });

  it('F-1 L-11 a reload while it is sent: the page says what it knows, and the submission is the same', async () => {
    const { form, host } = await sent();
    const after = await reloaded(form, { status: { state: 'unknown' } }, MANY);
    expect([control(after, 'what').value, control(after, 'what').readOnly]).to.deep.equal(['Typed', true]);
    after.reopen();
    await settled(after);
    expect(await idOf(after)).to.equal(await first(host));
  });

  it('F-1 L-11 Start over takes what was typed away, not that something may have arrived', async () => {
    const { form, host } = await sent();
    await host.fail(new Error('no line'));
    await until(form, 'unknown');
    const after = await reloaded(form, {}, MANY);
    later();
    await press(after, '.notice button');
    expect(kept(HERE)?.fields).to.deep.equal({});
    const last = await reloaded(after, {}, MANY);
    expect(told(last), 'nothing to say of it').to.equal('');
    await type(last, 'what', 'Other');
    expect(await idOf(last)).to.equal(await first(host));
  });

  it('F-1 the second answer of many has a draft of its own', async () => {
    const { form, host } = await sent();
    await host.answer({ ok: true });
    await until(form, 'answered');
    later();
    await press(form, '.actions button:last-child');
    hide();
    expect(keys()).to.deep.equal([]);
    await type(form, 'what', 'Second');
    const after = await reloaded(form, {}, MANY);
    expect(control(after, 'what').value).to.equal('Second');
    expect(await idOf(after)).not.to.equal(await first(host));
  });

  it('F-1 L-14 closed meanwhile: what was typed is in sight, read-only, with nothing to press', async () => {
    keep(HERE, { what: { text: 'Typed' } });
    const form = await drafted({}, { ...CONTENT, closed: true });
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', true]);
    expect(told(form)).to.equal('Draft What you had typed is back.');
    expect(all(form, 'button')).to.have.length(0);
  });

  it('F-1 L-5 problems that the page tells after a reload stand under what was typed', async () => {
    keep(HERE, { what: { text: 'Typed' } });
    const problems = [{ path: '/what', message: 'We need more.' }];
    const form = await drafted({ status: { state: 'open', problems } });
    expect(control(form, 'what').value).to.equal('Typed');
    expect(all(form, '[part=error]').map(({ textContent }) => textContent.trim())).to.deep.equal(['We need more.']);
  });
});
