import { expect } from '@open-wc/testing';
import { sent } from './life.js';
import { all, ARTIFACT, control, mountForm, press, root, type, unmountAll, until } from './support.js';

const refusal = (path: string, message: string, code = 'taken'): unknown => ({ code, path, message, severity: 'refused' });

describe('ui-form, problems that the page tells', () => {
  afterEach(unmountAll);

  it('L-5 the page’s problems stand under their fields, the focus on the first in the form’s order', async () => {
    const properties = {
      a: { type: 'string', title: 'A' },
      'b/c~d': { type: 'string', title: 'B' },
      c: { type: 'array', items: { enum: ['x'], type: 'string' } },
    };
    const form = await mountForm({ title: 'T', schema: { type: 'object', properties } }, { source: ARTIFACT });
    form.status = {
      state: 'open',
      problems: [refusal('/c/0', 'Not x.'), refusal('/b~1c~0d', 'Not so.'), refusal('/b~1c~0d', 'Second.')] as never,
    };
    await form.updateComplete;
    const shown = all(form, '[part=error]').map((each) => [
      each.closest<HTMLElement>('[data-field]')?.dataset['field'],
      each.textContent.trim(),
    ]);
    expect(shown).to.deep.equal([
      ['b/c~d', 'Not so.'],
      ['c', 'Not x.'],
    ]);
    expect(root(form).activeElement === control(form, 'b/c~d')).to.equal(true);
  });

  it('L-5 problems of no field here are shown above the button', async () => {
    const { form, host } = await sent();
    const problems = [refusal('/gone', 'Not for you.'), refusal('', 'All of it is odd.'), refusal('/gone', '', 'required-text')];
    await host.answer({ ok: false, code: 'validation_failed', problems });
    await until(form, 'open');
    expect(all(form, '[role=alert] li').map((each) => each.textContent.trim())).to.deep.equal([
      'gone: Not for you.',
      'All of it is odd.',
      'gone: Enter a value.',
    ]);
  });

  it('L-5 a problem of the page goes with the next edit, and never keeps the form from being sent', async () => {
    const { form, host } = await sent();
    const problems = [refusal('/what', 'Taken.')];
    await host.answer({ ok: false, code: 'validation_failed', problems });
    await until(form, 'open');
    await press(form);
    await host.event(1);
    await host.answer({ ok: false, code: 'validation_failed', problems });
    await until(form, 'open');
    await type(form, 'what', 'Free');
    expect(all(form, '[part=error]')).to.have.length(0);
  });
});
