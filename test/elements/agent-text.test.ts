import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { all, ASK, control, Host, mountForm, one, press, root, unmountAll, until } from './support.js';
import { asking, mountField, words } from './fields.js';

/** Every place where an agent can write a text; `%` is replaced by what is tried. */
const RICH = {
  title: 'a %',
  description: 'b %',
  schema: {
    type: 'object',
    title: 'unused %',
    description: 'unused %',
    required: ['line', 'pick'],
    properties: {
      line: { type: 'string', title: 'c %', description: 'd %', default: 'e %' },
      area: { type: 'string', title: 'f %', default: 'g %' },
      pick: { type: 'string', title: 'h %', oneOf: [{ const: 'i %', title: 'j %', description: 'k %' }, { const: 'x' }] },
      menu: { type: 'string', title: 'l %', enum: ['m1 %', 'm2 %'], enumNames: ['n1 %', 'n2 %'] },
      boxes: { type: 'array', title: 'o %', items: { type: 'string', enum: ['p1 %', 'p2'] } },
      list: { type: 'array', title: 'q %', items: { anyOf: [{ const: 'r', title: 's %', description: 't %' }] } },
      tick: { type: 'boolean', title: 'u %', description: 'v %' },
      yes: { type: 'boolean', title: 'w %' },
      slide: { type: 'integer', title: 'x %', minimum: 0, maximum: 5 },
      num: { type: 'number', title: 'y %' },
      'name %': { type: 'string' },
    },
  },
  ui: {
    properties: {
      line: { placeholder: 'A %', help: 'B %' },
      area: { widget: 'textarea', placeholder: 'C %', help: 'D %' },
      menu: { widget: 'select' },
      list: { widget: 'list' },
      yes: { widget: 'radio', help: 'E %' },
      slide: { widget: 'slider' },
      num: { widget: 'stepper', placeholder: 'F %' },
    },
    sections: [{ title: 'G %', properties: ['tick', 'yes'] }],
    submit_label: 'H %',
  },
};

const fill = (value: unknown, text: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('%', JSON.stringify(text).slice(1, -1)));

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key.includes('<') || key.includes('name ') ? [key] : []),
    ...strings(each),
  ]);
}

/** All that a person can read or a control holds. */
function readable(form: UiForm): string {
  const held = all<HTMLInputElement>(form, 'input, textarea, option').flatMap(({ value, placeholder, name }) => [
    value,
    placeholder,
    name,
  ]);
  return [root(form).textContent, ...held].join('\n');
}

const kinds = (form: UiForm): string[] => all(form, '*').map(({ localName }) => localName);

describe('an agent’s texts', () => {
  afterEach(unmountAll);

  const TRIED = [
    '<img src=x onerror=window.pwned=1>',
    '<script>window.pwned=1</script>',
    '"><svg/onload=window.pwned=1>',
    '${window.pwned=1}',
    '{{7*7}}',
    '</bdi></label><a href="javascript:window.pwned=1">x</a>',
    'javascript:window.pwned=1',
    '<!--?lit$123$-->',
  ];
  for (const tried of TRIED)
    it(`PF-32 ${tried} is seen as characters in every string and makes no element`, async () => {
      const plain = await mountForm(fill(RICH, 'text'), { source: ASK });
      const form = await mountForm(fill(RICH, tried), { source: ASK });
      const seen = readable(form);
      // the schema's own title and the consts of titled choices stay behind what is shown for them
      const shown = strings(fill(RICH, tried)).filter((text) => text.includes(tried) && !/^(unused|i |m\d|p1)/.test(text));
      expect(shown).to.have.length.above(30);
      for (const text of shown) expect(seen).to.contain(text);
      expect(kinds(form)).to.deep.equal(kinds(plain));
      expect(all(form, 'a, [href], [src], [onerror], [onload], script, iframe')).to.have.length(0);
      const host = new Host(form);
      control(form, 'pick', 0).click();
      await press(form);
      expect((await host.event()).values['line']).to.equal(`e ${tried}`);
      await host.answer({ ok: true, by: tried });
      await until(form, 'answered');
      expect(readable(form)).to.contain(`Sent by ${tried}`).and.contain(`e ${tried}`).and.contain(`j ${tried}`);
      expect(all(form, 'a, img, svg[onload], script')).to.have.length(0);
      expect((window as { pwned?: unknown }).pwned).to.equal(undefined);
    });

  it('PF-32 refused content and a host’s words are characters too', async () => {
    const form = await mountForm({ title: '<img>', schema: { type: 'object', properties: { '<b>x</b>': { type: '<i>' } } } });
    expect(words(form)).to.contain('<b>x<');
    expect(all(form, 'b, i, img')).to.have.length(0);
    const closed = await mountForm(asking({ type: 'string' }), {
      status: { state: 'closed', by: '<img>', reason: '<b>why</b>' },
    });
    expect(words(closed)).to.contain('Closed by <img>.').and.contain('<b>why</b>');
  });

  it('PF-37 control characters and bidi overrides are shown as codes wherever they stand', async () => {
    const form = await mountForm(fill(RICH, 'x\u202Ey\u2066z\u0007'));
    const shown = all<HTMLInputElement>(form, '*').map(({ placeholder }) => placeholder);
    const seen = [root(form).textContent, ...shown].join('\n');
    for (const hidden of ['\u202E', '\u2066', '\u0007']) expect(seen).not.to.contain(hidden);
    expect(seen.match(/x\[U\+202E\]y\[U\+2066\]z\[U\+0007\]/g)).to.have.length.above(25);
  });

  it('PF-37 what is told of refused content shows codes too', async () => {
    const form = await mountForm({
      title: 'T',
      schema: { type: 'object', properties: { 'a\u202Eb': { type: 'string', odd: 1 } } },
    });
    expect(words(form)).to.contain('a[U+202E]b').and.not.to.contain('\u202E');
  });

  it('PF-37 an agent’s texts are isolated, in their own language and direction', async () => {
    const free = await mountField({ type: 'string', title: 'שלום' });
    const label = one(free, 'label bdi');
    expect([label.dir, getComputedStyle(label).direction, getComputedStyle(label).unicodeBidi]).to.deep.equal([
      'auto',
      'rtl',
      'isolate',
    ]);
    const arabic = await mountField({ type: 'string', title: 'Name' }, { lang: 'ar-EG' });
    const marked = one(arabic, 'label bdi');
    expect([marked.lang, marked.dir]).to.deep.equal(['ar-EG', 'rtl']);
    expect(control(free, 'x').dir).to.equal('auto');
  });
});
