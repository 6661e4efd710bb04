/** Choices over a new version of the form: elements that stay are the same ones. */
import { expect } from '@open-wc/testing';
import { asking, clean, mountField } from './fields.js';
import { all, control, one, root, unmountAll } from './support.js';

const options = (form: Parameters<typeof all>[0]): string[] => all(form, '.option').map(({ textContent }) => clean(textContent));
const many = (...names: string[]): unknown =>
  asking({ type: 'array', items: { type: 'string', enum: names } }, { hint: { widget: 'list' } });

describe('choices, in a new version', () => {
  afterEach(unmountAll);

  for (const [what, after] of [
    ['more', ['one', 'two', 'three', 'four']],
    ['fewer', ['one']],
    ['other', ['eins', 'zwei', 'drei']],
  ] as const)
    it(`L-13 ${what} choices: the one that has the focus is the same element, the others are as they are now`, async () => {
      const form = await mountField({ type: 'array', items: { type: 'string', enum: ['one', 'two', 'three'] } });
      const first = control(form, 'x', 0);
      first.focus();
      form.content = asking({ type: 'array', items: { type: 'string', enum: after } });
      await form.updateComplete;
      expect(options(form)).to.deep.equal([...after]);
      expect(control(form, 'x', 0)).to.equal(first);
      expect(root(form).activeElement).to.equal(first);
    });

  it('L-13 what a filter leaves is found anew, and that it leaves nothing is said once', async () => {
    const form = await mountField(
      { type: 'array', items: { type: 'string', enum: ['one', 'two'] } },
      { hint: { widget: 'list' } },
    );
    const filter = one<HTMLInputElement>(form, '[data-filter]');
    filter.value = 'three';
    filter.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await form.updateComplete;
    expect(all(form, '.scroll > .note')).to.have.length(1);
    form.content = many('one', 'two', 'four');
    await form.updateComplete;
    expect(all(form, '.scroll > .note')).to.have.length(1);
    form.content = many('one', 'two', 'three');
    await form.updateComplete;
    expect(all(form, '.scroll > .note')).to.have.length(0);
    expect(all(form, '.option:not([hidden])').map(({ textContent }) => clean(textContent))).to.deep.equal(['three']);
  });

  it('L-4 of a select that must be answered the empty entry goes with the next drawing, and what is chosen stays', async () => {
    const form = await mountField({ type: 'string', enum: ['a', 'b'] }, { hint: { widget: 'select' }, required: true });
    const select = one<HTMLSelectElement>(form, 'select');
    expect([...select.options].map(({ value }) => value)).to.deep.equal(['', '0', '1']);
    form.values = { x: 'b' };
    await form.updateComplete;
    expect([...select.options].map(({ value }) => value)).to.deep.equal(['0', '1']);
    expect(select.value).to.equal('1');
  });
});
