import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './origins.js';

interface Kept {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** What the page keeps once everything that can go is gone. */
async function kept(cdp: CDPSession): Promise<Kept> {
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** Mounts, uses and removes forms one after the other: typed in, refused, moved, sent. */
async function mounts(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const content = {
      title: 'Lunch',
      schema: {
        type: 'object',
        required: ['dish'],
        properties: {
          dish: { type: 'string', title: 'Dish' },
          count: { type: 'integer', title: 'How many', minimum: 1, maximum: 9 },
          extras: { type: 'array', title: 'Extras', items: { type: 'string', enum: ['salt', 'lime'] } },
        },
      },
      deadline: new Date(Date.now() + 3_600_000).toISOString(),
    };
    for (let n = 0; n < count; n++) {
      const form = document.createElement('ui-form');
      Object.assign(form, { content, source: { ask: { run_id: 'run', tool_call_id: `call-${String(n)}` } } });
      document.body.append(form);
      await form.updateComplete;
      const { shadowRoot } = form;
      const dish = shadowRoot?.querySelector<HTMLInputElement>('input[name=dish]');
      const send = shadowRoot?.querySelector<HTMLButtonElement>('[type=submit]');
      if (!dish || !send) throw new Error('not drawn');
      send.click(); // refused: nothing is filled in
      await form.updateComplete;
      document.body.prepend(form);
      dish.value = 'Soup';
      dish.dispatchEvent(new Event('input', { bubbles: true }));
      await form.updateComplete;
      if (n % 3 === 0) send.click();
      await form.updateComplete;
      form.remove();
    }
    await new Promise(requestAnimationFrame);
  }, times);
}

test('PF-54 a thousand mounts and unmounts leave heap, listeners and nodes where they were', async ({ page, origins }) => {
  test.setTimeout(120_000);
  await page.goto(`${origins.page}/test/pages/fixtures/module.html`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await mounts(page, 200); // whatever is made once is made by then
  const before = await kept(cdp);
  await mounts(page, 1000);
  const after = await kept(cdp);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(20);
  // a form that stayed would be 40 kB and more
  expect((after.heap - before.heap) / 1024).toBeLessThan(400);
});
