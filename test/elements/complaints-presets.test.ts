import { expect } from '@open-wc/testing';
import { ASK, control, mountForm, type, unmountAll } from './support.js';
import { warned } from './life.js';
import { blur, errorOf, mountField, sent, tick, valueOf } from './fields.js';

describe('complaints about what a form starts with', () => {
  afterEach(unmountAll);

  for (const [format, value] of [
    ['date-time', '2026-03-01T10:00:00.123456Z'],
    ['date-time', '2026-03-01T10:00:00+05:30'],
    ['time', '10:00:00.5Z'],
    ['time', '10:00:00Z'],
  ] as const)
    it(`PF-21 the ${format} ${value} that nobody touched goes back as it came`, async () => {
      const form = await mountField({ type: 'string', format, default: value });
      expect(control(form, 'x').value).not.to.equal('');
      expect(valueOf(form)).to.equal(value);
      expect(await sent(form)).to.deep.equal({ x: value });
    });

  it('PF-21 once changed it is what was typed', async () => {
    const form = await mountField({ type: 'string', format: 'time', default: '10:00:00.5Z' });
    await type(form, 'x', '11:00');
    expect(valueOf(form)).to.match(/^11:00:00[+-]\d\d:\d\d$/);
  });

  it('F-8 a line shows what it sends: a break in a preset is gone in both', async () => {
    const form = await mountField({ type: 'string' }, {}, { values: { x: 'one\ntwo' } });
    await form.updateComplete;
    expect(control(form, 'x').value).not.to.contain('\n');
    expect(valueOf(form)).to.equal(control(form, 'x').value);
  });

  it('F-8 an address is trimmed by its control, and is sent like that', async () => {
    const form = await mountField({ type: 'string', format: 'email' }, {}, { values: { x: ' a@example.org ' } });
    await form.updateComplete;
    expect(valueOf(form)).to.equal(control(form, 'x').value);
    await blur(form);
    expect(errorOf(form)).to.equal('');
  });

  it('L-4 a text that starts with several lines has room for them', async () => {
    const form = await mountField({ type: 'string', default: 'one\ntwo' });
    expect(control(form, 'x').localName).to.equal('textarea');
    expect(await sent(form)).to.deep.equal({ x: 'one\ntwo' });
  });

  it('F-14 #1 values set again leave what was typed elsewhere; what is as it was follows', async () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties } }, { values: { a: 'A', b: 'B' } });
    await type(form, 'a', 'typed');
    await type(form, 'c', 'more');
    await type(form, 'c', '');
    control(form, 'b').focus();
    form.values = { a: 'other', b: 'other', c: 'other' };
    await form.updateComplete;
    expect(form.values).to.deep.equal({ a: 'typed', b: 'other', c: 'other' });
    expect(control(form, 'a').value).to.equal('typed');
  });

  it('F-8 a value that is no JSON is left out, and the console is told', async () => {
    const properties = { a: { type: 'number' }, b: { type: 'number' }, c: { type: 'string' } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties } }, { source: ASK });
    const values = {
      a: NaN,
      b: Infinity,
      get c(): string {
        throw new Error('no');
      },
    };
    const told = await warned(() => {
      form.values = values;
      return form.updateComplete;
    });
    expect(form.values).to.deep.equal({});
    expect(told).to.have.length(1);
    expect(told[0]).to.contain('a, b, c');
    await warned(() => {
      form.values = new Proxy(
        {},
        {
          ownKeys() {
            throw new Error('no');
          },
        },
      );
    });
    expect(form.values).to.deep.equal({});
  });

  it('L-5 an optional list of at least one can be left out again', async () => {
    const items = { type: 'string', enum: ['a', 'b'] };
    const form = await mountField({ type: 'array', items, minItems: 1 });
    await tick(form, 'x', 0);
    await tick(form, 'x', 0);
    expect(await sent(form)).to.deep.equal({});
  });
});
