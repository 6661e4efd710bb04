/**
 * Each promise of test/promises.md has a test whose title begins with its id, and each id that begins a test's title is a
 * promise: the file stays the project's contract. A promise's line: `| L-13 | what is promised |`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';

const ID = '(?:[A-Z]{1,2}\\d?-\\d+)';
const promised = [...readFileSync('test/promises.md', 'utf8').matchAll(new RegExp(`^\\| (${ID}) +\\|`, 'gm'))].map(
  (found) => found[1],
);
const tested = new Set();
for (const name of readdirSync('test', { recursive: true }).filter((file) => file.endsWith('.test.ts'))) {
  const source = readFileSync(join('test', name), 'utf8');
  for (const [, ids] of source.matchAll(new RegExp(`\\b(?:it|test)(?:\\.\\w+)?\\(\\s*['"\`]((?:${ID}[,:]? ?(?:and )?)+)`, 'g'))) {
    for (const [id] of ids.matchAll(new RegExp(ID, 'g'))) tested.add(id);
  }
}
const twice = promised.filter((id, at) => promised.indexOf(id) !== at);
const untested = promised.filter((id) => !tested.has(id));
const unpromised = [...tested].filter((id) => !promised.includes(id));
for (const id of twice) console.error(`${id} is promised twice`);
for (const id of untested) console.error(`${id} is promised, and no test's title begins with it`);
for (const id of unpromised) console.error(`${id} begins a test's title, and test/promises.md does not promise it`);
console.log(`${promised.length} promises, ${promised.length - untested.length} with tests`);
exit(twice.length + untested.length + unpromised.length > 0 ? 1 : 0);
