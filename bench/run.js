/** `npm run bench`: README.md beside this file says what it does and how to read it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browsers } from '../scripts/browsers.mjs';
import { strict, times, violations, weight } from './measures.js';
import { profile } from './profile.js';
import { site } from './site.js';
import { print } from './table.js';
import { thread } from './thread.js';

const PEERS = ['ui-form', 'platform', 'rjsf', 'json-forms', 'a2ui', 'adaptive-cards'];
const SIZES = [10, 50];
const here = import.meta.dirname;

const { values: options } = parseArgs({
  args: argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    peers: { type: 'string', default: PEERS.join() },
    thread: { type: 'boolean', default: false },
    profile: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

const npm = (cwd, ...args) => execFileSync('npm', args, { cwd, stdio: ['ignore', 2, 2] });
if (!existsSync(join(here, 'node_modules'))) npm(here, 'ci', '--no-audit', '--no-fund');
if (!options['no-build']) npm(join(here, '..'), 'run', 'build');

/** Every library by turns, each round beginning with another, so that what the machine does besides falls on all. */
async function compare(browser, { origin, initial, lazy, broken }) {
  const results = Object.fromEntries(Object.keys(initial).map((name) => [name, { initial: initial[name], 10: {}, 50: {} }]));
  const names = Object.keys(results);
  const note = (text) => stderr.write(`${text}\n`);
  // what fails is told and left out; a library that never gets through is left out whole
  const tried = async (name, work) => {
    try {
      await work();
    } catch (error) {
      broken[name] = error.message.split('\n')[0];
      note(`${name}: ${broken[name]}`);
    }
  };
  for (const name of names) {
    note(`checks: ${name}`);
    await tried(name, async () => {
      results[name].strict = await strict(browser, origin, name);
      for (const n of SIZES)
        Object.assign(results[name][n], await violations(browser, origin, name, n), await weight(browser, origin, name, n));
    });
  }
  const rounds = Number(options.rounds);
  for (let round = 0; round < rounds; round++) {
    note(`round ${round + 1} of ${rounds}`);
    for (const n of SIZES)
      for (let at = 0; at < names.length; at++) {
        const name = names[(at + round) % names.length];
        await tried(name, async () => {
          (results[name][n].rounds ??= []).push(await times(browser, origin, name, n));
        });
      }
  }
  for (const name of names) {
    results[name].lazy = await lazy(name);
    if (!SIZES.every((n) => results[name][n].rounds && results[name][n].heap !== undefined)) delete results[name];
  }
  print(results, broken, { rounds, browser: browser.version() });
}

const names = options.thread ? ['ui-form'] : options.profile ? [options.profile] : options.peers.split(',');
const served = await site(names, options.profile === undefined);
const { chromium: at } = await browsers(['chromium']);
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(at.path && { executablePath: at.path }) });
try {
  if (options.thread) await thread(browser, served.origin);
  else if (options.profile) await profile(browser, served, options.profile);
  else await compare(browser, served);
} finally {
  await browser.close();
  await served.close();
}
