/** What appears by itself under a pointer, and a dialog that outlives its question. */
import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import type { UiForm } from '../../src/index.js';
import { Dialog } from '../../src/ui/dialog.js';
import { buttons, caught, later, sent, typed } from './life.js';
import { all, ARTIFACT, control, mountForm, one, press, root, unmountAll, until, waitUntil } from './support.js';

const dialogOf = (form: UiForm): HTMLDialogElement | null => root(form).querySelector('dialog');

async function asked(): Promise<Awaited<ReturnType<typeof sent>>> {
  const given = await sent({ timeout: 20 });
  await until(given.form, 'unknown');
  later();
  await press(given.form, '.notice button');
  return given;
}

/** A dialog alone, with a clock in the test's hands. */
function alone(): {
  readonly dialog: Dialog;
  readonly place: HTMLElement;
  pass: (ms: number) => void;
  click: (yes: boolean) => void;
} {
  let now = 0;
  const place = document.createElement('div');
  document.body.append(place);
  const dialog: Dialog = new Dialog(
    () => {
      render(html`${dialog.render()}`, place);
      dialog.updated();
    },
    () => now,
  );
  return {
    dialog,
    place,
    pass: (ms) => (now += ms),
    click: (yes) => place.querySelector<HTMLElement>(`[data-answer=${yes ? 'yes' : 'no'}]`)?.click(),
  };
}
const QUESTION = { title: 'Sure?', body: 'Really', yes: 'Yes', no: 'No' };

describe('ui-form and early presses', () => {
  afterEach(unmountAll);

  it('PF-36 a dialog answers neither yes nor no for 800 ms', async () => {
    const { dialog, place, pass, click } = alone();
    const answers: boolean[] = [];
    for (const yes of [true, false]) {
      const answer = dialog.ask(QUESTION).then((said) => answers.push(said));
      pass(799);
      click(yes);
      expect(place.querySelector('dialog')?.open).to.equal(true);
      pass(1);
      click(yes);
      await answer;
      expect(place.querySelector('dialog')).to.equal(null);
    }
    expect(answers).to.deep.equal([true, false]);
    place.remove();
  });

  it('PF-36 Escape is no at any time, also where the engine closes without asking', async () => {
    const { dialog, place } = alone();
    const first = dialog.ask(QUESTION);
    place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await first).to.equal(false);
    const second = dialog.ask(QUESTION);
    place.querySelector('dialog')?.close();
    expect(await second).to.equal(false);
    expect(place.querySelector('dialog')).to.equal(null);
    place.remove();
  });

  it('PF-36 a second question while one is open is no, and leaves the first', async () => {
    const { dialog, place, pass, click } = alone();
    const first = dialog.ask(QUESTION);
    expect(await dialog.ask(QUESTION)).to.equal(false);
    pass(800);
    click(true);
    expect(await first).to.equal(true);
    dialog.dismiss();
    place.remove();
  });

  it('ST-4 “Send again…” answered with yes opens the form with the same values', async () => {
    const { form } = await asked();
    one(form, '[data-answer=yes]').click();
    expect(form.status.state, 'too early').to.equal('unknown');
    later();
    one(form, '[data-answer=yes]').click();
    await until(form, 'open');
    expect(dialogOf(form)).to.equal(null);
    expect([control(form, 'what').value, control(form, 'what').readOnly]).to.deep.equal(['Typed', false]);
  });

  it('ST-2 a late ok takes the question away', async () => {
    const { form, host } = await asked();
    expect(dialogOf(form)?.open).to.equal(true);
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(dialogOf(form)).to.equal(null);
    expect(buttons(form)).to.deep.equal(['Copy']);
  });

  it('ST-6 out of the page and back with the question open: it is modal still', async () => {
    const { form } = await asked();
    form.remove();
    document.body.append(form);
    await form.updateComplete;
    expect(dialogOf(form)?.matches(':modal')).to.equal(true);
    later();
    one(form, '[data-answer=no]').click();
    await form.updateComplete;
    expect(dialogOf(form)).to.equal(null);
    expect(form.status.state).to.equal('unknown');
    form.remove();
  });

  it('PF-36 “Answer again” under the last clicks of a triple click wipes nothing and sends nothing', async () => {
    const { form, host } = await sent({}, { submissions: 'many' });
    await host.answer({ ok: true });
    await until(form, 'answered');
    const again = all(form, '.done button').at(-1);
    again?.click();
    later();
    again?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 3 }));
    await form.updateComplete;
    expect(form.status.state).to.equal('answered');
    again?.click();
    expect(form.status.state).to.equal('open');
    expect(host.events).to.have.length(1);
  });

  it('PF-36 neither does “Review” nor “Send again…”', async () => {
    const form = await typed();
    for (const status of [{ state: 'changed', content: form.content }, { state: 'unknown' }] as const) {
      form.status = status;
      await form.updateComplete;
      await press(form, '.notice button');
      expect([form.status.state, dialogOf(form)]).to.deep.equal([status.state, null]);
    }
  });

  it('ST-6 closed while an answer was under way: no second answer is offered', async () => {
    const { form, host } = await sent({}, { submissions: 'many' });
    form.status = { state: 'closed' };
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(buttons(form)).to.deep.equal(['Copy']);
  });

  it('L-3 values that are too large with what the page gave are refused here, in words', async () => {
    const form = await typed();
    let events = 0;
    form.addEventListener('ui-submit', () => (events += 1));
    control(form, 'what').value = 'x'.repeat(64 * 1024);
    control(form, 'what').dispatchEvent(new Event('input', { bubbles: true }));
    await press(form);
    expect([events, form.status.state]).to.deep.equal([0, 'open']);
    expect(one(form, '[role=alert]').textContent).to.contain('too long to send');
  });
});

describe('a double click on what brought the form back', () => {
  afterEach(unmountAll);

  it('PF-36 L-18 its second click, on Send, sends nothing; the next press does', async () => {
    const form = await mountForm(
      { title: 'A button', submissions: 'many', schema: { type: 'object', properties: {} } },
      { source: ARTIFACT, status: { state: 'answered', values: {} } },
    );
    const events = caught(form, (event) => {
      event.preventDefault();
    });
    later();
    one(form, '.actions button').click(); // Answer again
    await form.updateComplete;
    const click = (detail: number): boolean =>
      one(form, '[type=submit]').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }),
      );
    click(2);
    await form.updateComplete;
    expect(form.status.state).to.equal('open');
    click(1);
    await until(form, 'sending');
    await waitUntil(() => events.length === 1);
  });
});
