import type { Page } from '@playwright/test';
import { expect, test } from './origins.js';

const PRESETS = { kept: '2026-02-28', moment: '2026-02-28T23:30:00+03:00', hour: '08:15:00Z' } as const;
const TYPED = { day: '2026-03-01', at: '2026-03-01T00:30', time: '23:45' } as const;

/** Of zones without summer time, and so far apart that the same moment is on three days. */
const ZONES = [
  ['Pacific/Honolulu', '2026-03-01T10:30:00Z', '23:45:00-10:00', '2026-02-28T10:30'],
  ['Asia/Kolkata', '2026-02-28T19:00:00Z', '23:45:00+05:30', '2026-03-01T02:00'],
  ['Pacific/Kiritimati', '2026-02-28T10:30:00Z', '23:45:00+14:00', '2026-03-01T10:30'],
] as const;

/** A form of the built package under a language of the page; what it sends goes to the page's `sent`. */
async function show(page: Page, origin: string, lang: string): Promise<void> {
  await page.goto(`${origin}/test/pages/fixtures/screens.html?state=open`);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await page.evaluate(
    async ({ lang, values }) => {
      const [bundle, locale] = ['/dist/inlay-ui.js', `/dist/locales/${lang}.js`];
      const { addLocale } = (await import(bundle)) as { addLocale: (lang: string, texts: unknown) => void };
      addLocale(lang, ((await import(locale)) as Record<string, unknown>)[lang]);
      document.documentElement.lang = lang;
      document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
      const of = (format: string): object => ({ type: 'string', format });
      const properties = {
        ...{ day: of('date'), at: of('date-time'), time: of('time') },
        ...{ kept: of('date'), moment: of('date-time'), hour: of('time') },
      };
      const form = Object.assign(document.createElement('ui-form'), {
        content: { title: 'When', schema: { type: 'object', properties } },
        source: { ask: { run_id: 'r', tool_call_id: 'c' } },
        values,
      });
      form.addEventListener('ui-submit', (event) => {
        const { values: found, respondWith } = event as Event & { values: unknown; respondWith: (outcome: unknown) => void };
        document.documentElement.dataset['sent'] = JSON.stringify(found);
        respondWith.call(event, Promise.resolve({ ok: true }));
      });
      document.querySelector('ui-form')?.replaceWith(form);
    },
    { lang, values: PRESETS },
  );
}

for (const [timezoneId, at, time, shown] of ZONES)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    for (const lang of ['ar', 'de'])
      test(`PF-21 dates and times go over the wire as they are in ${timezoneId}, under ${lang}`, async ({ page, origins }) => {
        await show(page, origins.page, lang);
        const field = (name: string): ReturnType<Page['locator']> => page.locator(`ui-form input[name="${name}"]`);
        await expect(field('moment')).toHaveValue(shown);
        await expect(field('kept')).toHaveValue(PRESETS.kept);
        for (const [name, text] of Object.entries(TYPED)) await field(name).fill(text);
        await page.locator('ui-form [part=submit]').click();
        await expect(page.locator('html[data-sent]')).toHaveCount(1);
        const sent: unknown = JSON.parse((await page.locator('html').getAttribute('data-sent')) ?? '');
        expect(sent).toEqual({ ...PRESETS, day: TYPED.day, at, time });
        await expect(page.locator('ui-form [part=receipt]')).toHaveCount(1);
      });
  });
