/** Builds everything that ships, and the demo, from nothing. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const run = (...command) => execFileSync('npx', ['--no-install', ...command], { stdio: 'inherit' });

rmSync('dist', { recursive: true, force: true });
execFileSync(process.execPath, ['scripts/compile.mjs'], { stdio: 'inherit' });
for (const mode of ['bundle', 'classic', 'production']) run('vite', 'build', '--mode', mode);
run('cem', 'analyze', '--config', 'cem.config.mjs');
