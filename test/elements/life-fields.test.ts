import { expect } from '@open-wc/testing';
import { keys } from './fields.js';
import { asking, typed, warned } from './life.js';
import { all, ASK, CONTENT, control, Host, mountForm, one, press, root, type, unmountAll } from './support.js';

const CHOICE = { size: { type: 'string', title: 'Size', enum: ['s', 'm', 'l'] } };
const ONE_PRESS = { ui: { submit_on_choice: true } };

/** A pointer on a choice, as a browser reports it. */
function point(input: HTMLInputElement): void {
  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  input.click();
}

describe('ui-form, its fields', () => {
  afterEach(unmountAll);

  it('F-6 Enter in a one-line field sends; twice sends once', async () => {
    const form = await typed({ source: ASK });
    const host = new Host(form);
    control(form, 'what').focus();
    await keys('Enter', 'Enter');
    expect((await host.event()).values).to.deep.equal({ what: 'Typed' });
    await form.updateComplete;
    expect(host.events).to.have.length(1);
  });

  it('F-6 Enter that ends a composition sends nothing, in the words of any engine', async () => {
    const form = await typed({ source: ASK });
    const input = control(form, 'what');
    const press = (init: KeyboardEventInit & { keyCode?: number }): boolean =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...init }),
      );
    /* eslint-disable @typescript-eslint/no-deprecated -- nothing else tells it in Safari */
    expect(press({ isComposing: true }), 'isComposing').to.equal(false);
    expect(press({ keyCode: 229 }), '229').to.equal(false);
    expect(press({ keyCode: 13 }), 'a plain Enter is left to the browser').to.equal(true);
    /* eslint-enable @typescript-eslint/no-deprecated */
  });

  it('F-6 submit_on_choice: a press on a choice answers', async () => {
    const form = await mountForm(asking(CHOICE, ONE_PRESS), { source: ASK });
    const host = new Host(form);
    point(control(form, 'size', 1));
    expect((await host.event()).values).to.deep.equal({ size: 'm' });
    expect(host.events).to.have.length(1);
  });

  it('F-6 submit_on_choice: arrow keys choose and send nothing; Enter sends', async () => {
    const form = await mountForm(asking(CHOICE, ONE_PRESS), { source: ASK });
    const host = new Host(form);
    control(form, 'size', 0).focus();
    await keys('ArrowDown', 'ArrowDown');
    await form.updateComplete;
    expect(form.values).to.have.property('size');
    expect(host.events).to.have.length(0);
    await keys('Enter');
    expect((await host.event()).values).to.deep.equal(form.values);
  });

  it('F-6 submit_on_choice: nothing of it without the hint', async () => {
    const form = await mountForm(asking(CHOICE), { source: ASK });
    const host = new Host(form);
    point(control(form, 'size', 1));
    await form.updateComplete;
    expect(form.values).to.deep.equal({ size: 'm' });
    expect(host.events).to.have.length(0);
  });

  it('F-8 every control carries its property’s name; there is one submit button', async () => {
    const form = await mountForm(CONTENT);
    const names = new Set(all<HTMLInputElement>(form, 'input, select, textarea').map(({ name }) => name));
    expect([...names]).to.deep.equal(['what', 'count', 'severity', 'page', 'areas']);
    expect(all(form, '[type=submit]')).to.have.length(1);
    expect(all(form, 'button:not([type])')).to.have.length(0);
  });

  it('F-8 each visible problem is part="error", in its field; none before', async () => {
    const form = await mountForm(CONTENT);
    expect(all(form, '[part=error]')).to.have.length(0);
    await press(form);
    expect(all(form, '[part=error]').map((each) => each.closest<HTMLElement>('[data-field]')?.dataset['field'])).to.deep.equal([
      'what',
    ]);
    expect(root(form).activeElement === control(form, 'what')).to.equal(true);
  });

  it('F-8 values set the start and read what is held now', async () => {
    const values = { what: 'Start', count: 7, severity: 'high', page: true, areas: ['web'] };
    const form = await mountForm(CONTENT, { values });
    expect(form.values).to.deep.equal(values);
    expect(control(form, 'count').value).to.equal('7');
    expect(
      [control(form, 'severity', 1), control(form, 'page'), control(form, 'areas', 1)].map(({ checked }) => checked),
    ).to.deep.equal([true, true, true]);
    await type(form, 'what', 'Typed');
    control(form, 'areas', 1).click();
    expect(form.values).to.deep.equal({ ...values, what: 'Typed', areas: [] });
  });

  it('F-8 values set while it is open are shown where nobody filled anything in, whatever the controls held before', async () => {
    const form = await mountForm(CONTENT, { values: { what: 'Start', severity: 'low' } });
    await type(form, 'what', 'Typed');
    await type(form, 'what', 'Start');
    one(form, '[data-heading]').focus();
    control(form, 'severity', 1).click();
    control(form, 'severity', 0).click();
    form.values = { what: 'Other', page: true, areas: ['web'], severity: 'high', count: 3 };
    await form.updateComplete;
    expect([control(form, 'what').value, control(form, 'count').value]).to.deep.equal(['Other', '3']);
    const checked = [control(form, 'page'), control(form, 'areas', 1), control(form, 'severity', 1)];
    expect(checked.map((each) => each.checked)).to.deep.equal([true, true, true]);
  });

  it('F-14 #2 values that a page hands back a step late undo no choice, no list and no tick', async () => {
    const form = await mountForm(CONTENT);
    const told: (typeof form.values)[] = [];
    form.addEventListener('ui-change', ({ values }) => told.push(values));
    control(form, 'areas', 0).click();
    control(form, 'severity', 0).click();
    control(form, 'areas', 1).click();
    control(form, 'page').click();
    control(form, 'severity', 1).click();
    const filled = { areas: ['api', 'web'], page: true, severity: 'high' };
    expect(form.values).to.deep.equal(filled);
    for (const values of told) {
      form.values = { ...values, page: false };
      await form.updateComplete;
      expect(form.values).to.deep.equal(filled);
    }
  });

  it('F-8 keys that no field has, and values that don’t fit, are left out; the console is told of each', async () => {
    const wrong = JSON.parse('{"what":"a","gone":1,"__proto__":2,"constructor":3,"count":"seven","severity":"medium"}') as Record<
      string,
      unknown
    >;
    const form = await mountForm(CONTENT);
    const told = await warned(() => {
      form.values = wrong;
    });
    expect(told).to.have.length(1);
    for (const name of ['gone', '__proto__', 'constructor', 'count', 'severity']) expect(told[0]).to.contain(name);
    expect(form.values).to.deep.equal({ what: 'a', page: false });
  });

  it('F-8 a stepper shows what its buttons made, also where it stood before', async () => {
    const form = await mountForm(
      asking({ n: { type: 'integer', minimum: 0, maximum: 9 } }, { ui: { properties: { n: { widget: 'stepper' } } } }),
      { values: { n: 0 } },
    );
    await press(form, '[data-step="1"]');
    await type(form, 'n', '2');
    await press(form, '[data-step="-1"]');
    expect([control(form, 'n').value, form.values['n']]).to.deep.equal(['1', 1]);
  });
});
