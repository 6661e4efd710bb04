import axe from 'axe-core';
import { entries, expect, fill, form, report, send, test } from './demo.js';

test('PF-30 the demo logs nothing under the strict policy, from the first ask to the playground', async ({ demo }) => {
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(demo.getByText('The report is filed')).toBeVisible();

  await demo.getByRole('button', { name: 'Open a sign-up' }).click();
  const signUp = form(demo, 'Help with the repair');
  await signUp.getByRole('radio', { name: 'Friday morning' }).check();
  await send(signUp).click();
  await expect(signUp.getByText('Sent by you')).toBeVisible();

  await demo.getByRole('button', { name: 'Send a wrong schema' }).click();
  await demo.getByLabel('Language').selectOption('ar');
  await demo.getByLabel('Scheme').selectOption('dark');
  await demo.getByLabel('Density').selectOption('compact');
  await demo.getByLabel('Width').selectOption('narrow');
  await expect(demo.locator('html')).toHaveAttribute('dir', 'rtl');
  await demo.getByRole('link', { name: 'Playground' }).click();
  const example = demo.getByLabel('Start from an example');
  const names = await example.locator('option').allTextContents();
  for (const name of names) {
    await example.selectOption(name);
    const refused = ['As Pydantic and zod emit it', 'Refused by name'].includes(name);
    await expect(demo.locator('#verdict')).toContainText(refused ? 'refused' : 'drawn');
    await expect(demo.locator('#stage ui-form .card')).toBeVisible();
  }
});

test('F-12 a chat message answers no form', async ({ demo }) => {
  await demo.getByLabel('Message to the agent').fill('Severity is high');
  await demo.keyboard.press('Enter');
  await expect(demo.getByText('a message in the chat doesn’t answer a form')).toBeVisible();
  await expect(send(report(demo))).toBeVisible();
  await expect(entries(demo, 'ui-submit')).toHaveCount(0);
  await expect(demo.getByLabel('Message to the agent')).toBeFocused();
});

test('PF-13 the next form in the thread leaves the focus where it is', async ({ demo }) => {
  const ask = demo.getByRole('button', { name: 'Report an incident' });
  await ask.press('Enter');
  await expect(demo.locator('#thread ui-form')).toHaveCount(2);
  await expect(report(demo).locator('.card')).toBeVisible();
  await expect(ask).toBeFocused();
});

test('L-2 the playground draws, refuses and recovers as one types, and keeps the text', async ({ demo }) => {
  await demo.getByRole('link', { name: 'Playground' }).click();
  const json = demo.getByLabel('JSON', { exact: true });
  const stage = demo.locator('#stage ui-form');
  const content = (type: string) => JSON.stringify({ title: 'Pump', schema: { type: 'object', properties: { bar: { type } } } });

  await json.fill(content('number'));
  await stage.getByLabel('bar').fill('2');
  await json.fill(content('null'));
  await expect(stage.getByText('can’t be shown')).toBeVisible();
  await expect(demo.locator('#repair')).toContainText('properties.bar');
  await json.fill('{"title": "Pu');
  await expect(demo.locator('#verdict')).toContainText('refused');
  await expect(json).toHaveValue('{"title": "Pu');
  await json.fill(content('number'));
  await expect(stage.getByLabel('bar')).toHaveValue('2');
  await expect(demo.locator('#told')).toBeHidden();
  await send(stage).click();
  await expect(stage.getByText('Sent by you')).toBeVisible();
  await json.fill(content('string'));
  await expect(stage.getByLabel('bar')).toHaveValue('');
});

test('F-4 the playground takes an MCP elicitation, and lowers what Pydantic emits when asked to', async ({ demo }) => {
  await demo.getByRole('link', { name: 'Playground' }).click();
  const example = demo.getByLabel('Start from an example');
  await example.selectOption('MCP elicitation');
  await expect(demo.locator('#stage').getByText('Which account should')).toBeVisible();
  await example.selectOption('As Pydantic and zod emit it');
  await expect(demo.locator('#verdict')).toContainText('refused, 2 to mend');
  await demo.getByLabel('Lower what Pydantic and zod emit first').check();
  await expect(demo.locator('#verdict')).toContainText('drawn');
  await expect(demo.locator('#stage').getByLabel('Phone')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`PF-10 axe finds nothing in the demo, ${colorScheme}, at 320 px and wide`, async ({ demo }) => {
    test.slow(); // four times the whole page
    await demo.emulateMedia({ colorScheme });
    await demo.evaluate(axe.source);
    for (const [width, view] of [
      [1280, 'Chat'],
      [1280, 'Playground'],
      [320, 'Chat'],
      [320, 'Playground'],
    ] as const) {
      await demo.setViewportSize({ width, height: 800 });
      await demo.getByRole('link', { name: view }).click();
      const { violations } = await demo.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const sideways = await demo.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways).toBe(0);
    }
  });
}
