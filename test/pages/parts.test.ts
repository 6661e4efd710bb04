import type { Page, Route } from '@playwright/test';
import { expect, test } from './origins.js';

/** Parts of the script-tag build that are loaded with the first need, by what is in them. */
const TOLD = /inlay-ui-told\./;
const HASH = /inlay-ui-id\./;

/** Holds the requests for a part until it is let go or cut off. */
async function hold(page: Page, part: RegExp): Promise<{ readonly go: () => Promise<void>; readonly cut: () => Promise<void> }> {
  const held: Route[] = [];
  let then: 'hold' | 'go' | 'cut' = 'hold';
  const release = (route: Route): Promise<void> => (then === 'go' ? route.continue() : route.abort());
  await page.route(part, async (route) => {
    if (then === 'hold') held.push(route);
    else await release(route);
  });
  const end = async (how: 'go' | 'cut'): Promise<void> => {
    then = how;
    await Promise.all(held.splice(0).map(release));
  };
  return { go: () => end('go'), cut: () => end('cut') };
}

const CONTENT = { title: 'Lunch', schema: { type: 'object', properties: { dish: { type: 'string', title: 'Dish' } } } };

async function show(page: Page, props: object): Promise<void> {
  await page.evaluate((given) => {
    const form = document.createElement('ui-form');
    Object.assign(form, given);
    document.querySelector('main')?.replaceChildren(form);
  }, props);
}

test.beforeEach(async ({ page, origins }) => {
  await page.goto(`${origins.page}/test/pages/fixtures/module.html`);
  await expect(page.getByLabel('Dish')).toBeVisible();
});

test('L-13 a new version is drawn at once, whatever is still being loaded: what is sent is what is shown', async ({ page }) => {
  const told = await hold(page, TOLD);
  await page.getByLabel('Dish').fill('Soup');
  await page.evaluate(
    (content) => {
      const form = document.querySelector('ui-form');
      Object.assign(form ?? {}, { content, source: { artifact: { id: 'lunch', version: 2 } } });
    },
    { ...CONTENT, title: 'Dinner' },
  );
  await expect(page.getByText('Dinner')).toBeVisible();
  await expect(page.getByLabel('Dish')).toHaveValue('Soup');
  await told.go();
  await expect(page.locator('.notice')).toContainText('The form was updated.');
});

for (const [state, words] of [
  ['closed', 'This form takes no more answers.'],
  ['answered', 'Already answered'],
  ['unknown', 'It is not known whether this arrived.'],
] as const) {
  test(`ST-5 ${state} is said in short while what says it in full is on its way, and in full then`, async ({ page }) => {
    const told = await hold(page, TOLD);
    await show(page, { content: CONTENT, status: { state, values: { dish: 'Rice' } } });
    await expect(page.getByRole('heading', { name: 'Lunch' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await told.go();
    await expect(page.locator(state === 'answered' ? '[part=receipt]' : '.notice')).toBeVisible();
  });
}

test('L-16 a viewer who can’t send reads why, also where the part that says it can’t be loaded', async ({ page }) => {
  const told = await hold(page, TOLD);
  await told.cut();
  await show(page, { content: CONTENT, viewer: { can_act: false, reason: 'Members only.' } });
  await expect(page.getByText('Members only.')).toBeVisible();
  await expect(page.getByText('was not taken')).toHaveCount(0);
});

test('PF-31 L-2 refused content is told to the page also where its explanation can’t be loaded', async ({ page }) => {
  const explain = await hold(page, /inlay-ui-(form|refused)\./);
  await explain.cut();
  await page.evaluate(() => {
    document.addEventListener('ui-refused', (event) => {
      document.title = JSON.stringify(event.problems);
    });
  });
  await show(page, { content: { title: 1 } });
  await expect(page.getByText('What the agent wrote is not a form')).toBeVisible();
  await expect(page).toHaveTitle(/"path":""/);
});

test('ST-4 a send whose part does not come says that nothing was sent; the next press sends once', async ({ page }) => {
  const hash = await hold(page, HASH);
  await page.getByLabel('Dish').fill('Soup');
  await hash.cut();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.unroute(HASH);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});
