import { expect, test } from './origins.js';

test('L-17 an ask that came with the page leaves the focus where it is; one that appears later takes it', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.page}/test/pages/fixtures/ask.html`);
  await expect(page.getByLabel('Dish')).toBeVisible();
  const holder = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.shadowRoot?.activeElement?.textContent.trim() ?? activeElement?.localName;
    });
  expect(await holder()).toBe('body');
  await page.evaluate(async () => {
    const form = document.createElement('ui-form');
    form.source = { ask: { run_id: 'run', tool_call_id: 'later' } };
    form.content = { title: 'Dinner', schema: { type: 'object', properties: {} } };
    document.body.append(form);
    await form.updateComplete;
  });
  expect(await holder()).toBe('Dinner');
});
