/**
 * `vite` serves the demo from its sources. Builds, by mode: `--mode bundle` the script-tag module with its lazy chunks,
 * `--mode classic` the same in one file for a plain `<script>`, none the demo.
 */
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/**
 * A page with `trusted-types lit-html` lets each policy be made once, so a second copy of the bundle would throw while
 * loading (PF-46). It registers no element, hence needs no policy: it goes on without one.
 */
function policyOnce(): Plugin {
  const made =
    /(\w+)\.createPolicy\('lit-html', \{\s*createHTML: \((\w+)\) => \2,?\s*\}\)|(\w+)\.createPolicy\("lit-html",\{createHTML:(\w+)=>\4\}\)/;
  return {
    name: 'inlay-policy-once',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/lit-html/') || !code.includes('createPolicy')) return undefined;
      if (!made.test(code)) throw new Error('lit-html makes its Trusted Types policy in another way than this build knows');
      return {
        code: code.replace(made, (call) => `(() => { try { return ${call}; } catch { return undefined; } })()`),
        map: null,
      };
    },
  };
}

const shared = {
  target: 'es2022',
  sourcemap: true,
  emptyOutDir: false,
  modulePreload: false, // no helper code in what ships
} satisfies UserConfig['build'];

const builds: Record<string, UserConfig> = {
  bundle: {
    publicDir: false,
    base: './',
    plugins: [policyOnce()],
    build: {
      ...shared,
      outDir: 'dist',
      // lib mode alone spares the lazy import its preload helper, and leaves ES modules unminified unless told
      lib: { entry: { 'inlay-ui': 'dist/all.js' }, formats: ['es'] },
      rolldownOptions: { output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'inlay-ui-[name].[hash].js' } },
    },
  },
  classic: {
    publicDir: false,
    base: './',
    plugins: [policyOnce()],
    build: {
      ...shared,
      outDir: 'dist',
      lib: { entry: { 'inlay-ui.classic': 'dist/classic.js' }, formats: ['iife'], name: 'unused' },
      rolldownOptions: { output: { minify: true, codeSplitting: false, entryFileNames: '[name].js' } },
    },
  },
  production: { base: './', plugins: [policyOnce()], build: { ...shared, outDir: 'build/demo', emptyOutDir: true } },
};

export default defineConfig(({ command, mode }) =>
  command === 'build' ? (builds[mode] ?? {}) : { server: { host: '127.0.0.1' }, preview: { host: '127.0.0.1' } },
);
