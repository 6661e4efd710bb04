/** The built demo, and what its tests do to it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './origins.js';

/** The built demo under the strict policy; whatever it logs is a failure, unless a test says otherwise. */
export const test = base.extend<{ demo: Page; logged: string[] }>({
  logged: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      // a failing server is told to the page's developer, as it should be
      if (message.text() !== 'inlay-ui: HTTP 500; the outcome counts as unknown') logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(error.message));
    await use(logged);
    expect(logged).toEqual([]);
  },
  demo: async ({ page, origins, logged }, use) => {
    await page.goto(`${origins.page}/build/demo/index.html`);
    expect(logged).toEqual([]);
    await use(page);
  },
});

export const form = (demo: Page, title: string): Locator => demo.locator('ui-form').filter({ hasText: title });
export const report = (demo: Page): Locator => demo.locator('#thread ui-form').filter({ hasText: 'Incident report' }).last();
export const entries = (demo: Page, name: string): Locator =>
  demo.locator('#log li').filter({ has: demo.getByText(name, { exact: true }) });
export const send = (card: Locator): Locator => card.locator('[part=submit]');

export async function hostThat(demo: Page, behaviour: string): Promise<void> {
  await demo.getByLabel('When you send a form, the host').selectOption(behaviour);
}

export async function fill(card: Locator): Promise<void> {
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

export async function tabTo(demo: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await demo.keyboard.press('Tab');
    if ((await demo.evaluate(focused)) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** A button that appeared by itself takes no press in its first 800 ms: pressed until it does. */
export async function pressed(button: Locator, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await done();
  }).toPass();
}

export { expect } from './origins.js';
