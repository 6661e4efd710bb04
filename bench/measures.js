/** What is measured of one library in one page. CPU is the main thread's own time, by the browser's thread clock. */
/* global window, document */
import axe from 'axe-core';
import { setTimeout as delay } from 'node:timers/promises';

const MIB = 2 ** 20;
const KEYS = 'the quick brown fox jumps';

/** A page of its own, with nothing cached: {page, cdp, bench(name, ...args), close()}. */
export async function open(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.waitForFunction(() => window.bench !== undefined);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bench = (name, ...args) => page.evaluate(([call, given]) => window.bench[call](...given), [name, args]);
  return { page, cdp, errors, bench, close: () => context.close() };
}

export async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** @returns [what work came to, ms of main thread] */
export async function cpu(cdp, work) {
  const { ThreadTime: before } = await metrics(cdp);
  const result = await work();
  const { ThreadTime: after } = await metrics(cdp);
  return [result, (after - before) * 1000];
}

export const median = (list) => {
  const sorted = list.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** One round of everything that takes time. */
export async function times(browser, origin, name, n) {
  const { page, cdp, bench, close } = await open(browser, origin);
  const [cold, coldCpu] = await cpu(cdp, () => bench('cold', name, n));
  await bench('unmount');

  const mounts = 10;
  await bench('fill', n, 1);
  await bench('unmount');
  await bench('warm', n, 4);
  const [warm, warmCpu] = await cpu(cdp, () => bench('warm', n, mounts));

  await bench('fill', n, 1);
  await bench('watch');
  const press = async (text) => {
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await delay(40); // a fast typist; each key gets its frame
    }
  };
  await press(KEYS.slice(0, 8));
  await bench('keys');
  const [, keysCpu] = await cpu(cdp, () => press(KEYS));
  const keys = await bench('keys');
  const kept = (await bench('text')) === KEYS.slice(0, 8) + KEYS;
  await bench('unmount');

  const sends = [];
  for (let turn = 0; turn < 10; turn++) {
    await bench('fill', n, 1, true);
    await bench('aim');
    const [, empty] = await cpu(cdp, () => bench('sent')); // what the measuring itself takes
    const [time, whole] = await cpu(cdp, () => bench('send'));
    sends.push({ time, empty, whole, right: await bench('sentRight', n) });
    await bench('unmount');
  }
  const counted = sends.slice(3);
  const sendCpu = median(counted.map(({ whole }) => whole)) - median(counted.map(({ empty }) => empty));
  await close();
  return {
    cold,
    coldCpu,
    warm: median(warm),
    warmCpu: warmCpu / mounts,
    key: median(keys),
    keyCpu: keysCpu / KEYS.length,
    send: median(counted.map(({ time }) => time)),
    sendCpu,
    kept,
    right: counted.every(({ right }) => right),
  };
}

/** Heaps in MiB, nodes and listeners, once what can be collected is. */
export async function settled({ cdp, bench }) {
  for (let turn = 0; turn < 3; turn++) {
    await cdp.send('HeapProfiler.collectGarbage');
    await bench('frame');
  }
  const { usedSize, embedderHeapUsedSize = 0 } = await cdp.send('Runtime.getHeapUsage');
  const { Nodes, JSEventListeners } = await metrics(cdp);
  return { heap: usedSize / MIB, dom: embedderHeapUsedSize / MIB, nodes: Nodes, listeners: JSEventListeners };
}

/** Twenty forms in the page, then gone: heaps in MiB, nodes and listeners a form. */
export async function weight(browser, origin, name, n) {
  const opened = await open(browser, origin);
  const { bench, close } = opened;
  await bench('load', name);
  const forms = 20;
  for (let turn = 0; turn < 2; turn++) {
    await bench('fill', n, forms); // compiled code stays, and is nobody's leak
    await bench('unmount');
  }
  const before = await settled(opened);
  const empty = await bench('elements');
  await bench('fill', n, forms);
  const full = await settled(opened);
  const elements = ((await bench('elements')) - empty - forms) / forms;
  await bench('unmount');
  const after = await settled(opened);
  await close();
  const each = (key) => (full[key] - before[key]) / forms;
  return {
    heap: full.heap - before.heap,
    left: after.heap - before.heap,
    dom: full.dom - before.dom,
    elements,
    nodes: each('nodes') - 1, // less the box that holds it
    listeners: each('listeners'),
    listenersLeft: after.listeners - before.listeners,
  };
}

/** axe at rest and after a refused send: [rules, nodes] each. */
export async function violations(browser, origin, name, n) {
  const { page, bench, close } = await open(browser, origin);
  await bench('load', name);
  await bench('fill', n, 1);
  await page.evaluate(axe.source);
  const count = async () => {
    const { violations: found } = await page.evaluate(() => window.axe.run(document.querySelector('main > div')));
    return [found.length, found.reduce((sum, { nodes }) => sum + nodes.length, 0)];
  };
  const rest = await count();
  await delay(100); // JSON Forms tells the page of its errors late
  await bench('aim');
  await bench('send');
  const refused = await count();
  await close();
  return { rest, refused };
}

/** @returns 'yes', or what failed under a strict policy, and how many reports there were. */
export async function strict(browser, origin, name) {
  const { page, bench, close, errors } = await open(browser, `${origin}/strict`);
  let said = 'yes';
  try {
    await bench('load', name);
    await bench('fill', 10, 1, true);
    said = 'mounts, does not send';
    await delay(100);
    await bench('aim');
    await bench('send');
    await page.waitForFunction(() => window.bench.sent().length > 0, undefined, { timeout: 3000 });
    if (await bench('sentRight', 10)) said = 'yes';
  } catch (error) {
    said = said === 'yes' ? 'does not mount' : said;
    errors.push(error.message);
  }
  const reports = await page.evaluate(() => window.reports.length);
  await close();
  return { said, reports, why: errors[0]?.split('\n')[0] };
}
