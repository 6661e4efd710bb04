import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { ar } from '../../src/locales/ar.js';
import { de } from '../../src/locales/de.js';
import { en } from '../../src/locales/en.js';
import { addLocale } from '../../src/ui/strings.js';
import { all, ASK, control, mountForm, press, text, type, unmountAll, until } from './support.js';
import { blur, clean, errorOf, mountField, sent, settled, valueOf } from './fields.js';

const page = document.documentElement;

/** Puts a form under an ancestor of a language. */
async function under(lang: string, form: UiForm): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.lang = lang;
  document.body.append(box);
  box.append(form);
  await form.updateComplete;
  return box;
}

const button = (form: UiForm): string => text(form, '[type=submit]');
const MIXED = {
  title: 'T',
  schema: {
    type: 'object',
    properties: {
      n: { type: 'number' },
      d: { type: 'string', format: 'date' },
      at: { type: 'string', format: 'date-time' },
      t: { type: 'string', format: 'time' },
      pick: { type: 'integer', enum: [1, 2] },
    },
  },
};
const VALUES = { n: 1234.5, d: '2026-02-28', at: '2026-02-28T23:30:00Z', pick: 2 };

describe('language', () => {
  before(() => {
    addLocale('de', de);
    addLocale('ar', ar);
    addLocale('xx', { ...en, send: 'Xend' });
  });
  afterEach(() => {
    unmountAll();
    page.lang = '';
    page.dir = '';
  });

  it('PF-20 a switch of the page’s language draws anew, and keeps what was typed and the focus', async () => {
    page.lang = 'en';
    const form = await mountField({ type: 'string' });
    await type(form, 'x', 'stays');
    page.lang = 'de';
    await settled(form, () => button(form) === de.send, 'German');
    expect(control(form, 'x').value).to.equal('stays');
    expect(form.shadowRoot?.activeElement).to.equal(control(form, 'x'));
    page.lang = 'ar';
    await settled(form, () => button(form) === ar.send, 'Arabic');
  });

  it('PF-20 the nearest language wins, through shadow roots, and the language stands for its regions', async () => {
    page.lang = 'de';
    const form = await mountField({ type: 'string' });
    const box = await under('xx', form);
    expect(button(form)).to.equal('Xend');
    const root = box.attachShadow({ mode: 'open' });
    root.append(form);
    await form.updateComplete;
    expect(button(form)).to.equal('Xend');
    box.remove();
    const swiss = await mountField({ type: 'string' });
    const region = await under('de-CH', swiss);
    expect(button(swiss)).to.equal(de.send);
    region.remove();
  });

  it('PF-20 a switch on an ancestor is followed too, and another element’s is not', async () => {
    const form = await mountField({ type: 'string' });
    const other = await mountField({ type: 'string' });
    const boxes = [await under('de', form), await under('en', other)];
    for (const box of boxes) box.lang = 'xx';
    boxes[1]?.removeAttribute('lang');
    await settled(form, () => button(form) === 'Xend', 'the ancestor’s language');
    expect(button(other)).to.equal('Send');
    for (const box of boxes) box.remove();
  });

  it('PF-20 a language of no dictionary, or none at all, is English', async () => {
    for (const lang of ['tlh', 'not a language', '"><img>', 'C']) {
      const form = await mountField({ type: 'number', minimum: 1000 });
      const box = await under(lang, form);
      expect(button(form)).to.equal('Send');
      box.remove();
    }
  });

  it('PF-20 a host can word any text, also one with plurals', async () => {
    const strings = { send: 'Absenden!', summary: { one: 'Only one', other: '{n} of them' } };
    const form = await mountField({ type: 'string' }, { required: true }, { strings });
    expect(button(form)).to.equal('Absenden!');
    await press(form);
    expect(text(form, '[role=alert]')).to.equal('Only one');
    form.strings = { send: 'Go' };
    await form.updateComplete;
    expect(button(form)).to.equal('Go');
  });

  it('PF-20 numbers, plurals and dates in texts are the language’s', async () => {
    const form = await mountField({ type: 'number', minimum: 1000.5 });
    const box = await under('de', form);
    await type(form, 'x', '1');
    await blur(form);
    expect(errorOf(form)).to.equal('Geben Sie 1.000,5 oder mehr ein.');
    form.status = { state: 'answered', values: { x: 1234.5 } };
    await until(form, 'answered');
    expect(text(form, 'dd')).to.equal('1.234,5');
    box.remove();
  });

  for (const lang of ['en', 'de', 'ar', 'ar-EG', 'fr', 'ja'])
    it(`PF-21 what is sent is the same in ${lang}`, async () => {
      page.lang = lang;
      page.dir = lang.startsWith('ar') ? 'rtl' : 'ltr';
      const form = await mountForm(MIXED, { source: ASK, values: VALUES });
      expect(await sent(form)).to.deep.equal(VALUES);
    });

  it('PF-21 a switch of language changes no number that was typed or set', async () => {
    for (const [from, typed, to, value] of [
      ['en', '1,234', 'de', 1234],
      ['en', '1.234', 'de', 1.234],
      ['de', '1,5', 'en', 1.5],
      ['en', '1234.5', 'ar-EG', 1234.5],
    ] as const) {
      const form = await mountField({ type: 'number' });
      const box = await under(from, form);
      await type(form, 'x', typed);
      expect(valueOf(form)).to.equal(value);
      box.lang = to;
      await settled(form, () => button(form) !== (from === 'en' ? 'Send' : de.send), 'the switch');
      expect(valueOf(form), `${typed} from ${from} to ${to}`).to.equal(value);
      await press(form);
      expect(errorOf(form)).to.equal('');
      box.remove();
    }
  });

  for (const [lang, typed] of [
    ['de', '1.234,5'],
    ['de', '1234,50'],
    ['ar-EG', '١٬٢٣٤٫٥'],
    ['ar', '1234.5'],
    ['ar-EG', '۱۲۳۴٫۵'],
  ] as const)
    it(`PF-21 ${typed} typed in ${lang} is 1234.5`, async () => {
      const form = await mountField({ type: 'number' });
      const box = await under(lang, form);
      await type(form, 'x', typed);
      expect(await sent(form)).to.deep.equal({ x: 1234.5 });
      box.remove();
    });

  it('PF-20 a preset number stands in the language’s digits, and what a person typed stays as typed', async () => {
    const form = await mountField({ type: 'number' }, {}, { values: { x: 1.5 } });
    const box = await under('ar-EG', form);
    expect(valueOf(form)).to.equal(1.5);
    const fresh = document.createElement('ui-form');
    Object.assign(fresh, { content: MIXED, values: VALUES });
    box.append(fresh);
    await fresh.updateComplete;
    expect(control(fresh, 'n').value).to.equal('١٢٣٤٫٥');
    box.remove();
  });

  it('PF-20 every text of German and Arabic is drawn without a brace left', async () => {
    for (const lang of ['de', 'ar']) {
      page.lang = lang;
      const form = await mountForm(MIXED, { source: { ...ASK, audience: 'X', made_by: { agent: 'Y' } } });
      for (const state of ['open', 'unknown', 'changed', 'closed', 'off', 'answered'] as const) {
        form.status = { state, by: 'Z' };
        await form.updateComplete;
        expect(clean(form.shadowRoot?.textContent)).not.to.match(/[{}]|undefined/);
      }
    }
    expect(all(await mountForm(MIXED), 'form')).to.have.length(1);
  });
});
