import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { checkForm } from '../../src/core/index.js';
import { formModel } from '../../src/core/model/form.js';
import { en } from '../../src/locales/en.js';
import { anyForm, nearForms } from '../unit/arbitrary-form.js';
import { words } from './life.js';
import { fieldNames } from './streamed.js';
import { all, mountForm, unmountAll } from './support.js';

afterEach(unmountAll);

const REFUSAL = en['refused-content'];
/** Of several thousand such forms. */
const EVERY = 41;

/** Sets content after content on one form, and holds what stands there then. */
async function held(run: (draws: (content: unknown) => Promise<void>) => Promise<void>): Promise<void> {
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    thrown.push('reason' in event ? event.reason : event.message);
  };
  const { warn } = console;
  console.warn = (...args: unknown[]) => thrown.push(args.join(' '));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  const seen = { drawn: 0, refused: 0 };
  try {
    const form = await mountForm(undefined);
    await run(async (content) => {
      form.content = content;
      await form.updateComplete;
      const found = checkForm(content);
      seen[found.ok ? 'drawn' : 'refused'] += 1;
      const refused = all(form, 'form').length === 0 && words(form).includes(REFUSAL);
      expect(refused, JSON.stringify(content)).to.equal(!found.ok);
      const names = found.ok ? formModel(found.value).fields.map(({ name }) => name) : [];
      expect(fieldNames(form), JSON.stringify(content)).to.deep.equal(names);
      expect(thrown, JSON.stringify(content)).to.deep.equal([]);
    });
  } finally {
    console.warn = warn;
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  }
  expect(seen.drawn, JSON.stringify(seen)).to.be.above(10);
  expect(seen.refused, JSON.stringify(seen)).to.be.above(10);
}

it('PF-61 any content, one after the other in one form: nothing throws; its fields stand there, or a refusal', async function () {
  this.timeout(60_000);
  await held((draws) => fc.assert(fc.asyncProperty(anyForm, draws), { numRuns: 150, seed: 2 }));
});

it('PF-61 the same of a form with every keyword, one part of it changed each time', async function () {
  this.timeout(60_000);
  await held(async (draws) => {
    let at = 0;
    for (const content of nearForms()) if (at++ % EVERY === 0 && typeof content !== 'string') await draws(content);
  });
});
