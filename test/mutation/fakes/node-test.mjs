/**
 * In the place of `node:test`: a test is kept, with the `afterEach` of its file or group, until the runner asks for it.
 * Only what the tests of the core use; anything else is missing, and its import says so.
 */
import { mock } from 'node:test';

let scope = { titles: [], after: [] };
let kept = [];

/** Reads a test file and hands back its tests: `{ title, run }`. */
export async function collect(load) {
  kept = [];
  scope = { titles: [], after: [] };
  await load();
  return kept;
}

export function test(title, ...rest) {
  const run = rest.at(-1);
  const { titles, after } = scope;
  kept.push({
    title: [...titles, title].join(' > '),
    async run() {
      const started = [];
      const context = {
        mock,
        diagnostic() {},
        test(_, ...inner) {
          const ended = Promise.resolve(inner.at(-1)(context));
          started.push(ended);
          return ended;
        },
      };
      try {
        await run(context);
        await Promise.all(started);
      } finally {
        mock.timers.reset();
        mock.reset();
        for (const hook of after) await hook();
      }
    },
  });
}

export function describe(title, run) {
  const outer = scope;
  scope = { titles: [...outer.titles, title], after: [...outer.after] };
  run();
  scope = outer;
}

export function afterEach(hook) {
  scope.after.push(hook);
}

export const it = test;
export default test;
