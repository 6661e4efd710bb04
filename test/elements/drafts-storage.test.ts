import { expect } from '@open-wc/testing';
import { drafted, emptyStorage, HERE, hide, reloaded, told } from './drafts.js';
import { asking, warned } from './life.js';
import { control, type, unmountAll } from './support.js';

describe('drafts in a storage that is not ours', () => {
  beforeEach(emptyStorage);
  afterEach(() => {
    unmountAll();
    emptyStorage();
  });

  it('F-1 storage that throws changes nothing else', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const told = await warned(async () => {
      try {
        const form = await drafted();
        await type(form, 'what', 'Typed');
        hide();
        await type(form, 'what', 'Typed more');
        hide();
        expect(form.values).to.deep.equal({ what: 'Typed more', page: false });
      } finally {
        if (own) Object.defineProperty(window, 'sessionStorage', own);
      }
    });
    expect(told.filter((text) => text.includes('no drafts are kept'))).to.have.length(1);
  });

  it('F-1 what another script left under the name is no draft', async () => {
    for (const text of ['null', '[]', '{"lang":"en","fields":{"what":{"text":1},"severity":{"picked":["none"]}}}', 'garbage']) {
      sessionStorage.setItem(`inlay-ui:draft:${HERE}`, text);
      const form = await drafted();
      expect(form.values).to.deep.equal({ page: false });
      expect(told(form)).to.equal('');
      form.remove();
    }
  });

  it('F-1 PF-34 a field called __proto__ is kept like any other', async () => {
    const content = asking(
      JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"string"}}') as Record<string, unknown>,
    );
    const form = await drafted({}, content);
    await type(form, '__proto__', 'Typed');
    const after = await reloaded(form, {}, content);
    expect([control(after, '__proto__').value, control(after, 'constructor').value]).to.deep.equal(['Typed', '']);
  });
});
