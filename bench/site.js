/** Bundles each library by itself, minified, and serves the bundles on a page with no policy and on one with a strict one. */
import { build } from 'esbuild';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const here = import.meta.dirname;
const STRICT = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "require-trusted-types-for 'script'; trusted-types lit-html dompurify inlay",
].join('; ');
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><main><h1>Bench</h1><h2>Thread</h2></main><script type="module" src="/page.js"></script></html>`;

/** @returns the files of one entry: {file, bytes}[]; the rest of what is built is loaded when needed, if at all. */
async function bundle(out, entry, name, minify) {
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { [name]: entry },
    outdir: out,
    chunkNames: `${name}-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify,
    keepNames: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'inlay-ui/define/ui-form.js': join(here, '../dist/define/ui-form.js') },
  });
  const files = new Map(Object.entries(metafile.outputs).map(([path, { imports }]) => [basename(path), imports]));
  const initial = new Set([`${name}.js`]);
  for (const file of initial)
    for (const { path, kind } of files.get(file)) if (kind === 'import-statement') initial.add(basename(path));
  return [...initial];
}

async function weigh(out, files) {
  const texts = await Promise.all(files.map((file) => readFile(join(out, file))));
  const sum = (sizes) => sizes.reduce((total, size) => total + size, 0) / 1024;
  return { min: sum(texts.map(({ length }) => length)), gzip: sum(texts.map((text) => gzipSync(text, { level: 9 }).length)) };
}

/**
 * Builds and serves.
 * @param names of peers/*.js. @param minify false for a profile that can be read.
 * @returns {origin, out, broken: {name: reason}, initial: {name: KiB}, lazy(name): KiB, close()}; KiB are {min, gzip}
 */
export async function site(names, minify = true) {
  const out = await mkdtemp(join(tmpdir(), 'inlay-bench-'));
  await bundle(out, 'page.js', 'page', minify);
  const initial = {};
  const files = {};
  const broken = {};
  for (const name of names) {
    try {
      files[name] = await bundle(out, `peers/${name}.js`, name, minify);
      initial[name] = await weigh(out, files[name]);
    } catch (error) {
      broken[name] = error.message.split('\n')[0];
    }
  }
  const requested = new Set();
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, 'http://bench').pathname;
    if (path === '/' || path === '/strict') {
      const policy = path === '/strict' ? { 'content-security-policy': STRICT } : {};
      response.writeHead(200, { 'content-type': 'text/html', ...policy }).end(HTML);
      return;
    }
    try {
      const text = await readFile(join(out, basename(path)));
      requested.add(basename(path));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    broken,
    initial,
    /** What a form that was filled in and sent loaded besides. */
    lazy: (name) =>
      weigh(
        out,
        [...requested].filter((file) => file !== 'page.js' && !files[name].includes(file) && file.startsWith(name)),
      ),
    out,
    async close() {
      server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}
