/**
 * `npm run mutation [-- <options of stryker run>]`: mutates src/core in a copy under the system's temporary folder, never
 * here. Needs `npm ci` in the root and in this folder. The reports come back into `build/`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** All that the unit tests read. */
const PARTS = ['src', 'schemas', 'scripts', 'test/unit', 'package.json', '.prettierrc.json', 'tsconfig.base.json'];
const OWN = ['package.json', 'stryker.config.json', 'runner.mjs', 'hooks.mjs', 'compile.mjs', 'fakes'];

function run(copy) {
  for (const part of [...PARTS, ...OWN.map((name) => `test/mutation/${name}`)]) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  for (const folder of ['', 'test/mutation']) {
    symlinkSync(join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules'), 'junction');
  }
  const [reports, copied] = [join(HERE, 'build'), join(copy, 'reports')];
  // what an `--incremental` run goes on from
  if (existsSync(reports)) cpSync(reports, copied, { recursive: true });
  const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = [stryker, 'run', 'test/mutation/stryker.config.json', ...argv.slice(2)];
  const { status } = spawnSync(execPath, args, { cwd: copy, stdio: 'inherit' });
  if (existsSync(copied)) cpSync(copied, reports, { recursive: true });
  return status ?? 1;
}

setPriority(15); // it is long, and other work goes on beside it
const copy = mkdtempSync(join(realpathSync(tmpdir()), 'inlay-mutation-'));
try {
  process.exitCode = run(copy);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
