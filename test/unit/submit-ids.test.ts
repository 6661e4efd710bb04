import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { submissionId, type IdParts } from '../../src/core/submit/id.js';
import { makeNonce } from '../../src/core/submit/nonce.js';

type Vector = IdParts & { readonly name: string; readonly action?: string; readonly json: string; readonly submission: string };
const vectors = JSON.parse(readFileSync('schemas/vectors/ids.json', 'utf8')) as Vector[];

test('L-12 the committed vectors, made by another program', async (t) => {
  assert.ok(vectors.length >= 12);
  for (const vector of vectors) {
    await t.test(`L-12 ${vector.name}`, () => {
      assert.equal(submissionId(vector, vector.action), vector.submission);
    });
  }
  assert.equal(new Set(vectors.map(({ submission }) => submission)).size, vectors.length);
});

test('L-12 the id is SHA-256 of the JSON, by another implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string(), (id, principal, action) => {
      const json = JSON.stringify(['per_person', id, principal, action]);
      const digest = createHash('sha256').update(json, 'utf8').digest('hex');
      assert.equal(submissionId({ submissions: 'per_person', id, principal }, action), `sub_${digest.slice(0, 32)}`);
    }),
  );
});

test('L-10 what the id depends on: once, per person, many', () => {
  const once: IdParts = { submissions: 'once', id: 'f' };
  const person = (principal: string): string => submissionId({ submissions: 'per_person', id: 'f', principal });
  const many = (nonce: string): string => submissionId({ submissions: 'many', id: 'f', nonce });
  // a principal or nonce that stands beside changes nothing where the policy has no place for it
  assert.equal(submissionId({ ...once, ...{ principal: 'ada', nonce: 'n' } }), submissionId(once));
  assert.equal(person('ada'), person('ada'));
  assert.equal(many('n'), many('n'));
  const all = [submissionId(once), person('ada'), person('bob'), many('ada'), many('bob'), submissionId(once, 'ada')];
  assert.equal(new Set(all).size, all.length);
});

test('L-12 a nonce is 128 bits in base64url, another each time', () => {
  const all = Array.from({ length: 500 }, makeNonce);
  assert.equal(new Set(all).size, all.length);
  for (const nonce of all) {
    assert.match(nonce, /^[\w-]{22}$/);
    const bytes = Buffer.from(nonce, 'base64url');
    assert.deepEqual([bytes.length, bytes.toString('base64url')], [16, nonce]);
  }
  // every one of the 128 bits is seen both ways
  const bits = all.map((nonce) => BigInt(`0x${Buffer.from(nonce, 'base64url').toString('hex')}`));
  const ever = bits.reduce((one, other) => one | other);
  const always = bits.reduce((one, other) => one & other);
  assert.deepEqual([ever, always], [2n ** 128n - 1n, 0n]);
});
