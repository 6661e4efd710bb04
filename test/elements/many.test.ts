import { expect } from '@open-wc/testing';
import { asking } from './life.js';
import { ARTIFACT, mountForm, press, root, type, unmountAll } from './support.js';
import { RICH } from './states.js';

afterEach(unmountAll);

type Run = (...args: unknown[]) => void;
type Schedule = (run: Run, ms?: number) => number;

/** Timers and frames that were asked for and have neither come nor been cancelled. */
class Pending {
  readonly #real = {
    setTimeout: window.setTimeout.bind(window) as Schedule,
    setInterval: window.setInterval.bind(window) as Schedule,
    requestAnimationFrame: window.requestAnimationFrame.bind(window) as Schedule,
    clearTimeout: window.clearTimeout.bind(window),
  };
  readonly #open = new Set<number>();

  constructor() {
    const { setTimeout, setInterval, requestAnimationFrame, clearTimeout } = this.#real;
    Object.assign(window, {
      setTimeout: this.#counted(setTimeout),
      requestAnimationFrame: this.#counted(requestAnimationFrame),
      setInterval: (run: Run, ms?: number) => {
        const id = setInterval(run, ms);
        this.#open.add(id); // it never comes for the last time
        return id;
      },
      clearTimeout: (id: number) => {
        this.#open.delete(id);
        clearTimeout(id);
      },
    });
  }

  #counted(real: Schedule): Schedule {
    return (run, ms) => {
      const id = real((...args) => {
        this.#open.delete(id);
        run(...args);
      }, ms);
      this.#open.add(id);
      return id;
    };
  }

  /** What was begun (an announcement) comes to its end; what never ends fails here. */
  async none(): Promise<void> {
    for (let tries = 0; this.#open.size > 0; tries++) {
      if (tries > 200) throw new Error(`${String(this.#open.size)} timers never end`);
      await new Promise<void>((resolve) => {
        this.#real.setTimeout(() => {
          resolve();
        }, 25);
      });
    }
  }

  restore(): void {
    Object.assign(window, this.#real);
  }
}

describe('F-7 many forms in one thread', () => {
  it('F-7 twenty forms adopt the very same style sheets, and none has one of its own', async () => {
    const forms = [];
    for (let n = 0; n < 20; n++)
      forms.push(await mountForm(n % 2 ? RICH : asking({ what: { type: 'string' } }), { source: ARTIFACT }));
    const [first, ...others] = forms.map((form) => root(form));
    expect(first?.adoptedStyleSheets.length).to.be.greaterThan(0);
    for (const other of others) {
      expect(other.adoptedStyleSheets).to.have.length(first?.adoptedStyleSheets.length ?? 0);
      for (const [at, sheet] of other.adoptedStyleSheets.entries()) expect(sheet).to.equal(first?.adoptedStyleSheets[at]);
      expect(other.querySelectorAll('style')).to.have.length(0);
    }
  });

  it('F-7 so do answered ones, whose receipt has sheets of its own', async () => {
    const open = await mountForm(RICH, { source: ARTIFACT });
    const forms = [];
    for (const content of [RICH, asking({ what: { type: 'string' } }), RICH])
      forms.push(await mountForm(content, { status: { state: 'answered', values: { what: 'soup', line: 'rice' } } }));
    const [first = [], ...others] = forms.map((form) => root(form).adoptedStyleSheets);
    for (const form of forms) expect(root(form).querySelectorAll('.receipt dd')).to.have.length.above(0);
    expect(first.length).to.be.greaterThan(root(open).adoptedStyleSheets.length, 'those of the receipt');
    for (const other of others) {
      expect(other).to.have.length(first.length);
      for (const [at, sheet] of other.entries()) expect(sheet === first[at], `sheet ${String(at)}`).to.equal(true);
    }
    for (const form of forms) expect(root(form).querySelectorAll('style, link')).to.have.length(0);
  });

  it('F-7 idle forms have no timer and no frame: new ones, typed ones, refused ones, answered ones', async () => {
    const timers = new Pending();
    try {
      for (let n = 0; n < 20; n++) {
        const form = await mountForm(n % 2 ? RICH : asking({ what: { type: 'string', minLength: 99 } }));
        if (n % 4 === 0) {
          await type(form, 'what', 'typed');
          await press(form);
        }
        if (n === 7) form.status = { state: 'answered', values: {} };
        await form.updateComplete;
      }
      await mountForm({ title: 1 });
      await timers.none();
    } finally {
      timers.restore();
    }
  });

  it('F-7 one form typed in draws no other again', async () => {
    const forms = [];
    for (let n = 0; n < 20; n++) forms.push(await mountForm(asking({ what: { type: 'string' } })));
    const [first, ...others] = forms;
    if (!first) throw new Error('no form');
    let changes = 0;
    const watch = new MutationObserver((records) => (changes += records.length));
    for (const other of others)
      watch.observe(root(other), { subtree: true, childList: true, attributes: true, characterData: true });
    await type(first, 'what', 'typed');
    await Promise.all(others.map(async (form) => form.updateComplete));
    changes += watch.takeRecords().length;
    expect(changes).to.equal(0);
  });
});
