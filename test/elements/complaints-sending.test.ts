import { expect } from '@open-wc/testing';
import { later } from './life.js';
import {
  all,
  ARTIFACT,
  ASK,
  CONTENT,
  control,
  Host,
  mountForm,
  one,
  press,
  root,
  text,
  type,
  unmountAll,
  until,
  waitUntil,
} from './support.js';
import { blur, errorOf, focused, keys, mountField, typeKeys, valueOf, wordsOf } from './fields.js';

describe('complaints about sending and reach', () => {
  afterEach(unmountAll);

  it('F-14 #12 no problem shows before a send or a leave after an edit', async () => {
    const form = await mountField({ type: 'string', minLength: 3 }, { required: true });
    expect(errorOf(form)).to.equal('');
    control(form, 'x').focus();
    await blur(form);
    expect(errorOf(form), 'left without an edit').to.equal('');
    await type(form, 'x', 'a');
    expect(errorOf(form), 'while typing').to.equal('');
    await blur(form);
    expect(errorOf(form)).to.equal('Use at least 3 characters; you have 1.');
    await type(form, 'x', 'abc');
    expect(errorOf(form), 'checked again as it changes').to.equal('');
  });

  it('F-14 #13 a message names no key, and the host can word it', async () => {
    const form = await mountField(
      { type: 'string' },
      { required: true },
      { strings: { 'required-text': 'Please write something.' } },
    );
    await press(form);
    expect(errorOf(form)).to.equal('Please write something.');
    const plain = await mountForm({
      title: 'T',
      schema: { type: 'object', required: ['a_key'], properties: { a_key: { type: 'string', title: 'A' } } },
    });
    await press(plain);
    expect(text(plain, '[part=error]')).to.equal('Enter a value.');
  });

  it('F-14 #14 a problem is tied to its control, said once, and the first takes the focus, radios too', async () => {
    const schema = {
      type: 'object',
      required: ['pick', 'what'],
      properties: { pick: { type: 'string', title: 'Pick', enum: ['a', 'b'] }, what: { type: 'string', title: 'What' } },
    };
    const form = await mountForm({ title: 'T', schema });
    await press(form);
    expect(focused(form)).to.equal('pick');
    const group = one(form, '[data-field=pick]');
    expect(group.getAttribute('aria-invalid')).to.equal('true');
    expect(wordsOf(form, group.getAttribute('aria-describedby'))).to.equal('Choose one.');
    const input = control(form, 'what');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(wordsOf(form, input.getAttribute('aria-describedby'))).to.equal('Enter a value.');
    expect(all(form, '[role=alert]').map((each) => each.textContent.trim())).to.deep.equal(['2 fields need a change.']);
  });

  it('F-14 #15 no code from text, no style attribute, no style element', async () => {
    const { eval: evaluate, Function: Make } = window;
    const refuse = (): never => {
      throw new Error('code from text');
    };
    window.eval = refuse;
    window.Function = new Proxy(Make, { apply: refuse, construct: refuse });
    try {
      const form = await mountForm(CONTENT, { source: ARTIFACT });
      const host = new Host(form);
      await type(form, 'what', 'It works');
      await press(form);
      await host.answer({ ok: true });
      await until(form, 'answered');
      expect(all(form, '[style], style')).to.have.length(0);
    } finally {
      window.eval = evaluate;
      window.Function = Make;
    }
  });

  it('F-14 #16 Enter in a one-line field sends; form, controls and a native button stand in one root', async () => {
    const form = await mountForm(CONTENT, { source: ASK });
    const host = new Host(form);
    for (const input of all<HTMLInputElement>(form, 'input, select, textarea')) {
      expect(input.form?.getRootNode(), input.name).to.equal(root(form));
    }
    expect(all(form, 'button[type=submit]')).to.have.length(1);
    control(form, 'what').focus();
    await typeKeys('Down');
    await keys('Enter');
    expect((await host.event()).values).to.deep.equal({ what: 'Down', page: false });
  });

  it('F-14 #16 Enter that ends a composition sends nothing; autofill has an opt-out', async () => {
    const form = await mountForm({
      title: 'T',
      schema: { type: 'object', properties: { name: { type: 'string' }, odd: { type: 'string' } } },
    });
    const enter = (init: KeyboardEventInit): boolean =>
      control(form, 'name').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    expect(enter({ isComposing: true }), 'composing').to.equal(false);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it there
    expect(enter({ keyCode: 229 }), 'Safari, after the end').to.equal(false);
    expect(enter({}), 'a plain Enter').to.equal(true);
    expect(control(form, 'name').autocomplete).to.equal('name');
    expect(control(form, 'odd').autocomplete).to.equal('off');
  });

  it('F-14 #17 while composing nothing is checked, drawn or told', async () => {
    const form = await mountField({ type: 'string', minLength: 3 });
    await type(form, 'x', 'a');
    await blur(form);
    expect(errorOf(form)).not.to.equal('');
    const input = control(form, 'x');
    let told = 0;
    form.addEventListener('ui-change', () => (told += 1));
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'かんじ';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await form.updateComplete;
    expect(told).to.equal(0);
    expect(errorOf(form), 'stands until the end').not.to.equal('');
    expect(input.value).to.equal('かんじ');
    input.value = '漢字だ';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await form.updateComplete;
    expect([told, errorOf(form), valueOf(form)]).to.deep.equal([1, '', '漢字だ']);
  });

  it('F-14 #18 one event a send, busy, then a receipt that nothing can be typed into', async () => {
    const form = await mountForm({ ...CONTENT, submissions: 'many' }, { source: ARTIFACT });
    const host = new Host(form);
    await type(form, 'what', 'Once');
    await press(form);
    await press(form);
    const first = await host.event();
    expect(one(form, '[aria-busy]').getAttribute('aria-busy')).to.equal('true');
    control(form, 'what').value = 'Twice';
    control(form, 'what').dispatchEvent(new Event('input', { bubbles: true }));
    expect(control(form, 'what').value, 'from the press on').to.equal('Once');
    await waitUntil(() => control(form, 'what').readOnly, 'never drawn as locked');
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(host.events).to.have.length(1);
    expect(all(form, 'input, select, textarea, [type=submit]')).to.have.length(0);
    expect(text(form, '.receipt')).to.contain('Once');
    later();
    await press(form, '.done .actions button:last-child');
    await type(form, 'what', 'Once');
    await press(form);
    const second = await host.event(1);
    expect(JSON.stringify(first.command)).to.contain('nonce');
    expect(second.command).not.to.deep.equal(first.command);
  });
});
