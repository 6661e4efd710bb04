/** Prints the results as a Markdown table, then the bars of PF-51. */
import { median } from './measures.js';

const WIDE = {
  'ui-form': 'ui-form',
  platform: 'platform (limit)',
  rjsf: 'RJSF',
  'json-forms': 'JSON Forms',
  a2ui: 'A2UI Lit',
  'adaptive-cards': 'Adaptive Cards',
};
const fixed = (digits) => (value) => (value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits));
const pair = ([rules, nodes]) => `${rules} (${nodes})`;
const timed = (key) => (result, n) => median(result[n].rounds.map((round) => round[key]));
const once = (key) => (result, n) => result[n][key];
const always = (key) => (result, n) => (result[n].rounds.every((round) => round[key]) ? 'yes' : 'NO');

/** [what, how to read it, how to write it, whether a ratio says something] */
const ROWS = [
  ['script start → painted (library not loaded), ms', timed('cold'), fixed(0), true],
  ['CPU of that, ms', timed('coldCpu'), fixed(1), true],
  ['warm mount → laid out, ms', timed('warm'), fixed(1), true],
  ['CPU per warm mount and unmount, ms', timed('warmCpu'), fixed(2), true],
  ['keydown → next frame, ms', timed('key'), fixed(1), true],
  ['CPU per keystroke, ms', timed('keyCpu'), fixed(2), true],
  ['validate + submit, ms', timed('send'), fixed(2), true],
  ['CPU per validate + submit, ms', timed('sendCpu'), fixed(2), true],
  ['submitted values right', always('right'), String],
  ['typed text kept', always('kept'), String],
  ['heap added by 20 forms, MiB', once('heap'), fixed(2), true],
  ['heap left after unmounting them, MiB', once('left'), fixed(2)],
  ["the browser's own heap for them (DOM), MiB", once('dom'), fixed(2), true],
  ['elements per form', once('elements'), fixed(0), true],
  ['DOM nodes per form', once('nodes'), fixed(0), true],
  ['listeners per form', once('listeners'), fixed(0)],
  ['axe violations, rules (nodes), at rest', once('rest'), pair],
  ['axe after a refused submit', once('refused'), pair],
];

const best = (results, names, read) => Math.min(...names.map((name) => read(results[name])).filter(Number.isFinite));
const ratio = (of, to) => (Number.isFinite(of) && to > 0 ? `${(of / to).toFixed(2)} ×` : '–');

function ratios(results, read) {
  const others = Object.keys(results).filter((name) => name !== 'ui-form' && name !== 'platform');
  const ours = results['ui-form'] && read(results['ui-form']);
  return [ratio(ours, results.platform && read(results.platform)), ratio(ours, best(results, others, read))];
}

function bars(results) {
  const ours = results['ui-form'];
  const others = Object.keys(results).filter((name) => name !== 'ui-form');
  const peers = others.filter((name) => name !== 'platform');
  if (!ours || !results.platform || peers.length === 0) return;
  const bar = (what, is, limit, digits = 2) =>
    console.log(`- ${is <= limit ? 'met' : 'NOT MET'}: ${what}: ${is.toFixed(digits)}, at most ${limit.toFixed(digits)}`);
  console.log('\n## The bars of PF-51\n');
  for (const n of [10, 50]) {
    const at = (key, name = 'ui-form') => timed(key)(results[name], n);
    const least = (key, names) => best(results, names, (result) => timed(key)(result, n));
    bar(`${n} fields, CPU per warm mount, × platform`, at('warmCpu') / at('warmCpu', 'platform'), 1.4);
    bar(`${n} fields, CPU per keystroke, × platform`, at('keyCpu') / at('keyCpu', 'platform'), 1.2);
    bar(`${n} fields, CPU per validate + submit, × the best`, at('sendCpu') / least('sendCpu', others), 1.2);
    bar(`${n} fields, CPU of the cold mount, × the best peer`, at('coldCpu') / least('coldCpu', peers), 1);
    bar(`${n} fields, CPU per warm mount, × the best peer`, at('warmCpu') / least('warmCpu', peers), 1);
  }
  bar('twenty 50-field forms, MiB', ours[50].heap, 2);
  bar('left after them, MiB', ours[50].left, 0.2);
  const whole = ({ initial, lazy }) => initial.gzip + lazy.gzip;
  bar('KiB gzip with what a sent form loads, × the best peer', whole(ours) / best(results, peers, whole), 1);
}

/** @param results {name: {initial, lazy, strict, 10: …, 50: …}} @param broken {name: reason} of what could not be measured */
export function print(results, broken, { rounds, browser }) {
  const names = Object.keys(results);
  const line = (cells) => console.log(`| ${cells.join(' | ')} |`);
  const row = (what, write, extra = ['', '']) => line([what, ...names.map((name) => write(results[name])), ...extra]);
  console.log(`\nChromium ${browser}, medians of ${rounds} interleaved rounds\n`);
  line(['', ...names.map((name) => WIDE[name]), 'ui-form : platform', 'ui-form : best peer']);
  line(Array(names.length + 3).fill('---'));
  const size = ({ min, gzip }) => `${min.toFixed(1)} / ${gzip.toFixed(1)}`;
  row(
    'JS min / gzip, initial load, KiB',
    ({ initial }) => size(initial),
    ratios(results, ({ initial }) => initial.gzip),
  );
  row('and what a filled-in, sent form loads besides', ({ lazy }) => (lazy.min > 0 ? size(lazy) : '–'));
  for (const n of [10, 50]) {
    line([`**${n} fields**`, ...Array(names.length + 2).fill('')]);
    for (const [what, read, write, compared] of ROWS)
      row(what, (result) => write(read(result, n)), compared && ratios(results, (result) => read(result, n)));
  }
  row('strict CSP (reports)', ({ strict }) => (strict.reports > 0 ? `${strict.said} (${strict.reports})` : strict.said));
  for (const name of names)
    if (results[name].strict.said !== 'yes') console.log(`\n${WIDE[name]}, strict CSP: ${results[name].strict.why ?? ''}`);
  for (const [name, reason] of Object.entries(broken))
    console.log(`\nDid not go through${results[name] ? ' each time' : ', left out'}: ${WIDE[name] ?? name}: ${reason}`);
  bars(results);
}
