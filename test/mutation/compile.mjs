/** Puts each module's JavaScript beside it, where the imports look for it. Stryker runs this once its mutants are in. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const entryPoints = ['src', 'test/unit'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name)),
);
await build({
  entryPoints,
  outdir: '.',
  outbase: '.',
  format: 'esm',
  target: 'es2022',
  tsconfig: 'tsconfig.base.json',
  logLevel: 'warning',
});
