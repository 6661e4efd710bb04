/** What page tests of drafts share: a page that asks for them, its two forms, what is stored. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './origins.js';

export { expect };

interface Given {
  /** The page, opened with these words in its address. */
  readonly open: (search?: string) => Promise<void>;
  readonly first: Form;
  readonly second: Form;
  readonly stored: () => Promise<string[]>;
}
interface Form {
  readonly what: Locator;
  readonly count: Locator;
  readonly all: Locator;
  readonly send: Locator;
}

const form = (page: Page, id: string): Form => {
  const all = page.locator(`#${id}`);
  return {
    all,
    what: all.getByLabel('What'),
    count: all.getByLabel('Count'),
    send: all.getByRole('button', { name: 'Send', exact: true }),
  };
};

export const test = base.extend<{ given: Given }>({
  given: async ({ page, origins }, use) => {
    await use({
      open: async (search = '') => {
        await page.goto(`${origins.page}/test/pages/fixtures/drafts.html?${search}`);
        await expect(page.locator('ui-form').last()).toBeVisible();
      },
      first: form(page, 'first'),
      second: form(page, 'second'),
      stored: () => page.evaluate(() => Object.keys(sessionStorage).sort()),
    });
  },
});
