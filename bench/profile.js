/** `npm run bench -- --profile ui-form`: which functions take the time and the memory, by file, from an unminified bundle. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { metrics, open } from './measures.js';

const TOP = 22;
const N = 50;

/** esbuild says in a comment which file the lines after it come from. */
async function origins(out, name) {
  const text = await readFile(join(out, `${name}.js`), 'utf8');
  let file = '';
  return text.split('\n').map((line) => (file = /^\/\/ (\S+\.m?js)$/.exec(line)?.[1].replace(/^.*node_modules\//, '') ?? file));
}

const where = (files, name, { functionName, url, lineNumber }) => {
  const file = url.endsWith(`/${name}.js`) ? (files[lineNumber] ?? '') : url.split('/').at(-1);
  return `${functionName || '(anonymous)'}  ${file || '(browser)'}`;
};

/** Self and whole cost by function, from a tree of {id, callFrame, children?} and the self cost of each node. */
function sums(roots, own, label) {
  const self = new Map();
  const whole = new Map();
  const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
  const walk = (node, above) => {
    const key = label(node.callFrame);
    const inside = new Set(above).add(key);
    const cost = own(node);
    add(self, key, cost);
    let total = cost;
    for (const child of node.children ?? []) total += walk(child, inside);
    if (!above.has(key)) add(whole, key, total);
    return total;
  };
  for (const root of roots) walk(root, new Set());
  return { self, whole };
}

function show(title, { self, whole }, per, unit) {
  console.log(`\n## ${title}\n`);
  const top = (map) => [...map].sort(([, a], [, b]) => b - a).slice(0, TOP);
  const [left, right] = [top(self), top(whole)];
  console.log(`${unit} itself, and ${unit} with what it calls\n`);
  left.forEach(([name, cost], at) => {
    const other = right[at];
    const text = ([key, value]) => `${(value / per).toFixed(3).padStart(8)}  ${key}`;
    console.log(`${text([name, cost]).padEnd(72)} ${other ? text(other) : ''}`);
  });
}

export async function profile(browser, { origin, out }, name) {
  const files = await origins(out, name);
  const { page, cdp, bench } = await open(browser, origin);
  const label = (frame) => where(files, name, frame);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 100 });

  async function sampled(title, times, work) {
    const before = await metrics(cdp);
    await work();
    const after = await metrics(cdp);
    const ms = (key) => (((after[key] - before[key]) * 1000) / times).toFixed(2);
    console.log(
      `\n${title}, CPU in ms: thread ${ms('ThreadTime')}, of which script ${ms('ScriptDuration')}, style ${ms('RecalcStyleDuration')}, layout ${ms('LayoutDuration')}`,
    );
    await cdp.send('Profiler.start');
    await work();
    const { profile: got } = await cdp.send('Profiler.stop');
    const nodes = new Map(got.nodes.map((node) => [node.id, { ...node, cost: 0 }]));
    got.samples.forEach((id, at) => (nodes.get(id).cost += got.timeDeltas[at] / 1000));
    for (const node of nodes.values()) node.children = node.children?.map((id) => nodes.get(id));
    const busy = (node) => (node.callFrame.functionName === '(idle)' ? 0 : node.cost);
    show(title, sums([nodes.get(got.nodes[0].id)], busy, label), times, 'ms');
  }

  await bench('load', name);
  await bench('fill', N, 1);
  await bench('unmount');
  await bench('warm', N, 5);
  await sampled(`warm mount and unmount, ${N} fields`, 20, () => bench('warm', N, 20));
  await bench('fill', N, 1);
  await bench('watch');
  const press = async (times) => {
    for (let at = 0; at < times; at++) {
      await page.keyboard.press('a');
      await delay(30);
    }
  };
  await press(10);
  await sampled('a keystroke', 60, () => press(60));
  await bench('unmount');
  await bench('fill', N, 28, true);
  await bench('sendAll', 4);
  await sampled('validate + submit', 12, () => bench('sendAll', 12));
  await bench('unmount');

  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.startSampling', { samplingInterval: 2048 });
  await bench('fill', N, 20);
  await cdp.send('HeapProfiler.collectGarbage');
  const { profile: heap } = await cdp.send('HeapProfiler.stopSampling');
  show(
    `what twenty forms of ${N} fields hold`,
    sums([heap.head], ({ selfSize }) => selfSize / 1024, label),
    1,
    'KiB',
  );
}
