import { expect } from '@open-wc/testing';
import { all, control, mountForm, one, press, text, type, unmountAll } from './support.js';
import { blur, errorOf, mountField, wordsOf } from './fields.js';

type Property = Readonly<Record<string, unknown>>;
const abc = ['a', 'b', 'c'];

/** What is typed or ticked, or null for nothing at all, and what is said under the field after a send. */
const ROWS: readonly (readonly [string, Property, string | readonly number[] | null, string])[] = [
  ['required-text', { type: 'string' }, null, 'Enter a value.'],
  ['required-text', { type: 'number' }, null, 'Enter a value.'],
  ['required-text', { type: 'string', format: 'date' }, null, 'Enter a value.'],
  ['required-one', { type: 'string', enum: abc }, null, 'Choose one.'],
  ['required-many', { type: 'array', items: { type: 'string', enum: abc }, minItems: 1 }, null, 'Choose at least one.'],
  ['const', { type: 'boolean', const: true }, null, 'Tick this box to continue.'],
  ['min-length', { type: 'string', minLength: 3 }, 'a😀', 'Use at least 3 characters; you have 2.'],
  ['min-length', { type: 'string', minLength: 1 }, ' '.repeat(0), 'Enter a value.'],
  ['max-length', { type: 'string', maxLength: 3 }, '😀😀😀😀', 'Use at most 3 characters; you have 4.'],
  ['max-length', { type: 'string', maxLength: 1 }, 'ab', 'Use at most 1 character; you have 2.'],
  ['not-number', { type: 'number' }, 'many', 'Enter a number, like 12.5.'],
  ['not-integer', { type: 'integer' }, '1.5', 'Enter a whole number.'],
  ['minimum', { type: 'number', minimum: 1000 }, '1', 'Enter 1,000 or more.'],
  ['maximum', { type: 'number', maximum: 9.5 }, '10', 'Enter 9.5 or less.'],
  ['both', { type: 'number', minimum: 1, maximum: 5 }, '9', 'Enter a number from 1 to 5.'],
  ['exclusive', { type: 'number', exclusiveMinimum: 0 }, '0', 'Enter more than 0.'],
  ['exclusive', { type: 'number', exclusiveMaximum: 1 }, '1', 'Enter less than 1.'],
  ['multiple-of', { type: 'number', multipleOf: 0.25 }, '0.3', 'Enter a multiple of 0.25.'],
  ['multiple-of', { type: 'number', multipleOf: 0.01 }, '0.001', 'Use at most 2 decimals.'],
  ['multiple-of', { type: 'number', multipleOf: 0.1 }, '0.11', 'Use at most 1 decimal.'],
  ['email', { type: 'string', format: 'email' }, 'me', 'Enter an email address, like name@example.org.'],
  ['uri', { type: 'string', format: 'uri' }, 'example.org', 'Enter a full web address, like https://example.org.'],
  ['min-items', { type: 'array', items: { type: 'string', enum: abc }, minItems: 2 }, [0], 'Choose at least 2.'],
  ['max-items', { type: 'array', items: { type: 'string', enum: abc }, maxItems: 1 }, [0, 1], 'Choose at most 1.'],
];

describe('the words under a field', () => {
  afterEach(unmountAll);

  for (const [code, property, given, said] of ROWS)
    it(`PF-12 ${code}: «${said}»`, async () => {
      const form = await mountField(property, { required: true });
      if (typeof given === 'string') await type(form, 'x', given);
      else for (const index of given ?? []) control(form, 'x', index).click();
      await press(form);
      expect(errorOf(form)).to.equal(said);
      const tied = all(form, '[aria-describedby]').map((each) => wordsOf(form, each.getAttribute('aria-describedby')));
      expect(tied).to.include(said);
      expect(text(form, '.summary')).to.equal('1 field needs a change.');
    });

  for (const [code, format, said] of [
    ['date', 'date', 'Enter a date that exists.'],
    ['time', 'time', /^Enter a time, like 2:30\sPM\.$/],
    ['date-time', 'date-time', 'Enter a date and a time.'],
  ] as const)
    it(`PF-12 ${code}: half a value that the control can’t express`, async () => {
      const form = await mountField({ type: 'string', format });
      const input = control(form, 'x');
      // the half-typed state is the browser's own and can't be made by a script: its verdict is what the field reads
      Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await press(form);
      if (typeof said === 'string') expect(errorOf(form)).to.equal(said);
      else expect(errorOf(form)).to.match(said);
    });

  it('PF-12 choice-gone, and a host’s own words for a code that is not known here', async () => {
    const form = await mountField({ type: 'string', enum: abc });
    form.status = { state: 'open', problems: [{ path: '/x', code: 'choice-gone', message: 'm', severity: 'refused' }] };
    await form.updateComplete;
    expect(errorOf(form)).to.equal('Choose one of the options.');
    form.status = {
      state: 'open',
      problems: [{ path: '/x', code: 'taken', message: 'That name is taken.', severity: 'refused' }],
    };
    await form.updateComplete;
    expect(errorOf(form)).to.equal('That name is taken.');
  });

  it('PF-12 summary counts the fields, as an alert put in once', async () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties, required: ['a', 'b', 'c'] } });
    await press(form);
    const alert = one(form, '[role=alert]');
    expect(text(form, '[role=alert]')).to.equal('3 fields need a change.');
    await type(form, 'a', 'mended');
    await blur(form);
    expect(one(form, '[role=alert]'), 'not said again as each is mended').to.equal(alert);
    expect(text(form, '[role=alert]')).to.equal('3 fields need a change.');
    await type(form, 'b', 'mended');
    await type(form, 'c', 'mended');
    expect(all(form, '[role=alert]')).to.have.length(0);
  });

  it('PF-12 a second refused send is said again, even with the same count', async () => {
    const form = await mountField({ type: 'string' }, { required: true });
    await press(form);
    const first = one(form, '[role=alert]');
    await press(form);
    expect(one(form, '[role=alert]')).not.to.equal(first);
  });

  it('PF-12 required is said in words; where most are required, the others are called optional', async () => {
    const properties = {
      a: { type: 'string', title: 'A' },
      b: { type: 'string', title: 'B' },
      c: { type: 'boolean', title: 'C', const: true },
    };
    const labels = (form: Awaited<ReturnType<typeof mountForm>>): string[] =>
      all(form, 'label').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    const few = await mountForm({ title: 'T', schema: { type: 'object', properties } });
    expect(labels(few)).to.deep.equal(['A', 'B', 'C (required)']);
    const most = await mountForm({ title: 'T', schema: { type: 'object', properties, required: ['b'] } });
    expect(labels(most)).to.deep.equal(['A (optional)', 'B', 'C']);
    expect(control(most, 'b').getAttribute('aria-required')).to.equal('true');
  });
});
