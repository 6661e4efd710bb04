import { expect } from '@open-wc/testing';
import { mountForm, root, unmountAll } from './support.js';
import { interactive } from './seen.js';
import { RICH, STATES } from './states.js';

const page = document.documentElement;

/** Where a press counts: a control's own box or its whole label. */
function target(element: HTMLElement): DOMRect {
  return (element.closest('label.option') ?? element).getBoundingClientRect();
}

describe('size', () => {
  const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
  const wordy: unknown = JSON.parse(JSON.stringify(RICH), (key, value: unknown) =>
    (key === 'title' || key === 'description' || key === 'help') && typeof value === 'string' ? LONG.slice(0, 150) : value,
  );

  afterEach(() => {
    unmountAll();
    page.dir = '';
    document.body.style.width = '';
  });

  for (const density of ['', 'compact'])
    it(`PF-10 every target is at least 24 px ${density}`, async () => {
      page.dataset['density'] = density;
      for (const [name, make] of Object.entries(STATES)) {
        const form = await make();
        for (const element of interactive(form)) {
          const { width, height } = target(element);
          expect(Math.min(width, height), `${name}: ${element.outerHTML.slice(0, 90)}`).to.be.at.least(24);
        }
        form.remove();
      }
      page.removeAttribute('data-density');
    });

  for (const dir of ['ltr', 'rtl'])
    it(`PF-4 nothing is cut at 320 px with long words, ${dir}`, async () => {
      page.dir = dir;
      // a width of the page's own: the viewport can't be set in every engine, and containers are what is asked
      document.body.style.width = '288px';
      const forms = [
        await mountForm(wordy, { source: { artifact: { id: 'a', version: 1 }, audience: LONG, made_by: { agent: LONG } } }),
        await (STATES['every widget, wrong'] ?? expect.fail)(),
        await (STATES['answered'] ?? expect.fail)(),
      ];
      for (const form of forms) {
        const { left, right } = form.getBoundingClientRect();
        expect(form.scrollWidth).to.be.at.most(form.clientWidth);
        for (const element of [...root(form).querySelectorAll('*')].filter((each) => each.checkVisibility())) {
          const box = element.getBoundingClientRect();
          if (element.closest('svg, option, details:not([open])')) continue;
          expect(box.left, element.outerHTML.slice(0, 90)).to.be.at.least(left - 1);
          expect(box.right, element.outerHTML.slice(0, 90)).to.be.at.most(right + 1);
        }
      }
    });
});
