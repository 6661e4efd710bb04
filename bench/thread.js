/** `npm run bench -- --thread`: what a form costs when there are many already, how they scroll, what is left of a thousand. */
/* global performance */
import { cpu, open, settled } from './measures.js';

const STOPS = [10, 50, 200, 500];
const LAST = 10;
const SCROLLED = 200;
const CONTENT = 10;

/** The longest tasks of the page's main thread while `work` runs: {wall, cpu} in ms. */
async function longest(browser, page, work) {
  const cdp = await browser.newBrowserCDPSession();
  const mark = `bench ${Date.now()}`; // names the page's own thread in the trace
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
    },
  });
  await page.evaluate((text) => performance.mark(text), mark);
  await work();
  await cdp.send('Tracing.end');
  await done;
  await cdp.detach();
  const own = events.find(({ name }) => name === mark);
  const tasks = events.filter(({ name, tid, pid: at }) => /RunTask$/.test(name) && tid === own?.tid && at === own.pid);
  const max = (key) => Math.max(...tasks.map((task) => (task[key] ?? 0) / 1000));
  return { wall: max('dur'), cpu: max('tdur') };
}

/** At each length of the thread: [ms until laid out, ms until painted] a form, and the longest tasks of a scroll. */
async function oneThread(browser, origin, name) {
  const { page, cdp, bench, close } = await open(browser, origin);
  await bench('load', name);
  await bench('fill', CONTENT, 1);
  await bench('unmount');
  await bench('warm', CONTENT, 20);
  const costs = [];
  let count = 0;
  let scroll;
  for (const stop of STOPS) {
    const each = Math.min(LAST, (stop - count) / 2);
    await bench('stack', CONTENT, stop - count - 2 * each);
    const [, laid] = await cpu(cdp, () => bench('stack', CONTENT, each));
    const [, painted] = await cpu(cdp, () => bench('append', CONTENT, each));
    costs.push([laid / each, painted / each]);
    count = stop;
    if (stop === SCROLLED) scroll = await longest(browser, page, () => bench('scroll'));
  }
  await close();
  return { costs, scroll };
}

/** What a thousand mounts and unmounts leave: {heap in MiB, nodes, listeners}. */
async function wear(browser, origin, name) {
  const opened = await open(browser, origin);
  const { bench, close } = opened;
  await bench('load', name);
  await bench('fill', CONTENT, 1);
  await bench('unmount');
  await bench('churn', CONTENT, 100);
  const before = await settled(opened);
  await bench('churn', CONTENT, 1000);
  const after = await settled(opened);
  await close();
  return Object.fromEntries(Object.keys(before).map((key) => [key, after[key] - before[key]]));
}

export async function thread(browser, origin) {
  const name = 'ui-form';
  const { costs, scroll } = await oneThread(browser, origin, name);
  console.log(`\nA thread of ${CONTENT}-field forms, Chromium ${browser.version()}: CPU of one more form, ms\n`);
  const line = (cells) => console.log(`| ${cells.join(' | ')} |`);
  line(['', ...STOPS.map((stop) => `at ${stop}`), 'last : first']);
  line(Array(STOPS.length + 2).fill('---'));
  ['until laid out, many in a frame', 'one a frame, until painted'].forEach((what, at) => {
    const all = costs.map((pair) => pair[at]);
    line([what, ...all.map((ms) => ms.toFixed(2)), `${(all.at(-1) / all[0]).toFixed(2)} ×`]);
  });
  const { wall, cpu: own } = scroll;
  console.log(
    `\nLongest task while ${SCROLLED} forms are scrolled through: ${own.toFixed(1)} ms of CPU, ${wall.toFixed(1)} by the clock`,
  );
  const { heap, nodes, listeners } = await wear(browser, origin, name);
  console.log(`\nAfter 1 000 mounts and unmounts: ${heap.toFixed(2)} MiB of heap, ${nodes} nodes, ${listeners} listeners more`);
}
