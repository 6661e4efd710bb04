import { expect, test } from './origins.js';

const ADDRESS = '/test/pages/fixtures/screens.html?state=open';

test('PF-4 reduced motion turns transitions off, more contrast darkens the edges, print leaves the buttons out', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.page}${ADDRESS}`);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  const seen = (): Promise<{ moves: string; edge: string; text: string; actions: string }> =>
    page.evaluate(() => {
      const root = document.querySelector('ui-form')?.shadowRoot;
      const style = (selector: string): CSSStyleDeclaration => getComputedStyle(root?.querySelector(selector) as Element);
      return {
        moves: style('.button').transitionDuration,
        edge: style('.control').borderTopColor,
        text: style('.title').color,
        actions: style('.actions').display,
      };
    });
  const plain = await seen();
  expect(plain.moves).toContain('0.12s');
  expect(plain.edge).not.toBe(plain.text);
  expect(plain.actions).toBe('flex');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await seen()).moves).not.toContain('0.12s');
  await page.emulateMedia({ contrast: 'more' });
  expect((await seen()).edge).toBe(plain.text);
  await page.emulateMedia({ media: 'print', contrast: null });
  expect((await seen()).actions).toBe('none');
});

test('PF-4 at 200 % zoom nothing is cut and nothing needs a sideways scroll', async ({ page, origins }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`${origins.page}${ADDRESS}`);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  // what a browser's zoom does to a page: half the width in CSS pixels, and text twice as large beside it
  await page.setViewportSize({ width: 320, height: 450 });
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
  });
  const cut = await page.evaluate(() => {
    const inside = [
      ...(document.querySelector('ui-form')?.shadowRoot?.querySelectorAll<HTMLElement>('.card *:not(textarea)') ?? []),
    ];
    return inside
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0 &&
          !(element instanceof HTMLInputElement) &&
          getComputedStyle(element).display !== 'inline',
      )
      .map((element) => element.className);
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
