/**
 * Runs every check, or those named: `npm test`, `npm test -- unit elements`. Goes on after a failure.
 * A runner's tests are counted from what its reporter left; any other check counts as one. Last line: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { argv, env, exit } from 'node:process';
import { browsers } from './browsers.mjs';
import { forgetCount, readCount } from './results.mjs';

/** In order; `counts` marks a test runner. What follows build looks at what it made. */
const CHECKS = [
  { name: 'typecheck' },
  { name: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'layers' },
  { name: 'promises' },
  { name: 'build' },
  { name: 'knip' },
  { name: 'size' },
  { name: 'unit', script: 'test:unit', counts: true },
  { name: 'elements', script: 'test:elements', counts: true },
  { name: 'pages', script: 'test:pages', counts: true },
  { name: 'package', script: 'test:package' },
];

/** What a check came to. A runner that left no count, ran nothing, or failed without a failed test counts as one failure. */
function run({ name, script = name, counts = false }) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  forgetCount(name);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  const seconds = Math.round((Date.now() - started) / 1000);
  const failed = { passed: 0, failed: 1, skipped: 0 };
  if (!counts) return { name, seconds, ...failed, ...(status === 0 && { passed: 1, failed: 0 }) };
  const count = readCount(name) ?? failed;
  const silent = count.failed === 0 && (status !== 0 || count.passed === 0);
  return { name, seconds, ...count, ...(silent && { failed: 1 }) };
}

const wanted = argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}`);
  exit(2);
}
const checks = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

try {
  if (checks.some(({ name }) => name === 'elements' || name === 'pages')) await browsers(env.BROWSERS?.split(','));
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  exit(1);
}

const results = checks.map(run);
console.log('\n── summary');
for (const { name, seconds, passed, failed, skipped } of results) {
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok'.padEnd(6)} ${name}: ${passed} ok, ${failed} not, ${skipped} left out, ${seconds} s`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
exit(sum('failed') > 0 ? 1 : 0);
