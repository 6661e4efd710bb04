import { expect } from '@open-wc/testing';
import { fromElicitation } from '../../src/core/index.js';
import type { UiForm } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { asking, words } from './life.js';
import { all, ARTIFACT, ASK, control, CONTENT, Host, mountForm, one, press, text, type, unmountAll, until } from './support.js';

/** One field of it is required. */
const DECLINABLE = { ...CONTENT, decline: true } as const;
const ANSWERS = ['decline', 'cancel'] as const;
const WORDS = { decline: en.declined, cancel: en.cancelled } as const;
const part = (answer: string): string => `[part=${answer}]`;
const labels = (form: UiForm): string[] => all(form, '.actions button').map((button) => button.textContent.trim());

async function filled(props: Partial<UiForm> = {}): Promise<{ form: UiForm; host: Host }> {
  const form = await mountForm(DECLINABLE, props);
  await type(form, 'what', 'Typed');
  return { form, host: new Host(form) };
}

describe('F-4 to decline and to cancel', () => {
  afterEach(unmountAll);

  it('F-4 both buttons stand after the one that sends, only where the content says so', async () => {
    expect(labels(await mountForm(DECLINABLE))).to.deep.equal(['Send', 'Decline', 'Cancel']);
    for (const content of [CONTENT, { ...CONTENT, decline: false }])
      expect(labels(await mountForm(content))).to.deep.equal(['Send']);
    const asked = fromElicitation(CONTENT.schema, 'Who was there?');
    expect(labels(await mountForm(asked.ok ? asked.value : undefined))).to.deep.equal(['Send', 'Decline', 'Cancel']);
  });

  it('F-4 neither is there for a viewer who can’t act, nor in a form that is closed', async () => {
    for (const props of [{ viewer: { can_act: false } }, { status: { state: 'closed' } }] satisfies Partial<UiForm>[])
      expect(labels(await mountForm(DECLINABLE, props))).to.deep.equal([]);
  });

  for (const answer of ANSWERS) {
    for (const [where, source] of [
      ['without a source', undefined],
      ['in an artifact', ARTIFACT],
      ['in an ask', ASK],
    ] as const)
      it(`F-4 ${answer} ${where} is one event with that answer, no command and no values`, async () => {
        const { form, host } = await filled(source && { source });
        await press(form, part(answer));
        const event = await host.event();
        expect([event.answer, event.command, event.values]).to.deep.equal([answer, null, {}]);
        expect(form.status.state).to.equal('sending');
        await host.answer({ ok: true });
        await until(form, 'answered');
        expect(host.events).to.have.length(1);
      });

    it(`F-4 ${answer}, taken: the receipt says so, and nothing of what was typed`, async () => {
      const { form, host } = await filled({ source: ASK });
      await press(form, part(answer));
      await host.answer({ ok: true, at: '2026-11-30T10:00:00Z' });
      await until(form, 'answered');
      expect(text(form, '[data-outcome] strong')).to.equal(WORDS[answer]);
      expect(form.status.values).to.equal(undefined);
      expect(all(form, '.receipt, button')).to.have.length(0);
      expect(words(form)).not.to.contain('Typed');
    });

    it(`F-4 ${answer}, taken: by whom, where the page says so`, async () => {
      const { form, host } = await filled();
      await press(form, part(answer));
      await host.answer({ ok: true, by: 'Ada' });
      await until(form, 'answered');
      expect(text(form, '[data-outcome] strong')).to.equal(`${WORDS[answer]} by Ada`);
    });

    it(`F-4 ${answer} is not stopped by a required field without a value, nor by a wrong one, and no problem appears`, async () => {
      const form = await mountForm(DECLINABLE);
      const host = new Host(form);
      await type(form, 'count', '999');
      await press(form, part(answer));
      expect((await host.event()).answer).to.equal(answer);
      expect(all(form, '.error')).to.have.length(0);
    });

    it(`F-4 ${answer} under a double click, or beside another button, is sent once`, async () => {
      const { form, host } = await filled({ source: ARTIFACT });
      const buttons = ['decline', 'cancel', 'submit'].map((name) => one(form, part(name)));
      one(form, part(answer)).click();
      for (const button of buttons) button.click();
      await form.updateComplete;
      for (const button of buttons) expect(button.ariaDisabled, button.textContent).to.equal('true');
      for (const button of buttons) button.click();
      await host.event();
      await form.updateComplete;
      expect(host.events.map((event) => event.answer)).to.deep.equal([answer]);
    });

    it(`F-4 ${answer}, refused: the form is open again with what was typed, and can be sent`, async () => {
      const { form, host } = await filled();
      await press(form, part(answer));
      await host.answer({ ok: false, code: 'forbidden' });
      await until(form, 'open');
      expect(control(form, 'what').value).to.equal('Typed');
      await press(form);
      const { answer: then, values } = await host.event(1);
      expect([then, values]).to.deep.equal(['accept', { what: 'Typed', page: false }]);
    });
  }

  it('F-4 while an answer is on its way, neither button makes a second event', async () => {
    const { form, host } = await filled();
    await press(form);
    await host.event();
    for (const answer of ANSWERS) await press(form, part(answer));
    expect(host.events.map((event) => event.answer)).to.deep.equal(['accept']);
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(text(form, '[data-outcome] strong')).to.equal(en.sent);
  });

  it('F-4 a form without fields can be declined too', async () => {
    const form = await mountForm(asking({}, { decline: true }));
    const host = new Host(form);
    await press(form, part('decline'));
    expect((await host.event()).answer).to.equal('decline');
  });
});
