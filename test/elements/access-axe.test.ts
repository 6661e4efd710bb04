import { expect } from '@open-wc/testing';
import 'axe-core';
import type axeCore from 'axe-core';
import { all, unmountAll } from './support.js';
import { STATES } from './states.js';

declare const axe: typeof axeCore;

const page = document.documentElement;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe('axe finds nothing', () => {
  before(() => {
    page.lang = 'en';
    document.title = 'A page';
  });
  afterEach(() => {
    unmountAll();
    page.style.colorScheme = '';
    document.body.style.background = '';
  });

  for (const scheme of ['light', 'dark'])
    for (const [name, make] of Object.entries(STATES))
      it(`PF-10 PF-31 ${name}, ${scheme}`, async () => {
        page.style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        const form = await make();
        const { violations, passes } = await axe.run(form, {
          runOnly: RULES,
          // rules of a whole page, which a test's page is not
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        });
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect(found).to.deep.equal([]);
        expect(passes, 'it looked at something').to.have.length.above(3);
        expect(all(form, '[style], style').map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      });
});
