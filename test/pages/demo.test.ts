import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './origins.js';

/** PF-30, as a host page's server sends it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types lit-html dompurify inlay";

/** The built demo under the strict policy; whatever it logs is a failure, unless a test says otherwise. */
const test = base.extend<{ demo: Page; logged: string[] }>({
  logged: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await use(logged);
    expect(logged).toEqual([]);
  },
  demo: async ({ page, origins, logged }, use) => {
    const address = `${origins.page}/build/demo/index.html`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
    });
    await page.goto(address);
    expect(logged).toEqual([]);
    await use(page);
  },
});

const form = (demo: Page, title: string): Locator => demo.locator('ui-form').filter({ hasText: title });
const report = (demo: Page): Locator => demo.locator('#thread ui-form').filter({ hasText: 'Incident report' }).last();
const entries = (demo: Page, name: string): Locator =>
  demo.locator('#log li').filter({ has: demo.getByText(name, { exact: true }) });
const send = (card: Locator): Locator => card.locator('[part=submit]');

async function hostThat(demo: Page, behaviour: string): Promise<void> {
  await demo.getByLabel('When you send a form, the host').selectOption(behaviour);
}

async function fill(card: Locator): Promise<void> {
  await card.getByLabel('Date').fill('2026-11-20');
  await card.getByRole('radio', { name: 'High' }).check();
  await card.getByLabel('Note').fill('The floor is wet');
}

/** The `name` of the control that has the focus, through shadow roots; of a button its text. */
function focused(): string {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at instanceof HTMLButtonElement ? at.textContent.trim() : (at?.getAttribute('name') ?? '');
}

async function tabTo(demo: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await demo.keyboard.press('Tab');
    if ((await demo.evaluate(focused)) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

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

test('PF-11 the incident report is filled in and sent by keyboard alone, and its receipt has the focus', async ({ demo }) => {
  const card = report(demo);
  await tabTo(demo, 'date');
  await demo.keyboard.type('11202026');
  await tabTo(demo, 'severity');
  await demo.keyboard.press('ArrowDown');
  await demo.keyboard.press('ArrowDown');
  await expect(card.getByRole('radio', { name: 'High' })).toBeChecked();
  await tabTo(demo, 'power_off');
  await demo.keyboard.press('Space');
  await tabTo(demo, 'note');
  await demo.keyboard.type('The floor is wet');
  await tabTo(demo, 'Send the report');
  await demo.keyboard.press('Enter');

  await expect(card.getByText('Sent by you')).toBeVisible();
  await expect(card.getByText('November 20, 2026')).toBeVisible();
  await expect(card.getByText('The floor is wet')).toBeVisible();
  await expect(card.locator('[data-outcome]')).toBeFocused();
  await expect(entries(demo, 'ui-submit').locator('pre')).toContainText('"power_off": true');
});

test('L-2 a refused schema shows its problems and what goes back to the model; the next try is drawn', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Send a wrong schema' }).click();
  const refused = form(demo, 'can’t be shown');
  await refused.locator('summary').click();
  await expect(refused.locator('li')).toHaveCount(2);
  await expect(demo.locator('.traffic')).toContainText('"anyOf" is not allowed');
  await expect(demo.locator('.traffic')).toContainText('remove "pattern"');
  await expect(entries(demo, 'ui-refused')).toHaveCount(1);

  const contact = form(demo, 'Contact on site');
  await contact.getByLabel('Who is to be called?').fill('The caretaker');
  await contact.getByLabel('E-mail').fill('caretaker@example.org');
  await contact.getByLabel('E-mail').press('Enter');
  await expect(contact.getByText('Sent by you')).toBeVisible();
});

test('F-14 (18) a host that never answers ends in «Not known», with what was typed', async ({ demo }) => {
  await hostThat(demo, 'silent');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).getByText('Not known', { exact: true })).toBeVisible({ timeout: 10_000 });
  await expect(report(demo).getByLabel('Note')).toHaveValue('The floor is wet');

  await hostThat(demo, 'now');
  await report(demo).getByRole('button', { name: 'Send again…' }).click();
  const dialog = report(demo).getByRole('dialog');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Open it for sending' }).click({ timeout: 1000 });
    await expect(dialog).toBeHidden({ timeout: 100 });
  }).toPass(); // it takes no click in its first 800 ms
  await send(report(demo)).click();
  await expect(report(demo).getByText('Sent by you')).toBeVisible();
});

test('L-18 a double click sends once', async ({ demo }) => {
  await hostThat(demo, 'slow');
  await fill(report(demo));
  await send(report(demo)).dblclick();
  await expect(report(demo).getByText('Sent by you')).toBeVisible({ timeout: 10_000 });
  await expect(entries(demo, 'ui-submit')).toHaveCount(1);
});

test('L-15 a form that was answered already shows by whom', async ({ demo }) => {
  await hostThat(demo, 'taken');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).getByText('the night shift')).toBeVisible();
  await expect(report(demo).getByText('The floor is wet')).toBeVisible();
  await expect(send(report(demo))).toHaveCount(0);
});

test('L-5 a field that the host refuses shows it, and has the focus', async ({ demo }) => {
  await hostThat(demo, 'field');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).locator('[part=error]')).toContainText('Our records say something else');
  await expect(report(demo).getByLabel('Date')).toBeFocused();
});

test('L-13 a form that changed keeps what was typed, lists the rest and is sent in its new version', async ({ demo }) => {
  await hostThat(demo, 'changed');
  await fill(report(demo));
  await send(report(demo)).click();
  await report(demo).getByRole('button', { name: 'Review the new version' }).click();
  await expect(report(demo).getByLabel('Date')).toHaveValue('2026-11-20');
  await expect(report(demo).getByText('Note: The floor is wet')).toBeVisible();
  await report(demo).getByLabel('Somebody else had a look too').check();
  await send(report(demo)).click();
  await expect(report(demo).getByText('Sent by you')).toBeVisible();
});

for (const [behaviour, says] of [
  ['closed', 'Closed'],
  ['off', 'Turned off'],
  ['forbidden', 'Not sent'],
  ['error', 'Not known'],
] as const) {
  test(`L-14 a host that is ${behaviour}: «${says}», and what was typed stays in sight`, async ({ demo }) => {
    await hostThat(demo, behaviour);
    await fill(report(demo));
    await send(report(demo)).click();
    await expect(report(demo).getByText(says, { exact: true })).toBeVisible();
    await expect(report(demo).getByLabel('Note')).toHaveValue('The floor is wet');
  });
}

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
