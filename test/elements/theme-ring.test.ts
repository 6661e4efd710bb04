import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { control, mountForm, unmountAll } from './support.js';
import { settled } from './fields.js';
import { TWO } from './states.js';

const page = document.documentElement;
const TEXT = 'rgb(26, 33, 41)';

/** The outline of a control that has the focus. */
const outline = (form: UiForm): string => getComputedStyle(control(form, 'who')).outlineColor;
const loaded = (): boolean => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ui/ring.'));

/** Every look that was due is done. */
async function looked(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await import('../../src/ui/ring.js');
  await nextFrame();
}

async function focused(colours: Readonly<Record<string, string>>, scheme = 'light'): Promise<UiForm> {
  page.style.colorScheme = scheme;
  for (const [name, value] of Object.entries(colours)) page.style.setProperty(`--${name}`, value);
  const form = await mountForm(TWO);
  control(form, 'who').focus();
  return form;
}

describe('the focus outline and a page’s colours', () => {
  const said: string[] = [];
  const { warn } = console;

  before(() => {
    console.warn = (...words: unknown[]) => said.push(words.join(' '));
  });
  after(() => {
    console.warn = warn;
  });
  afterEach(() => {
    unmountAll();
    page.removeAttribute('style');
    page.removeAttribute('data-ui-roles');
  });

  it('PF-10 costs a page without colours of its own nothing', async () => {
    const form = await focused({});
    await nextFrame();
    await nextFrame();
    await nextFrame();
    expect(outline(form)).to.equal('rgb(18, 94, 159)');
    expect(loaded()).to.equal(false);
  });

  it('PF-10 follows the page’s accent, and its own token before that', async () => {
    const form = await focused({ 'ui-color-accent': 'rgb(200, 10, 120)' });
    await waitUntil(loaded, 'the check');
    await settled(form, () => outline(form) === 'rgb(200, 10, 120)', 'the accent');
    page.style.setProperty('--ui-color-focus', 'rgb(10, 90, 30)');
    await settled(form, () => outline(form) === 'rgb(10, 90, 30)', 'the token');
    expect(said).to.deep.equal([]);
  });

  it('PF-10 under 3:1 with the surface it has the colour of the text, and that is said once a page', async () => {
    const form = await focused({ 'ui-color-accent': '#ffd54a' });
    await settled(form, () => outline(form) === TEXT, 'the text');
    const again = await focused({ 'ui-color-accent': '#ffe08a' });
    await settled(again, () => outline(again) === TEXT, 'the text again');
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^inlay-ui: .*--ui-color-focus.* 1\.4\d:1 /);
  });

  it('PF-10 holds before anything has the focus', async () => {
    page.style.colorScheme = 'light';
    page.style.setProperty('--ui-color-focus', '#ffd54a');
    const form = await mountForm(TWO);
    await settled(form, () => getComputedStyle(form).getPropertyValue('--_focus').includes('#1a2129'), 'the text');
  });

  for (const [how, colours, falls, scheme] of [
    ['2.9:1', { 'ui-color-focus': '#989898' }, true],
    ['3.1:1', { 'ui-color-focus': '#929292' }, false],
    ['half transparent', { 'ui-color-focus': 'rgb(18 94 159 / 0.4)' }, true],
    ['oklch', { 'ui-color-focus': 'oklch(0.9 0.15 95)' }, true],
    ['a surface of the page’s own', { 'ui-color-surface': '#125e9f' }, true],
    ['a dark scheme', { 'ui-color-focus': '#ffd54a' }, false, 'dark'],
    ['no colour at all', { 'ui-color-focus': 'of no kind' }, true],
  ] as const)
    it(`PF-10 ${how} ${falls ? 'falls back' : 'stays'}`, async () => {
      const form = await focused(colours, scheme);
      await looked();
      expect(getComputedStyle(control(form, 'who')).outlineStyle).to.equal('solid');
      expect(outline(form) === getComputedStyle(form).color).to.equal(falls);
    });

  it('PF-10 a theme switched later is seen when the focus comes in', async () => {
    const form = await focused({ 'ui-color-focus': '#ffd54a' }, 'dark');
    page.style.colorScheme = 'light';
    control(form, 'who').blur();
    control(form, 'who').focus();
    await settled(form, () => outline(form) === TEXT, 'the text');
    page.style.colorScheme = 'dark';
    control(form, 'who').blur();
    control(form, 'who').focus();
    await settled(form, () => outline(form) === 'rgb(255, 213, 74)', 'the page’s again');
  });

  it('PF-10 holds for an accent that comes from the page’s roles', async () => {
    page.dataset['uiRoles'] = '';
    const form = await focused({ paper: '#ffffff', fg: '#101010', accent: '#ffe08a' });
    await settled(form, () => outline(form) === 'rgb(16, 16, 16)', 'the page’s text');
  });
});
