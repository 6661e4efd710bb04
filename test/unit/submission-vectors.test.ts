import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { APP_SUBMISSION, DASHBOARD_SUBMISSION, FORM_SUBMISSION } from '../../src/contract/commands.js';
import { checkShape } from '../../src/core/check/shape.js';
import { toolDefinitions } from '../../src/core/tools/definitions.js';

interface Vector {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly verdict: 'accepted' | 'refused';
  readonly codes?: readonly string[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../schemas/${name}`, import.meta.url), 'utf8'));
const vectors = read('vectors/submission.json') as Vector[];
const published = new Ajv2020({ strict: false }).compile(read('submission.v1.json') as object);

for (const { name, data, verdict, codes = [] } of vectors) {
  test(`PF-43 submission: ${name}`, () => {
    const shape = 'form' in data ? FORM_SUBMISSION : 'dashboard' in data ? DASHBOARD_SUBMISSION : APP_SUBMISSION;
    assert.deepEqual(
      checkShape(data, shape, '').map(({ code }) => code),
      codes,
    );
    assert.equal(published(data), verdict === 'accepted');
  });
}

test('L-2 what a tool teaches says that nothing else is taken, and never to ask for a secret', () => {
  for (const { description } of toolDefinitions()) {
    assert.match(description, /Nothing else: no \$ref/);
    assert.match(description, /Never ask for a password, key or card number/);
  }
});
