import { expect } from '@open-wc/testing';
import { buttons, caught, later, sent, typed, warned, words } from './life.js';
import { control, one, press, text, unmountAll, until } from './support.js';

const refusal = (path: string, message: string, code = 'taken'): unknown => ({ code, path, message, severity: 'refused' });

function attempt(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Any timeout of this length that began before is over: one that begins now is. */
async function timeoutPasses(timeout: number): Promise<void> {
  const { form } = await sent({ timeout });
  await until(form, 'unknown');
}

describe('ui-form and the page’s answer', () => {
  afterEach(unmountAll);

  it('ST-4 no listener: open, in words, and the console is told', async () => {
    const form = await typed();
    const told = await warned(() => press(form));
    expect(form.status.state).to.equal('open');
    expect(text(form, '[role=alert]')).to.contain('This page did not take your answer');
    expect(control(form, 'what').value).to.equal('Typed');
    expect(told.join()).to.contain('ui-submit');
  });

  it('ST-6 preventDefault alone: sending until the page assigns a status', async () => {
    const form = await typed({ timeout: 20 });
    caught(form, (event) => {
      event.preventDefault();
    });
    const told = await warned(() => press(form));
    expect(told).to.deep.equal([]);
    await timeoutPasses(20);
    expect(form.status.state).to.equal('sending');
    form.status = { state: 'answered', values: { what: 'Typed' } };
    expect(form.status.state).to.equal('answered');
  });

  it('ST-6 preventDefault with a status assigned in the listener', async () => {
    const form = await typed();
    caught(form, (event) => {
      event.preventDefault();
      form.status = { state: 'closed' };
    });
    await press(form);
    expect(form.status.state).to.equal('closed');
  });

  it('ST-7 respondWith twice, or after the listener, is an InvalidStateError', async () => {
    const form = await typed();
    const errors: unknown[] = [];
    const events = caught(form, (event) => {
      event.respondWith(new Promise(() => undefined));
      errors.push(
        attempt(() => {
          event.respondWith(undefined);
        }),
      );
    });
    await press(form);
    const other = await typed();
    const late = caught(other, (event) => {
      event.preventDefault();
    });
    await press(other);
    errors.push(
      attempt(() => {
        events[0]?.respondWith(undefined);
      }),
      attempt(() => {
        late[0]?.respondWith(undefined);
      }),
    );
    expect(errors.map((error) => (error instanceof DOMException ? error.name : error))).to.deep.equal(
      Array(3).fill('InvalidStateError'),
    );
    expect(form.status.state).to.equal('sending');
  });

  it('ST-4 no answer in time: unknown; the late ok of that submit still counts', async () => {
    const { form, host } = await sent({ timeout: 20 });
    await until(form, 'unknown');
    await host.answer({ ok: true, by: 'Ana', at: '2026-03-01T10:00:00Z' });
    await until(form, 'answered');
    expect(text(form, '.notice-head')).to.contain('Sent by Ana');
    expect(text(form, '.receipt')).to.contain('Typed');
  });

  it('ST-4 a late refusal opens it again with its problems', async () => {
    const { form, host } = await sent({ timeout: 20 });
    await until(form, 'unknown');
    await host.answer({ ok: false, code: 'validation_failed', problems: [refusal('/what', 'Taken.')] });
    await until(form, 'open');
    expect(text(form, '[part=error]')).to.equal('Taken.');
  });

  it('ST-4 a timeout of Infinity, or none that is a number, is no timeout of nothing', async () => {
    for (const timeout of [Infinity, NaN, -1]) {
      const { form } = await sent({ timeout });
      await timeoutPasses(20);
      expect(form.status.state).to.equal('sending');
    }
  });

  it('ST-4 “Send again…” asks first, then opens with the same values', async () => {
    const { form, host } = await sent();
    await host.answer(new Response(null, { status: 503 }));
    await until(form, 'unknown');
    later();
    one(form, '.actions button').click();
    await form.updateComplete;
    expect(one<HTMLDialogElement>(form, 'dialog').open).to.equal(true);
    expect(form.status.state).to.equal('unknown');
    form.reopen();
    await form.updateComplete;
    expect(buttons(form)).to.include('Send');
    expect(control(form, 'what').value).to.equal('Typed');
  });

  it('ST-3 an own code shows its message and stays open', async () => {
    const { form, host } = await sent();
    await host.fail({ ok: false, code: 'quota', message: 'Only three a day.' });
    await until(form, 'open');
    expect(text(form, '[role=alert]')).to.contain('Only three a day.');
    expect(buttons(form)).to.deep.equal(['Send']);
  });

  it('ST-6 removed while sending and put back: the outcome is shown', async () => {
    const { form, host } = await sent();
    form.remove();
    await host.answer({ ok: true });
    await until(form, 'answered');
    document.body.append(form);
    await form.updateComplete;
    expect(text(form, '.receipt')).to.contain('Typed');
    expect(words(form)).to.contain('Sent');
    form.remove();
  });

  it('ST-6 sending assigned after a reload has no timeout of its own', async () => {
    const form = await typed({ timeout: 10, status: { state: 'sending' } });
    await timeoutPasses(10);
    expect(form.status.state).to.equal('sending');
  });

  it('ST-5 a status assigned before the content: its problems wait for their fields', async () => {
    const form = document.createElement('ui-form');
    form.status = { state: 'open', problems: [refusal('/what', 'Taken.')] as never };
    document.body.append(form);
    await form.updateComplete;
    form.content = { title: 'T', schema: { type: 'object', properties: { what: { type: 'string' } } } };
    await form.updateComplete;
    expect(text(form, '[part=error]')).to.equal('Taken.');
    form.remove();
  });
});
