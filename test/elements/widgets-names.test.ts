import { expect } from '@open-wc/testing';
import { all, ASK, control, Host, mountForm, one, text, unmountAll } from './support.js';
import { mountField } from './fields.js';
import { named } from './seen.js';

const NOTHING = ['', ' ', '\u200b', '\u00ad\u2800', '\u3164', '\u202e'];

describe('names of what is drawn', () => {
  afterEach(unmountAll);

  for (const blank of NOTHING.slice(1))
    it(`PF-11 a title of ${JSON.stringify(blank)} names nothing: the property, the value, our own words do`, async () => {
      const properties = {
        a: { type: 'string', title: blank },
        b: { type: 'string', oneOf: [{ const: 'one', title: blank }] },
        c: { type: 'array', items: { type: 'string', enum: [blank, 'two'] } },
      };
      const form = await mountForm({
        title: blank,
        schema: { type: 'object', title: 'Of the schema', properties },
        ui: { submit_label: blank, sections: [{ title: blank, properties: ['c'] }] },
      });
      expect(named(form).map((name) => name.replace(/\[U\+202E\]/g, '\u202e'))).to.deep.equal([
        'a',
        'one',
        JSON.stringify(blank).replace(/\s+/g, ' '),
        'two',
      ]);
      expect(text(form, '[data-heading]')).to.equal('Of the schema');
      expect(text(form, '[type=submit]')).to.equal('Send');
      expect(all(form, 'h4')).to.have.length(0);
    });

  it('PF-39 autocomplete is said of every control that a browser fills in, and never one-time codes', async () => {
    const properties = {
      address: { type: 'string' },
      country: { type: 'string', enum: ['a', 'b'] },
      code: { type: 'string' },
      about: { type: 'string' },
    };
    const form = await mountForm(
      {
        title: 'T',
        schema: { type: 'object', properties },
        ui: { properties: { address: { widget: 'textarea' }, about: { widget: 'textarea' }, country: { widget: 'select' } } },
      },
      { autofill: { address: 'street-address', country: 'country-name', code: 'one-time-code' } },
    );
    expect(['address', 'country', 'code', 'about'].map((name) => control(form, name).getAttribute('autocomplete'))).to.deep.equal(
      ['street-address', 'country-name', 'off', 'off'],
    );
  });

  it('F-6 submit_on_choice shows all choices, however many, and a press on one answers', async () => {
    const form = await mountField(
      { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      { ui: { submit_on_choice: true } },
    );
    expect(all(form, '[type=radio]')).to.have.length(7);
    const host = new Host(form);
    const radio = control(form, 'x', 6);
    radio.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    radio.click();
    expect((await host.event()).values).to.deep.equal({ x: 'g' });
  });

  it('PF-37 a host’s words under a field are characters, in their own direction', async () => {
    const form = await mountField({ type: 'string' });
    form.status = { state: 'open', problems: [{ path: '/x', code: 'own', message: 'a\u202eb', severity: 'refused' }] };
    await form.updateComplete;
    expect(text(form, '[part=error]')).to.equal('a[U+202E]b');
    expect(one(form, '[part=error] bdi').dir).to.equal('auto');
  });

  it('PF-37 a choice of a select is in the language and direction of the agent', async () => {
    const form = await mountField({ type: 'string', enum: ['أ', 'ب'] }, { hint: { widget: 'select' }, lang: 'ar' });
    const options = all<HTMLOptionElement>(form, 'option').slice(1);
    expect(options.map(({ lang, dir }) => `${lang} ${dir}`)).to.deep.equal(['ar rtl', 'ar rtl']);
  });

  it('L-4 the zone of the person stands beside a time', async () => {
    const form = await mountField({ type: 'string', format: 'time' });
    const id = control(form, 'x').getAttribute('aria-describedby') ?? '';
    expect(text(form, `#${id}`)).to.match(/^Your time: \S/);
  });

  for (const property of [
    { type: 'integer', multipleOf: 1e-200, minimum: 1e20, maximum: 1e21 },
    { type: 'number', multipleOf: 5e-324, minimum: 0, maximum: 1 },
  ])
    for (const widget of ['slider', 'stepper'])
      it(`L-4 a ${widget} of ${JSON.stringify(property)} is drawn`, async () => {
        const form = await mountField(property, { hint: { widget } }, { source: ASK });
        expect(control(form, 'x').name).to.equal('x');
      });
});
