/** Drafts through real reloads of a page that has the built bundle. */
import { expect, test } from './drafts.js';

const FIRST = 'inlay-ui:draft:["artifact","first",1,"you"]';
const BACK = 'What you had typed is back.';

test('F-1 text, half a number, a choice, a select, a tick and a long list are there after a reload; a password is not', async ({
  page,
  given: { open, first, second },
}) => {
  await open();
  await first.what.fill('Half a sen');
  await first.count.fill('12.');
  await first.all.getByLabel('high').check();
  await first.all.getByLabel('Plan').selectOption('wait');
  await first.all.getByLabel('Page the on-call').check();
  await first.all.getByLabel('Region 11').check();
  await first.all.getByLabel('Password').fill('hunter2');
  await second.what.fill('Of the second');
  await page.reload();
  await expect(first.what).toHaveValue('Half a sen');
  await expect(first.count).toHaveValue('12.');
  await expect(first.all.getByLabel('high')).toBeChecked();
  await expect(first.all.getByLabel('Plan')).toHaveValue('2');
  await expect(first.all.getByLabel('Page the on-call')).toBeChecked();
  await expect(first.all.getByLabel('Region 11')).toBeChecked();
  await expect(first.all.getByLabel('Region 10')).not.toBeChecked();
  await expect(first.all.getByLabel('Password')).toHaveValue('');
  await expect(first.all.getByText(BACK)).toBeVisible();
  await expect(second.what).toHaveValue('Of the second');
  await expect(second.count).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('hunter2');
});

test('F-1 a second reload gives back the same, and the line goes with the next edit', async ({
  page,
  given: { open, first },
}) => {
  await open();
  await first.what.fill('Typed');
  await page.reload();
  await expect(first.what).toHaveValue('Typed');
  await page.reload();
  await expect(first.what).toHaveValue('Typed');
  await first.what.press('End');
  await first.what.pressSequentially(' on');
  await expect(first.all.getByText(BACK)).toBeHidden();
  await page.reload();
  await expect(first.what).toHaveValue('Typed on');
});

test('F-1 once sent it is gone, and only that one', async ({ page, given: { open, first, second, stored } }) => {
  await open();
  await second.what.fill('Of the second');
  await first.what.fill('Typed');
  await first.send.click();
  await expect(first.all.getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(second.what).toHaveValue('Of the second');
  await expect(first.what).toHaveValue('');
  expect(await stored()).toEqual([FIRST.replace('first', 'second')]);
});

for (const outcome of ['failing', 'silent'])
  test(`F-1 L-11 a reload after a send that is ${outcome}: sent again it is the same submission`, async ({
    page,
    given: { open, first },
  }) => {
    await open(`outcome=${outcome}`);
    await first.what.fill('Typed');
    await first.send.click();
    await expect(page).toHaveTitle(/^sub_/);
    const id = await page.title();
    await page.reload();
    await expect(first.what).toHaveValue('Typed');
    await expect(page).toHaveTitle('Drafts');
    await first.what.fill('Typed anew');
    await first.send.click();
    await expect(page).toHaveTitle(id);
  });

test('F-1 L-11 a failed send that was refused is kept, and is another submission', async ({ page, given: { open, first } }) => {
  await open('outcome=refusing');
  await first.what.fill('Typed');
  await first.send.click();
  await expect(first.all.getByRole('alert')).toContainText('What you typed is kept.');
  const id = await page.title();
  await page.reload();
  await expect(first.what).toHaveValue('Typed');
  await first.send.click();
  await expect(page).toHaveTitle(/^sub_/);
  expect(await page.title()).not.toBe(id);
});

test('F-1 another person, another version, and a page that does not ask have none of it', async ({
  given: { open, first, stored },
}) => {
  await open();
  await first.what.fill('Typed');
  for (const search of ['principal=me', 'version=2', 'off']) {
    await open(search);
    await first.count.fill('1'); // what was to be given back would have come by now or not be written over
    await expect(first.what).toHaveValue('');
    await open();
    await expect(first.what).toHaveValue('Typed');
  }
  expect(await stored()).toEqual([FIRST, FIRST.replace('you', 'me'), FIRST.replace('1,', '2,')].sort());
});

test('F-1 of content that was refused nothing is kept, and nothing is lost by it', async ({
  page,
  given: { open, first, stored },
}) => {
  await open('refused');
  await expect(first.all.getByText('This form can’t be shown')).toBeVisible();
  await page.reload();
  expect(await stored()).toEqual([]);
  await open();
  await first.what.fill('Typed');
  await open('refused');
  await expect(first.all.getByText('This form can’t be shown')).toBeVisible();
  await open();
  await expect(first.what).toHaveValue('Typed');
});

test('F-1 PF-31 storage that is blocked: the form is filled in and sent as ever, with one warning', async ({
  page,
  given: { open, first },
}) => {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') told.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open();
  await first.what.fill('Typed');
  await first.send.click();
  await expect(first.all.getByText('Sent', { exact: true })).toBeVisible();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('no drafts are kept');
});

test('F-1 full storage: the form goes on, with one warning', async ({ page, given: { open, first } }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await open();
  await page.evaluate(() => {
    let size = 8 * 1024 * 1024;
    for (let count = 0; size >= 1; count += 1) {
      try {
        sessionStorage.setItem(`fill-${String(count)}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await first.what.fill('Typed');
  await first.send.click();
  await expect(first.all.getByText('Sent', { exact: true })).toBeVisible();
  expect(told.filter((text) => text.includes('no drafts are kept'))).toHaveLength(1);
});
