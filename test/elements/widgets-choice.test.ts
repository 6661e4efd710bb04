import { expect } from '@open-wc/testing';
import { all, control, one, press, root, text, unmountAll } from './support.js';
import { blur, choose, clean, errorOf, focused, keys, mountField, sent, settled, tick, typeKeys, valueOf } from './fields.js';

const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `choice ${String.fromCharCode(97 + index)}`);
const shown = (form: Parameters<typeof all>[0]): string[] =>
  all(form, '.option')
    .filter((option) => option.checkVisibility())
    .map(({ textContent }) => clean(textContent));
const filter = '[data-filter=x]';

describe('widgets of choices', () => {
  afterEach(unmountAll);

  for (const [property, widget, found] of [
    [{ type: 'string', enum: letters(5) }, undefined, 'radio'],
    [{ type: 'string', enum: letters(6) }, undefined, 'select-one'],
    [{ type: 'string', enum: letters(6) }, 'radio', 'radio'],
    [{ type: 'string', enum: letters(2) }, 'select', 'select-one'],
    [{ type: 'integer', enum: [1, 2, 3, 4, 5] }, undefined, 'radio'],
    [{ type: 'number', enum: [1, 2, 3, 4, 5, 6] }, undefined, 'select-one'],
    [{ type: 'number', enum: [0.5, 1] }, 'select', 'select-one'],
    [{ type: 'array', items: { type: 'string', enum: letters(10) } }, undefined, 'checkbox'],
    [{ type: 'array', items: { type: 'string', enum: letters(11) } }, undefined, 'list'],
    [{ type: 'array', items: { type: 'string', enum: letters(2) } }, 'list', 'list'],
    [{ type: 'array', items: { type: 'string', enum: letters(11) } }, 'checkboxes', 'checkbox'],
  ] as const)
    it(`L-4 ${String(('enum' in property ? property.enum : property.items.enum).length)} choices of ${property.type} with ${String(widget)} are a ${found}`, async () => {
      const form = await mountField(property, widget === undefined ? {} : { hint: { widget } });
      const list = root(form).querySelector(filter) !== null;
      expect(list ? 'list' : control(form, 'x').type).to.equal(found);
    });

  it('L-4 choices are shown by their titles and sent by their values', async () => {
    const titled = [
      { const: 'a', title: 'Roll back', description: 'To yesterday' },
      { const: 'b', title: 'Go on' },
    ];
    const radio = await mountField({ type: 'string', oneOf: titled });
    expect(shown(radio)).to.deep.equal(['Roll back To yesterday', 'Go on']);
    await tick(radio, 'x', 1);
    expect(await sent(radio)).to.deep.equal({ x: 'b' });
    const legacy = await mountField(
      { type: 'string', enum: ['a', 'b'], enumNames: ['First', 'Second'] },
      { hint: { widget: 'select' } },
    );
    await choose(legacy, 'x', 'Second');
    expect(await sent(legacy)).to.deep.equal({ x: 'b' });
    const boxes = await mountField({ type: 'array', items: { anyOf: titled } });
    await tick(boxes, 'x', 1);
    await tick(boxes, 'x', 0);
    expect(await sent(boxes), 'in the order of the choices').to.deep.equal({ x: ['a', 'b'] });
  });

  it('L-5 an empty text may be a choice and is sent as one', async () => {
    const form = await mountField({ type: 'string', enum: ['', 'full'] }, { hint: { widget: 'radio' } });
    await tick(form, 'x', 0);
    expect(await sent(form)).to.deep.equal({ x: '' });
  });

  it('L-5 0 and decimals come back as the numbers they are', async () => {
    const form = await mountField({ type: 'number', enum: [0, 0.5, -1] });
    await tick(form, 'x', 0);
    expect(valueOf(form)).to.equal(0);
    await tick(form, 'x', 2);
    expect(await sent(form)).to.deep.equal({ x: -1 });
  });

  it('L-4 a long list can be filtered; what is chosen stays chosen, and the count says so', async () => {
    const form = await mountField({ type: 'array', items: { type: 'string', enum: letters(12) } });
    await tick(form, 'x', 0);
    one(form, filter).focus();
    await typeKeys('CHOICE B');
    await form.updateComplete;
    expect(shown(form)).to.deep.equal(['choice b']);
    expect(text(form, '.list > .note')).to.equal('1 chosen');
    await tick(form, 'x', 1);
    expect(valueOf(form)).to.deep.equal(['choice a', 'choice b']);
    expect(text(form, '.list > .note')).to.equal('2 chosen');
    await typeKeys('zzz');
    await form.updateComplete;
    expect(shown(form)).to.deep.equal([]);
    expect(text(form, '.scroll .note')).to.equal('No option matches.');
    expect(await sent(form)).to.deep.equal({ x: ['choice a', 'choice b'] });
  });

  it('L-4 Enter in the filter sends nothing, and what it left is said once', async () => {
    const form = await mountField({ type: 'array', items: { type: 'string', enum: letters(12) } });
    let events = 0;
    form.addEventListener('ui-submit', () => (events += 1));
    one(form, filter).focus();
    await typeKeys('choice b');
    await keys('Enter');
    expect(events).to.equal(0);
    expect(focused(form)).to.equal('x');
    const live = (): string => clean(document.querySelector('[data-inlay-announcer]')?.shadowRoot?.textContent);
    await settled(form, () => live() === '1 option', 'the count is said');
  });

  it('L-5 more than allowed, and too few, are told', async () => {
    const form = await mountField({ type: 'array', items: { type: 'string', enum: letters(4) }, minItems: 2, maxItems: 2 });
    await tick(form, 'x', 0);
    await press(form);
    expect(errorOf(form)).to.equal('Choose at least 2.');
    await tick(form, 'x', 1);
    expect(errorOf(form)).to.equal('');
    await tick(form, 'x', 2);
    await blur(form);
    expect(errorOf(form)).to.equal('Choose at most 2.');
  });

  it('F-8 what the host sets again goes over no choice of a person, neither shown nor held; elsewhere it is shown', async () => {
    const form = await mountField({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, {}, { values: { x: ['a'] } });
    await tick(form, 'x', 0);
    form.values = { x: ['a'], y: 1 };
    await form.updateComplete;
    expect([control(form, 'x', 0).checked, valueOf(form)]).to.deep.equal([false, []]);
    await tick(form, 'x', 0);
    form.values = { x: ['b'] };
    await form.updateComplete;
    expect([control(form, 'x', 1).checked, valueOf(form)]).to.deep.equal([true, ['b']]);
    const menu = await mountField({ type: 'string', enum: ['a', 'b'] }, { hint: { widget: 'select' } }, { values: { x: 'a' } });
    await choose(menu, 'x', 'b');
    menu.values = { x: 'a', y: 1 };
    await menu.updateComplete;
    expect([one<HTMLSelectElement>(menu, 'select').selectedOptions[0]?.text.trim(), valueOf(menu)]).to.deep.equal(['b', 'b']);
  });

  it('L-4 a locked select keeps the focus and offers nothing else', async () => {
    const form = await mountField({ type: 'string', enum: ['a', 'b'] }, { hint: { widget: 'select' } }, { values: { x: 'b' } });
    const select = one<HTMLSelectElement>(form, 'select');
    select.focus();
    form.status = { state: 'closed' };
    await form.updateComplete;
    expect(focused(form)).to.equal('x');
    expect(select.getAttribute('aria-disabled')).to.equal('true');
    expect([...select.options].filter(({ disabled }) => !disabled).map((option) => option.text.trim())).to.deep.equal(['b']);
  });
});
