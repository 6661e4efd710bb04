import { expect } from '@open-wc/testing';
import { all, control, mountForm, one, press, text, type, unmountAll } from './support.js';
import { blur, clean, errorOf, focused, keys, mountField, sent, valueOf, wordsOf } from './fields.js';

const up = '[data-step="1"]';
const down = '[data-step="-1"]';

/** A field under an element of another language. */
async function mountIn(lang: string, property: Readonly<Record<string, unknown>>): ReturnType<typeof mountField> {
  const page = document.createElement('div');
  page.lang = lang;
  document.body.append(page);
  const form = await mountField(property);
  page.append(form);
  await form.updateComplete;
  return form;
}

describe('widgets of numbers', () => {
  afterEach(unmountAll);

  it('L-4 a number is a text with a numeric keypad', async () => {
    for (const [property, mode] of [
      [{ type: 'number' }, 'decimal'],
      [{ type: 'integer' }, 'decimal'],
      [{ type: 'integer', minimum: 0 }, 'numeric'],
    ] as const) {
      const input = control(await mountField(property), 'x');
      expect([input.type, input.inputMode]).to.deep.equal(['text', mode]);
    }
  });

  for (const [lang, typed, value] of [
    ['en', '1,234.5', 1234.5],
    ['de', '1.234,5', 1234.5],
    ['de', '0.5', 0.5],
    ['fr', '1 234,5', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '12.5', 12.5],
    ['en', '-3', -3],
  ] as const)
    it(`F-11 ${typed} is ${String(value)} in ${lang}`, async () => {
      const form = await mountIn(lang, { type: 'number' });
      await type(form, 'x', typed);
      await blur(form);
      expect(await sent(form)).to.deep.equal({ x: value });
      form.parentElement?.remove();
    });

  it('F-11 a number of two readings is not guessed: both are buttons, and the pressed one stands', async () => {
    const form = await mountIn('de', { type: 'number' });
    await type(form, 'x', '1.234');
    expect(form.values).to.deep.equal({});
    await blur(form);
    expect(errorOf(form))
      .to.match(/1\.234/)
      .and.match(/1,234/);
    expect(all(form, '[data-reading]').map(({ textContent }) => clean(textContent))).to.deep.equal(['1.234', '1,234']);
    await press(form, '[data-reading="1.234"]');
    expect([errorOf(form), valueOf(form), control(form, 'x').value]).to.deep.equal(['', 1.234, '1,234']);
    expect(focused(form), 'the button went away').to.equal('x');
    form.parentElement?.remove();
  });

  it('F-11 a send with two readings asks, and sends nothing', async () => {
    const form = await mountIn('de', { type: 'number' });
    let events = 0;
    form.addEventListener('ui-submit', () => (events += 1));
    await type(form, 'x', '1.234');
    await press(form);
    expect(events).to.equal(0);
    expect(focused(form)).to.equal('x');
    expect(all(form, '[data-reading]')).to.have.length(2);
    form.parentElement?.remove();
  });

  it('L-4 a slider has no value until it is moved', async () => {
    const form = await mountField({ type: 'integer', minimum: 0, maximum: 10 }, { hint: { widget: 'slider' } });
    const slider = control(form, 'x');
    expect([slider.type, slider.min, slider.max, slider.step]).to.deep.equal(['range', '0', '10', '1']);
    expect([text(form, 'output'), slider.getAttribute('aria-valuetext')]).to.deep.equal(['No answer', 'No answer']);
    expect(form.values).to.deep.equal({});
    slider.focus();
    await keys('ArrowRight');
    await form.updateComplete;
    expect([valueOf(form), text(form, 'output'), slider.getAttribute('aria-valuetext')]).to.deep.equal([6, '6', '6']);
  });

  it('L-4 a press on the middle of an unset slider is an answer', async () => {
    const form = await mountField({ type: 'integer', minimum: 0, maximum: 10 }, { hint: { widget: 'slider' }, required: true });
    await press(form);
    expect(errorOf(form)).to.equal('Enter a value.');
    control(form, 'x').click();
    await form.updateComplete;
    expect([valueOf(form), errorOf(form), text(form, 'output')]).to.deep.equal([5, '', '5']);
  });

  for (const [property, grid] of [
    [{ type: 'number', minimum: 0, maximum: 1 }, ['0', '1', '0.01']],
    [{ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.1 }, ['0', '5', '0.1']],
    [{ type: 'integer', minimum: 1, maximum: 22, multipleOf: 5 }, ['5', '20', '5']],
    [{ type: 'integer', minimum: 0, maximum: 10, exclusiveMinimum: 0, exclusiveMaximum: 10 }, ['1', '9', '1']],
    [{ type: 'number', minimum: -0.25, maximum: 1000 }, ['-0.25', '1000', '0.01']],
  ] as const)
    it(`L-4 the slider of ${JSON.stringify(property)} reaches only what may be sent`, async () => {
      const { min, max, step } = control(await mountField(property, { hint: { widget: 'slider' } }), 'x');
      expect([min, max, step]).to.deep.equal(grid);
    });

  it('L-4 a stepper steps by button and by arrow key, and stays within the limits', async () => {
    const form = await mountField({ type: 'integer', minimum: 1, maximum: 3 }, { hint: { widget: 'stepper' } });
    const held: unknown[] = [];
    for (const selector of [up, up, up, up, down]) {
      await press(form, selector);
      held.push(valueOf(form));
    }
    expect(held).to.deep.equal([1, 2, 3, 3, 2]);
    expect(control(form, 'x').value).to.equal('2');
    control(form, 'x').focus();
    await keys('ArrowDown', 'ArrowDown');
    expect(valueOf(form)).to.equal(1);
    await keys('ArrowUp');
    expect(await sent(form)).to.deep.equal({ x: 2 });
  });

  for (const [property, start, presses, end] of [
    [{ type: 'number', multipleOf: 0.1 }, '0.1', [up, up], 0.3],
    [{ type: 'number', multipleOf: 1e-7 }, '0.0000001', [up, up], 3e-7],
    [{ type: 'number' }, '0.7', [up, down, down], -0.3],
    [{ type: 'integer', minimum: 1, maximum: 12, multipleOf: 5 }, '', [up, up, up], 10],
    [{ type: 'integer', multipleOf: 5 }, '7', [up], 10],
    [{ type: 'integer', multipleOf: 5 }, '7', [down], 5],
    [{ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 3 }, '', [up, up, up, up], 2],
    [{ type: 'number', exclusiveMinimum: 0 }, '', [up, down], 1],
    [{ type: 'integer', maximum: 100 }, '500', [up], 100],
    [{ type: 'integer', multipleOf: 1.5 }, '3', [up], 6],
    [{ type: 'integer', maximum: -5 }, '', [up], -5],
  ] as const)
    it(`L-4 stepping ${JSON.stringify(property)} from «${start}» is decimal-exact`, async () => {
      const form = await mountField(property, { hint: { widget: 'stepper' } });
      if (start !== '') await type(form, 'x', start);
      for (const selector of presses) await press(form, selector);
      expect(valueOf(form)).to.equal(end);
      await blur(form);
      expect(errorOf(form)).to.equal('');
    });

  it('L-4 the buttons of a stepper are named and kept out of the form’s sending', async () => {
    const form = await mountField({ type: 'integer' }, { hint: { widget: 'stepper' } });
    expect(
      [one(form, down), one(form, up)].map((button) => [button.getAttribute('aria-label'), (button as HTMLButtonElement).type]),
    ).to.deep.equal([
      ['Decrease', 'button'],
      ['Increase', 'button'],
    ]);
  });

  it('L-5 the bounds of safe integers, as zod writes them, are never told', async () => {
    const property = { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 };
    const form = await mountField(property);
    await type(form, 'x', '1e3');
    await blur(form);
    expect(errorOf(form)).not.to.contain('9');
    await type(form, 'x', '99999999999999999');
    expect(errorOf(form)).not.to.contain('9,007');
  });

  it('L-5 two forms of one page keep their numbers apart', async () => {
    const forms = [
      await mountField({ type: 'number', title: 'A' }),
      await mountForm({ title: 'T', schema: { type: 'object', properties: { x: { type: 'number', title: 'B' } } } }),
    ];
    for (const [index, form] of forms.entries()) await type(form, 'x', String(index));
    expect(forms.map(valueOf)).to.deep.equal([0, 1]);
    expect(forms.map((form) => wordsOf(form, control(form, 'x').getAttribute('aria-describedby')))).to.deep.equal(['', '']);
  });
});
