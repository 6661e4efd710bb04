/** What happens while a form is locked, counted or over, and stays true afterwards. */
import { expect } from '@open-wc/testing';
import { asking, typed, words } from './life.js';
import { ARTIFACT, control, Host, mountForm, press, text, unmountAll, until, waitUntil } from './support.js';

afterEach(unmountAll);

describe('a form that is locked', () => {
  it('L-14 a control holds what is filled in, whatever comes in while it is locked', async () => {
    const form = await mountForm(
      asking({
        what: { type: 'string' },
        one: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] },
        tick: { type: 'boolean' },
      }),
      { values: { what: 'Typed', one: 'b' } },
    );
    form.status = { state: 'closed' };
    // before it is drawn as locked, as in a page that was asleep
    for (const [name, value] of [
      ['what', 'Typed and more'],
      ['one', '4'],
    ] as const) {
      control(form, name).value = value;
      control(form, name).dispatchEvent(new Event('input', { bubbles: true }));
    }
    control(form, 'tick').click();
    await form.updateComplete;
    form.status = { state: 'open' };
    await form.updateComplete;
    expect([control(form, 'what').value, control(form, 'one').value, control(form, 'tick').checked]).to.deep.equal([
      'Typed',
      '1',
      false,
    ]);
    expect(form.values).to.deep.equal({ what: 'Typed', one: 'b', tick: false });
  });

  it('F-10 the count stands through a send, its refusal and its answer; a later one leaves the receipt', async () => {
    const form = await typed({ source: ARTIFACT, status: { state: 'open', count: 3 } });
    const host = new Host(form);
    await press(form);
    await host.event();
    expect(text(form, '.count')).to.equal('3 answers so far');
    form.status = { state: 'open', count: 4 };
    await form.updateComplete;
    expect(text(form, '.count')).to.equal('4 answers so far');
    await host.answer({ ok: false, code: 'validation_failed', problems: [{ path: '/what', message: 'No.' }] });
    await until(form, 'open');
    expect(text(form, '.count')).to.equal('4 answers so far');
    await press(form);
    await host.event(1);
    await host.answer({ ok: true, by: 'Ada' }, 1);
    await until(form, 'answered');
    expect(text(form, '.count')).to.equal('4 answers so far');
    form.status = { state: 'answered', count: 5 };
    await form.updateComplete;
    expect(text(form, '.count')).to.equal('5 answers so far');
    expect(words(form)).to.contain('Sent by Ada');
    expect(text(form, '[part=receipt]')).to.contain('Typed');
  });

  it('F-13 over while it is answered: no other answer is begun; over while it is sent and refused: closed, and the focus goes to no field', async () => {
    const deadline = new Date(Date.now() + 500).toISOString();
    const form = await typed({ source: ARTIFACT }, { deadline });
    const host = new Host(form);
    await press(form);
    await host.event();
    control(form, 'what').blur();
    await waitUntil(() => Date.now() > Date.parse(deadline) + 20);
    await host.answer({ ok: false, code: 'validation_failed', problems: [{ path: '/what', message: 'No.' }] });
    await until(form, 'closed');
    expect(form.shadowRoot?.activeElement).to.not.equal(control(form, 'what'));
    const many = await mountForm(
      asking({ what: { type: 'string' } }, { submissions: 'many', deadline: new Date(Date.now() + 400).toISOString() }),
      {
        status: { state: 'answered', values: { what: 'x' } },
      },
    );
    const again = [...(many.shadowRoot?.querySelectorAll('button') ?? [])].find((button) => button.textContent.includes('again'));
    await waitUntil(() => Date.now() > Date.parse(deadline) + 900);
    again?.click();
    await many.updateComplete;
    expect(many.status.state).to.equal('answered');
    expect(text(many, '[part=receipt]')).to.contain('x');
  });
});

describe('a quick outcome', () => {
  it('ST-1 draws no field as locked: nothing of the form turns grey and back', async () => {
    const form = await typed({ source: ARTIFACT });
    const host = new Host(form);
    let locked = 0;
    const watch = new MutationObserver((records) => (locked += records.length));
    watch.observe(control(form, 'what'), { attributes: true, attributeFilter: ['readonly', 'aria-readonly'] });
    await press(form);
    await host.answer({ ok: false, code: 'validation_failed', problems: [{ path: '/what', message: 'No.' }] });
    await until(form, 'open');
    locked += watch.takeRecords().length;
    expect(locked).to.equal(0);
  });
});
