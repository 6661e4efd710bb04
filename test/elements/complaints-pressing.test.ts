import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { all, ASK, control, mountForm, one, press, root, type, unmountAll } from './support.js';
import { blur, errorOf, focused, mountField, typeKeys, valueOf } from './fields.js';

/** As a browser has it while half a date is typed: no value, no `input`, only this. */
function half(input: HTMLInputElement, bad = true): void {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: bad } });
}

const DATES = [
  ['date', 'Enter a date that exists.'],
  ['time', 'Enter a time, like 2:30 PM.'],
  ['date-time', 'Enter a date and a time.'],
] as const;

const two = {
  title: 'T',
  schema: {
    type: 'object',
    properties: { a: { type: 'string', title: 'A', minLength: 3 }, b: { type: 'boolean', title: 'B' } },
  },
};

describe('complaints about half a value and a press that misses', () => {
  afterEach(unmountAll);

  for (const [format, message] of DATES) {
    it(`F-14 #4 half a ${format} is told when it is left, and again when it is sent`, async () => {
      const form = await mountField({ type: 'string', format }, {}, { lang: 'en-US' });
      let events = 0;
      form.addEventListener('ui-submit', () => (events += 1));
      const input = control(form, 'x');
      input.focus();
      half(input);
      await blur(form);
      expect(errorOf(form).replace(/\s/g, ' ')).to.equal(message);
      await press(form);
      expect(events).to.equal(0);
    });

    it(`F-14 #4 a send with half a ${format} in the field sends nothing, and asks`, async () => {
      const form = await mountField({ type: 'string', format }, {}, { lang: 'en-US' });
      let events = 0;
      form.addEventListener('ui-submit', () => (events += 1));
      half(control(form, 'x'));
      await press(form);
      expect([events, errorOf(form).replace(/\s/g, ' '), focused(form)]).to.deep.equal([0, message, 'x']);
      half(control(form, 'x'), false);
      await type(form, 'x', format === 'date' ? '2026-01-02' : format === 'time' ? '10:00' : '2026-01-02T10:00');
      expect(errorOf(form)).to.equal('');
    });
  }

  it('F-14 #4 half a date from real keys, where the browser has such a control', async function () {
    const form = await mountField({ type: 'string', format: 'date' });
    const input = control(form, 'x');
    input.focus();
    await typeKeys('12');
    if (!input.validity.badInput) this.skip();
    await press(form);
    expect(errorOf(form)).to.equal('Enter a date that exists.');
  });

  it('F-14 #4 half a date in a control that is made anew is gone, and so is its problem', async () => {
    const content = { title: 'T', schema: { type: 'object', properties: { x: { type: 'string', format: 'date' } } } };
    const form = await mountForm(content, { source: ASK });
    half(control(form, 'x'));
    await press(form);
    expect(errorOf(form)).to.equal('Enter a date that exists.');
    form.content = { schema: 1 };
    await form.updateComplete;
    form.content = content;
    await form.updateComplete;
    await form.updateComplete;
    expect([control(form, 'x').value, errorOf(form)]).to.deep.equal(['', '']);
  });

  it('F-14 #12 a problem that comes with a press is drawn after it, so that the press hits', async () => {
    const form = await mountForm(two, { source: ASK });
    await type(form, 'a', 'x');
    const box = control(form, 'b').getBoundingClientRect();
    const position: [number, number] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    await form.updateComplete;
    expect(errorOf(form, 'a'), 'while it is down').to.equal('');
    await sendMouse({ type: 'up' });
    await new Promise((done) => setTimeout(done, 20));
    await form.updateComplete;
    expect(errorOf(form, 'a')).to.equal('Use at least 3 characters; you have 1.');
    expect(form.values['b'], 'the box was ticked').to.equal(true);
  });

  it('F-14 #12 a press that is taken away shows the problem too', async () => {
    const form = await mountForm(two);
    await type(form, 'a', 'x');
    control(form, 'b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await blur(form);
    expect(errorOf(form, 'a')).to.equal('');
    window.dispatchEvent(new PointerEvent('pointercancel'));
    await new Promise((done) => setTimeout(done, 20));
    await form.updateComplete;
    expect(errorOf(form, 'a')).to.equal('Use at least 3 characters; you have 1.');
  });

  it('F-14 #18 Enter held down is one press, on a field and on the button; in a text of many lines it is many', async () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' } };
    const form = await mountForm({
      title: 'T',
      schema: { type: 'object', properties },
      ui: { properties: { b: { widget: 'textarea' } } },
    });
    const enter = (target: Element, repeat: boolean): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
    for (const target of [control(form, 'a'), one(form, '[type=submit]')])
      expect([enter(target, false), enter(target, true)], target.localName).to.deep.equal([true, false]);
    expect(enter(control(form, 'b'), true), 'textarea').to.equal(true);
  });

  it('PF-12 after a refused send the first letter in another field shows no problem; leaving it does', async () => {
    const properties = { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B', minLength: 3 } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties, required: ['a'] } });
    await press(form);
    expect(errorOf(form, 'a')).to.equal('Enter a value.');
    await type(form, 'b', 'x');
    expect(errorOf(form, 'b'), 'while typing').to.equal('');
    await blur(form);
    expect(errorOf(form, 'b')).to.equal('Use at least 3 characters; you have 1.');
    await type(form, 'b', 'xy');
    expect(errorOf(form, 'b'), 'one that is shown follows').to.equal('Use at least 3 characters; you have 2.');
  });

  for (const [lang, text] of [
    ['en', '12 kg'],
    ['de', '1.234'],
  ] as const)
    it(`F-11 a stepper keeps «${text}» in ${lang}, and says what is wrong with it`, async () => {
      const page = document.createElement('div');
      page.lang = lang;
      document.body.append(page);
      const form = await mountField({ type: 'number' }, { hint: { widget: 'stepper' } });
      page.append(form);
      await form.updateComplete;
      let told = 0;
      form.addEventListener('ui-change', () => (told += 1));
      await type(form, 'x', text);
      await press(form, '[data-step="1"]');
      control(form, 'x').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
      await form.updateComplete;
      expect([control(form, 'x').value, valueOf(form), told]).to.deep.equal([text, undefined, 1]);
      expect(errorOf(form)).not.to.equal('');
      expect(root(form).querySelectorAll('[data-reading]')).to.have.length(lang === 'de' ? 2 : 0);
      page.remove();
    });

  it('L-5 a list that is wrong gets the focus on its first box, which says what is wrong', async () => {
    const items = { type: 'string', enum: Array.from({ length: 12 }, (_, index) => `choice ${String(index)}`) };
    const form = await mountField({ type: 'array', items, minItems: 1 }, { required: true });
    await press(form);
    const at = root(form).activeElement;
    expect([at?.getAttribute('type'), at?.getAttribute('aria-invalid')]).to.deep.equal(['checkbox', 'true']);
    expect(at).to.equal(all(form, '[type=checkbox]')[0]);
  });
});
