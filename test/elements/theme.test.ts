import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { all, mountForm, one, unmountAll } from './support.js';
import { clean, settled } from './fields.js';
import { STATES, TWO } from './states.js';

const page = document.documentElement;
const background = (form: UiForm, selector = '.card'): string => getComputedStyle(one(form, selector)).backgroundColor;
const send = '[type=submit]';

/** Any colour as the engine writes it. */
function written(colour: string): string {
  const probe = document.createElement('i');
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('theme', () => {
  afterEach(() => {
    unmountAll();
    page.removeAttribute('style');
    for (const name of ['data-density', 'data-ui-roles', 'dir']) page.removeAttribute(name);
  });

  it('PF-2 the embedding page themes with custom properties alone, on the root or on an ancestor', async () => {
    const form = await mountForm(TWO);
    page.style.setProperty('--ui-color-accent', 'rgb(200, 10, 120)');
    await settled(form, () => background(form, send) === 'rgb(200, 10, 120)', 'the root’s accent');
    const box = document.createElement('div');
    box.style.setProperty('--ui-color-accent', 'rgb(10, 90, 30)');
    document.body.append(box);
    box.append(form);
    await settled(form, () => background(form, send) === 'rgb(10, 90, 30)', 'the ancestor’s accent');
    box.remove();
  });

  it('PF-2 the scheme is switched by color-scheme alone, with nothing drawn anew', async () => {
    page.style.colorScheme = 'light';
    const form = await mountForm(TWO);
    const card = one(form, '.card');
    expect(background(form)).to.equal('rgb(255, 255, 255)');
    page.style.colorScheme = 'dark';
    await settled(form, () => background(form) === 'rgb(25, 28, 32)', 'dark');
    expect(one(form, '.card')).to.equal(card);
    const box = document.createElement('div');
    box.style.colorScheme = 'light';
    document.body.append(box);
    box.append(form);
    await settled(form, () => background(form) === 'rgb(255, 255, 255)', 'an ancestor’s own scheme');
    box.remove();
  });

  it('PF-3 data-density on the document switches a state and the space', async () => {
    const form = await mountForm(TWO);
    const wide = getComputedStyle(one(form, '.card')).paddingTop;
    page.dataset['density'] = 'compact';
    await settled(form, () => form.matches(':state(compact)'), 'compact');
    expect(parseFloat(getComputedStyle(one(form, '.card')).paddingTop)).to.be.below(parseFloat(wide));
    delete page.dataset['density'];
    await settled(form, () => !form.matches(':state(compact)'), 'wide again');
  });

  it('PF-1 a page’s roles are read only under data-ui-roles', async () => {
    const roles = { '--paper': '#102030', '--fg': '#f0f0f0', '--accent': '#ffcc00' };
    for (const [name, value] of Object.entries(roles)) page.style.setProperty(name, value);
    page.style.colorScheme = 'light';
    const form = await mountForm(TWO);
    expect(background(form)).to.equal('rgb(255, 255, 255)');
    page.dataset['uiRoles'] = '';
    await settled(form, () => background(form) === written('#102030'), 'the page’s paper');
    await settled(form, () => background(form, send) === written('#ffcc00'), 'its accent, after the change of colour');
    expect(getComputedStyle(form).color).to.equal(written('#f0f0f0'));
    page.style.setProperty('--ui-color-surface', 'rgb(1, 2, 3)');
    await settled(form, () => background(form) === 'rgb(1, 2, 3)', 'our own name wins');
    page.removeAttribute('data-ui-roles');
    page.style.removeProperty('--ui-color-surface');
    await settled(form, () => background(form) === 'rgb(255, 255, 255)', 'ours again');
  });

  it('PF-1 roles that are bare numbers are left alone', async () => {
    page.style.colorScheme = 'light';
    page.dataset['uiRoles'] = '';
    for (const name of ['--paper', '--fg', '--accent']) page.style.setProperty(name, '222 47% 11%');
    const form = await mountForm(TWO);
    expect(background(form)).to.equal('rgb(255, 255, 255)');
    expect(background(form, send)).to.equal('rgb(18, 94, 159)');
  });

  it('PF-6 every notice and problem has an icon and words, and no icon stands alone', async () => {
    for (const [name, make] of Object.entries(STATES)) {
      const form = await make();
      for (const said of all(form, '.notice-head, [part=error], .summary')) {
        expect(said.querySelector('svg'), name).not.to.equal(null);
        expect(clean(said.textContent), name).not.to.equal('');
      }
      for (const icon of all<Element>(form, 'svg')) expect(icon.getAttribute('aria-hidden'), name).to.equal('true');
      form.remove();
    }
  });
});
