import { expect, test } from './origins.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('PF-10 under a coarse pointer every control and every row is at least 44 px high', async ({ page, origins }) => {
  await page.goto(`${origins.page}/test/pages/fixtures/screens.html?state=open`);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const heights = await page.evaluate(() => {
    const root = document.querySelector('ui-form')?.shadowRoot;
    const found = [...(root?.querySelectorAll<HTMLElement>('.control, .option, .button, .step, .slider input') ?? [])];
    return found
      .filter((element) => element.checkVisibility())
      .map((element) => [element.className || element.localName, element.getBoundingClientRect().height] as const);
  });
  for (const kind of ['control', 'option', 'button', 'step']) expect(heights.some(([name]) => name.includes(kind))).toBe(true);
  expect(heights.filter(([, height]) => height < 44)).toEqual([]);
});
