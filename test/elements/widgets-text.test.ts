import { expect } from '@open-wc/testing';
import { all, control, mountForm, one, press, text, type, unmountAll } from './support.js';
import { asking, blur, errorOf, focused, keys, mountField, sent, tick, typeKeys, valueOf, words, wordsOf } from './fields.js';

describe('widgets of texts and yes or no', () => {
  afterEach(unmountAll);

  for (const [property, hint, type_, tag] of [
    [{}, undefined, 'text', 'input'],
    [{}, { widget: 'textarea' }, 'textarea', 'textarea'],
    [{ format: 'email' }, undefined, 'email', 'input'],
    [{ format: 'uri' }, undefined, 'url', 'input'],
    [{ format: 'date' }, undefined, 'date', 'input'],
    [{ format: 'time' }, undefined, 'time', 'input'],
    [{ format: 'date-time' }, undefined, 'datetime-local', 'input'],
  ] as const)
    it(`L-4 a string ${JSON.stringify({ ...property, ...hint })} is a ${type_}`, async () => {
      const form = await mountField({ type: 'string', ...property }, hint ? { hint } : {});
      const input = control(form, 'x');
      expect([input.localName, input.getAttribute('type') ?? input.type]).to.deep.equal([tag, type_]);
    });

  it('L-5 an untouched form sends no key for text, number, date and select, and false for a checkbox', async () => {
    const properties = {
      text: { type: 'string' },
      number: { type: 'number' },
      date: { type: 'string', format: 'date' },
      moment: { type: 'string', format: 'date-time' },
      time: { type: 'string', format: 'time' },
      pick: { type: 'string', enum: ['a', 'b'] },
      menu: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] },
      many: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      needed: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      slide: { type: 'integer', minimum: 0, maximum: 10 },
      tick: { type: 'boolean' },
      flip: { type: 'boolean' },
      either: { type: 'boolean' },
    };
    const ui = { properties: { slide: { widget: 'slider' }, flip: { widget: 'switch' }, either: { widget: 'radio' } } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties, required: ['needed'] }, ui });
    expect(form.values).to.deep.equal({ needed: [], tick: false, flip: false });
  });

  it('L-5 a multi-select that was touched is sent as an empty list', async () => {
    const form = await mountField({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } });
    await tick(form, 'x', 0);
    expect(valueOf(form)).to.deep.equal(['a']);
    await tick(form, 'x', 0);
    expect(await sent(form)).to.deep.equal({ x: [] });
  });

  it('L-5 required-many is a refusal only with minItems', async () => {
    const items = { type: 'string', enum: ['a', 'b'] };
    const free = await mountField({ type: 'array', items }, { required: true });
    expect(await sent(free)).to.deep.equal({ x: [] });
    const one_ = await mountField({ type: 'array', items, minItems: 1 }, { required: true });
    await press(one_);
    expect(errorOf(one_)).to.equal('Choose at least one.');
  });

  it('L-4 a boolean is a checkbox, a switch, or yes and no', async () => {
    const box = await mountField({ type: 'boolean', default: true });
    expect([control(box, 'x').type, control(box, 'x').checked]).to.deep.equal(['checkbox', true]);
    await tick(box, 'x', 'on');
    expect(valueOf(box)).to.equal(false);
    const flip = await mountField({ type: 'boolean' }, { hint: { widget: 'switch' } });
    expect(control(flip, 'x').getAttribute('role')).to.equal('switch');
    await tick(flip, 'x', 'on');
    expect(valueOf(flip)).to.equal(true);
    const either = await mountField({ type: 'boolean' }, { hint: { widget: 'radio' }, required: true });
    expect(either.values).to.deep.equal({});
    await press(either);
    expect(errorOf(either)).to.equal('Choose one.');
    await tick(either, 'x', 'no');
    expect(await sent(either)).to.deep.equal({ x: false });
  });

  it('L-5 a time goes with the offset of the person, and comes back as it was typed', async () => {
    const form = await mountField({ type: 'string', format: 'time' });
    await type(form, 'x', '15:30');
    expect(valueOf(form)).to.match(/^15:30:00[+-]\d\d:\d\d$/);
    const again = await mountField({ type: 'string', format: 'time' }, {}, { values: form.values });
    expect(control(again, 'x').value).to.equal('15:30');
  });

  it('L-5 a moment set by the host is shown in local time and goes back as the same instant', async () => {
    const form = await mountField({ type: 'string', format: 'date-time' }, {}, { values: { x: '2026-02-28T23:45:00Z' } });
    const local = new Date('2026-02-28T23:45:00Z');
    expect(control(form, 'x').value).to.equal(
      `${String(local.getFullYear())}-${[local.getMonth() + 1, local.getDate()].map((n) => String(n).padStart(2, '0')).join('-')}T${[local.getHours(), local.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':')}`,
    );
    expect(await sent(form)).to.deep.equal({ x: '2026-02-28T23:45:00Z' });
  });

  it('L-5 many lines keep their breaks, and Enter in them sends nothing', async () => {
    const form = await mountField({ type: 'string' }, { hint: { widget: 'textarea' } });
    let events = 0;
    form.addEventListener('ui-submit', () => (events += 1));
    control(form, 'x').focus();
    await typeKeys('one');
    await keys('Enter');
    await typeKeys('two');
    expect(valueOf(form)).to.equal('one\ntwo');
    expect(events).to.equal(0);
  });

  it('L-4 order, sections, help, placeholder and the button’s words are followed', async () => {
    const properties = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [name, { type: 'string', title: name.toUpperCase() }]),
    );
    const form = await mountForm({
      title: 'T',
      schema: { type: 'object', properties },
      ui: {
        order: ['c', 'a'],
        sections: [{ title: 'Last', properties: ['b'] }],
        properties: { a: { help: 'Some help', placeholder: 'Like this' } },
        submit_label: 'Book it',
      },
    });
    expect(all<HTMLInputElement>(form, 'input').map(({ name }) => name)).to.deep.equal(['c', 'a', 'd', 'b']);
    expect(text(form, '.group h4')).to.equal('Last');
    expect(one(form, '.group[role=group]').getAttribute('aria-labelledby')).to.equal(one(form, '.group h4').id);
    expect(control(form, 'a').placeholder).to.equal('Like this');
    expect(wordsOf(form, control(form, 'a').getAttribute('aria-describedby'))).to.equal('Some help');
    expect(text(form, '[type=submit]')).to.equal('Book it');
  });

  for (const [what, ui] of [
    ['an unknown hint', { properties: { x: { colour: 'red' } } }],
    ['an unknown property', { properties: { y: { help: 'h' } } }],
    ['a class', { class: 'big' }],
    ['a widget of another type', { properties: { x: { widget: 'slider' } } }],
  ] as const)
    it(`L-4 refuses ${what}`, async () => {
      const form = await mountForm({ ...(asking({ type: 'string' }) as object), ui });
      expect(words(form)).to.contain('This form can’t be shown');
      expect(all(form, 'input')).to.have.length(0);
    });

  it('L-5 shows the server’s refusal under the field of the same path, focus on the first', async () => {
    const properties = { a: { type: 'string' }, 'b/c': { type: 'string' }, d: { type: 'integer', enum: [1, 2] } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties } });
    const severity = 'refused' as const;
    form.status = {
      state: 'open',
      problems: [
        { path: '/d', code: 'choice-gone', message: '', severity },
        { path: '/b~1c', code: 'min-length', limit: 3, got: 1, message: '', severity },
      ],
    };
    await form.updateComplete;
    expect(errorOf(form, 'b/c')).to.equal('Use at least 3 characters; you have 1.');
    expect(errorOf(form, 'd')).to.equal('Choose one of the options.');
    expect(focused(form)).to.equal('b/c');
    await type(form, 'b/c', 'abc');
    await blur(form);
    expect(errorOf(form, 'b/c'), 'stands until the next edit').to.equal('');
  });
});
