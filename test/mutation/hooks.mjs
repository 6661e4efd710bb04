/**
 * Loader hooks: the tests get our `node:test` and our fast-check, and a module asked for as `?load=n` asks for the project's
 * other modules as `?load=n` too. So one process can load the whole project anew.
 */
const HERE = new URL('.', import.meta.url).href;
const ROOT = new URL('../../', import.meta.url).href;
const FAKES = { 'node:test': `${HERE}fakes/node-test.mjs`, 'fast-check': `${HERE}fakes/fast-check.mjs` };

const isOurs = (url = '') => url.startsWith(ROOT) && !url.includes('/node_modules/') && !url.startsWith(HERE);

export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (!isOurs(parentURL)) return next(specifier, context);
  if (Object.hasOwn(FAKES, specifier)) return { url: FAKES[specifier], shortCircuit: true };
  // what was compiled stands beside its source
  const found = await next(specifier.replace(/^(\..*)\.ts$/, '$1.js'), context);
  const { search } = new URL(parentURL);
  return isOurs(found.url) && search !== '' ? { ...found, url: found.url.split('?')[0] + search } : found;
}
