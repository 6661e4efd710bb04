import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import fc from 'fast-check';
import { checkForm } from '../../src/core/check/form.js';
import { judgeForm } from '../../src/core/check/judge.js';
import { anyForm } from './arbitrary-form.js';

/** The short verdict and the long one are one verdict. */
function agree(content: unknown): void {
  const said = checkForm(content);
  assert.deepEqual(judgeForm(content), said.ok ? said.value : undefined, JSON.stringify(said.problems));
}

test('L-5 the verdict without words is that of checkForm: any form, as object and as text', () => {
  fc.assert(
    fc.property(anyForm, (content) => {
      agree(content);
      agree(JSON.stringify(content));
    }),
    { numRuns: 2000 },
  );
});

test('L-6 the verdict without words is that of checkForm: every vector', () => {
  const vectors = JSON.parse(readFileSync('schemas/vectors/form.json', 'utf8')) as { content?: unknown; schema?: unknown }[];
  for (const { content, schema } of vectors) agree(content ?? { schema });
});

test('L-2 the verdict without words refuses what only a message was made of', () => {
  const list = (items: unknown): unknown => ({ schema: { type: 'object', properties: { a: { type: 'array', items } } } });
  for (const items of [{ enum: ['x'] }, {}, { type: 'string' }, { type: 'string', enum: ['x'], title: 'X' }]) {
    assert.equal(judgeForm(list(items)), undefined, JSON.stringify(items));
    agree(list(items));
  }
  agree(list({ type: 'string', enum: ['x'] }));
  for (const content of ['', '{', 'null', 7, undefined, () => 1, new Date()]) agree(content);
});
