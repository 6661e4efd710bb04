import { expect } from '@open-wc/testing';
import { backIn, drafted, emptyStorage, HERE, hide, keep, kept, keys, reloaded, settled, told } from './drafts.js';
import { later } from './life.js';
import { all, ARTIFACT, ASK, CONTENT, control, mountForm, one, press, root, type, unmountAll, waitUntil } from './support.js';

describe('drafts', () => {
  beforeEach(emptyStorage);
  afterEach(() => {
    unmountAll();
    emptyStorage();
  });

  it('F-1 what is typed, picked and ticked is given back after a reload, half a number too', async () => {
    const form = await drafted();
    await type(form, 'what', 'Half a sen');
    await type(form, 'count', '1e');
    control(form, 'severity', 1).click();
    control(form, 'page').click();
    control(form, 'areas', 1).click();
    const { values } = form;
    const after = await reloaded(form);
    expect([control(after, 'what').value, control(after, 'count').value]).to.deep.equal(['Half a sen', '1e']);
    expect(after.values).to.deep.equal(values);
    expect([
      control(after, 'severity', 1).checked,
      control(after, 'page').checked,
      control(after, 'areas', 1).checked,
    ]).to.deep.equal([true, true, true]);
    expect(all(after, '[part=error]'), 'nothing is complained of').to.have.length(0);
    expect(told(after)).to.equal('Draft What you had typed is back. Start over');
  });

  it('F-1 of an ask it is kept by run and call', async () => {
    const form = await drafted({ source: ASK });
    await type(form, 'what', 'Typed');
    hide();
    expect(keys()).to.deep.equal(['["ask","run-1","call-1","you"]']);
    expect(control(await reloaded(form, { source: ASK }), 'what').value).to.equal('Typed');
  });

  it('PF-31 nothing is kept without `drafts`, nor without a source, nor of what nobody typed', async () => {
    const plain = await mountForm(CONTENT, { source: ARTIFACT });
    await type(plain, 'what', 'Typed');
    expect(plain.drafts).to.equal(false);
    const nowhere = await drafted({ source: undefined });
    await type(nowhere, 'what', 'Typed');
    const untouched = await drafted({ values: { what: 'From the page', areas: ['web'] } });
    hide();
    plain.remove();
    nowhere.remove();
    untouched.remove();
    expect(sessionStorage.length).to.equal(0);
  });

  it('F-1 no longer asked for, the draft is gone; asked for again, what is typed is kept', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    hide();
    expect(keys()).to.deep.equal([HERE]);
    form.drafts = false;
    await form.updateComplete;
    expect(keys()).to.deep.equal([]);
    form.setAttribute('drafts', '');
    await form.updateComplete;
    await settled(form);
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'Typed' } });
  });

  it('F-1 not with each key: once the page is put away, is hidden, or the form leaves it', async () => {
    const form = await drafted();
    await type(form, 'what', 'T');
    await type(form, 'what', 'Ty');
    expect(keys()).to.deep.equal([]);
    hide();
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'Ty' } });
    await type(form, 'what', 'Typ');
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'Typ' } });
    await type(form, 'what', 'Type');
    form.remove();
    expect(kept(HERE)?.fields).to.deep.equal({ what: { text: 'Type' } });
  });

  it('F-1 is written soon after an edit, also of a page that is never put away', async () => {
    const form = await drafted();
    await type(form, 'what', 'Typed');
    expect(keys()).to.deep.equal([]);
    await waitUntil(() => keys().length === 1, 'never written', { timeout: 5000 });
    expect(JSON.stringify(kept(HERE))).to.contain('Typed');
  });

  it('F-1 one timer and one listener of the window while something is unwritten, none else', async () => {
    const form = await drafted();
    const running = new Set<unknown>();
    let listening = 0;
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const add = window.addEventListener.bind(window);
    const remove = window.removeEventListener.bind(window);
    const watch = {
      setTimeout: (...args: Parameters<typeof set>) => {
        const timer = set(...args);
        running.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        running.delete(timer);
        clear(timer);
      },
      addEventListener: (...args: Parameters<typeof add>) => {
        listening += 1;
        add(...args);
      },
      removeEventListener: (...args: Parameters<typeof remove>) => {
        listening -= 1;
        remove(...args);
      },
    };
    Object.assign(window, watch);
    try {
      await type(form, 'what', 'T');
      await type(form, 'what', 'Ty');
      await type(form, 'what', 'Typ');
      expect([running.size, listening]).to.deep.equal([1, 1]);
      hide();
      expect([running.size, listening]).to.deep.equal([0, 0]);
    } finally {
      Object.assign(window, { setTimeout: set, clearTimeout: clear, addEventListener: add, removeEventListener: remove });
    }
  });

  it('F-1 the line about it goes with the next edit', async () => {
    keep(HERE, { what: { text: 'Typed' } });
    const form = await drafted();
    await backIn(form);
    await type(form, 'what', 'Typed more');
    expect(told(form)).to.equal('');
  });

  it('F-1 Start over: as the page set it, the draft is gone, and ui-change says so', async () => {
    keep(HERE, { what: { text: 'Typed' }, count: { text: '5' } });
    const form = await drafted({ values: { what: 'From the page' } });
    expect(form.values).to.deep.equal({ what: 'Typed', count: 5, page: false });
    const changes: unknown[] = [];
    form.addEventListener('ui-change', ({ values }) => changes.push(values));
    await press(form, '.notice button');
    expect(changes, 'not by a press that was meant for what stood there before').to.deep.equal([]);
    later();
    one(form, '.notice button').focus();
    await press(form, '.notice button');
    expect(changes).to.deep.equal([{ what: 'From the page', page: false }]);
    expect([control(form, 'what').value, control(form, 'count').value, told(form)]).to.deep.equal(['From the page', '', '']);
    expect(root(form).activeElement === one(form, '[data-heading]'), 'the focus is not lost').to.equal(true);
    hide();
    expect(keys()).to.deep.equal([]);
  });

  it('F-1 what goes back is told as a change, once', async () => {
    keep(HERE, { what: { text: 'Typed' }, count: { text: 'x' } });
    const changes: unknown[] = [];
    const listen = (event: Event): void => {
      const { values, valid } = event as Event & { values: unknown; valid: boolean };
      changes.push([values, valid]);
    };
    document.addEventListener('ui-change', listen);
    await drafted();
    document.removeEventListener('ui-change', listen);
    expect(changes).to.deep.equal([[{ what: 'Typed', page: false }, false]]);
  });
});
