import { expect, test } from './origins.js';

/**
 * Each state in each way of being seen. The pictures are in `screens.test.ts-snapshots`; `npx playwright test screens -u`
 * makes them anew: look at each before it is committed. Fonts differ a little from machine to machine, hence the tolerance;
 * a text that is gone is more than that.
 */
const STATES = ['open', 'errors', 'sent', 'unknown', 'refused', 'viewer', 'poll', 'draft', 'writing'];
const WAYS = {
  light: { colorScheme: 'light', width: 520 },
  dark: { colorScheme: 'dark', width: 520 },
  forced: { forcedColors: 'active', width: 520 },
  rtl: { colorScheme: 'light', width: 520, lang: 'ar' },
  narrow: { colorScheme: 'light', width: 320 },
} as const;

test.use({ timezoneId: 'UTC' });

for (const [way, { width, ...seen }] of Object.entries(WAYS)) {
  for (const state of STATES) {
    test(`PF-5 ${state} in ${way}`, async ({ page, origins }) => {
      const { lang = 'en', ...media } = seen as { lang?: string };
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.clock.setFixedTime('2026-03-01T10:00:30Z');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origins.page}/test/pages/fixtures/screens.html?state=${state}&lang=${lang}`);
      await expect(page.locator('html[data-ready]')).toHaveCount(1);
      // PF-4: nothing is cut or needs a sideways scroll
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      await expect(page.locator('ui-form')).toHaveScreenshot(`${state}-${way}.png`, { maxDiffPixelRatio: 0.01, caret: 'hide' });
    });
  }
}
