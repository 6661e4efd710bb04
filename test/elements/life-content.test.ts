import { expect } from '@open-wc/testing';
import { toScript } from '../../src/core/text/to-script.js';
import { UiForm } from '../../src/index.js';
import { asking, typed, warned, words } from './life.js';
import { all, control, mountForm, root, text, type, unmountAll, until, waitUntil } from './support.js';

const CONTENT = asking({ what: { type: 'string', title: 'What' } }, { title: '</script> & “so”' });

function scriptOf(json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = json;
  return script;
}

describe('ui-form, where its content comes from', () => {
  const added: Element[] = [];
  const add = <E extends Element>(element: E): E => {
    added.push(element);
    return document.body.appendChild(element);
  };
  afterEach(() => {
    unmountAll();
    for (const element of added.splice(0)) element.remove();
  });

  it('IN-1 a child script that was there from the start', async () => {
    const form = document.createElement('ui-form');
    form.append(scriptOf(toScript(CONTENT)));
    await add(form).updateComplete;
    expect(text(form, '.title')).to.equal('</script> & “so”');
  });

  it('IN-1 a child script that comes later, and one that fills later', async () => {
    const form = add(document.createElement('ui-form'));
    const script = scriptOf('');
    await form.updateComplete;
    form.append(script);
    await form.updateComplete;
    expect(words(form)).to.equal('');
    script.textContent = toScript(CONTENT);
    await waitUntil(() => words(form).includes('What'));
  });

  it('IN-1 other children are no content, and the property wins over a script', async () => {
    const form = document.createElement('ui-form');
    const nested = document.createElement('div');
    nested.append(scriptOf('{"x":1}'));
    form.append(document.createElement('script'), nested);
    await add(form).updateComplete;
    expect(words(form)).to.equal('');
    form.content = CONTENT;
    form.append(scriptOf(JSON.stringify(asking({}, { title: 'Script' }))));
    await form.updateComplete;
    expect(text(form, '.title')).to.equal('</script> & “so”');
  });

  it('IN-1 JSON text is read; text that is cut off is refused as that', async () => {
    const form = await mountForm(JSON.stringify(CONTENT));
    expect(text(form, '.title')).to.equal('</script> & “so”');
    const codes: string[] = [];
    form.addEventListener('ui-refused', ({ problems }) => codes.push(...problems.map(({ code }) => code)));
    form.content = JSON.stringify(CONTENT).slice(0, -3);
    await form.updateComplete;
    expect(codes).to.deep.equal(['cut_off']);
    expect(words(form)).to.contain('This form can’t be shown');
  });

  it('IN-1 content that throws when read is refused, and harms nothing else', async () => {
    const hostile = {
      get schema(): unknown {
        throw new Error('hostile');
      },
    };
    const [bad, good] = await Promise.all([mountForm(hostile), mountForm(CONTENT)]);
    expect(words(bad)).to.contain('This form can’t be shown');
    expect(text(good, '.title')).to.contain('so');
  });

  it('IN-2 properties set before the element is defined are taken when it is', async () => {
    const tag = `ui-form-late-${String(Date.now())}`;
    const early = document.createElement(tag);
    Object.assign(early, {
      content: CONTENT,
      values: { what: 'Early' },
      status: { state: 'closed' },
      viewer: { can_act: true },
      timeout: 5,
    });
    add(early);
    customElements.define(tag, class extends UiForm {});
    if (!(early instanceof UiForm)) throw new Error('not upgraded');
    const form = early;
    await form.updateComplete;
    expect([control(form, 'what').value, form.status.state, form.timeout]).to.deep.equal(['Early', 'closed', 5]);
    expect(words(form)).to.contain('Closed');
    form.status = { state: 'open' };
    await form.updateComplete;
    expect(control(form, 'what').readOnly).to.equal(false);
  });

  it('IN-2 a status assigned before the content is the content’s', async () => {
    const form = add(document.createElement('ui-form'));
    form.status = { state: 'answered', by: 'Ana', values: { what: 'Hers' } };
    await form.updateComplete;
    expect(words(form)).to.equal('');
    form.content = CONTENT;
    await form.updateComplete;
    expect(words(form)).to.contain('Already answered by Ana').and.contain('Hers');
  });

  it('IN-2 a framework that assigns equal things on every render undoes nothing', async () => {
    const form = await mountForm(CONTENT);
    const render = async (): Promise<void> => {
      Object.assign(
        form,
        structuredClone({
          content: CONTENT,
          source: { ask: { run_id: 'r', tool_call_id: 'render' } },
          viewer: { principal: 'ana' },
          values: { what: 'Start' },
          status: { state: 'open' },
          strings: {},
        }),
      );
      await form.updateComplete;
    };
    await render();
    const input = control(form, 'what');
    await type(form, 'what', 'Typed');
    input.setSelectionRange(2, 3);
    await render();
    expect(control(form, 'what') === input).to.equal(true);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['Typed', 2, 3]);
    expect(root(form).activeElement === input).to.equal(true);
    form.addEventListener('ui-submit', (event) => {
      event.respondWith(Promise.resolve());
    });
    root(form).querySelector('form')?.requestSubmit();
    await render();
    await until(form, 'answered');
    await render();
    expect(form.status.state).to.equal('answered');
  });

  it('IN-2 a state that does not exist, and no status at all, change nothing; the console is told', async () => {
    const form = await typed();
    const told = await warned(() => {
      form.status = undefined;
      form.status = null;
      form.status = { state: 'done' } as never;
    });
    expect(form.status).to.deep.equal({ state: 'open' });
    expect(told).to.have.length(1);
    expect(all(form, '[type=submit]')).to.have.length(1);
  });
});
