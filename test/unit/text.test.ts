import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toScript } from '../../src/core/text/to-script.js';
import { toText } from '../../src/core/text/to-text.js';
import { visible } from '../../src/core/text/visible.js';

const content = {
  title: 'Sign up',
  description: 'For the trip.',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Your name', description: 'As on the ticket.' },
      mail: { type: 'string', format: 'email' },
      seat: {
        type: 'string',
        oneOf: [
          { const: 'w', title: 'Window' },
          { const: 'a', title: 'Aisle' },
        ],
      },
      bags: { type: 'integer', minimum: 0, maximum: 3 },
      ids: { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      meals: { type: 'array', items: { type: 'string', enum: ['veg', 'fish'] }, maxItems: 2 },
      early: { type: 'boolean' },
      terms: { type: 'boolean', const: true },
    },
    required: ['name', 'terms'],
  },
  ui: { sections: [{ title: 'Terms', properties: ['terms'] }] },
};

test('F-5 a form in words: title, fields with what they ask for, choices, required', () => {
  assert.equal(
    toText(content),
    `Sign up
For the trip.

- Your name (required): text
    As on the ticket.
- mail: email address
- seat: choose one: Window | Aisle
- bags: whole number, 0 or more, 3 or less
- ids: whole number
- meals: choose any: veg | fish
- early: yes or no

Terms
- terms (required): must be yes`,
  );
});

test('F-5 with values: each label with what was answered', () => {
  assert.equal(
    toText(content, { name: 'Ada\nLovelace', seat: 'w', bags: 0, meals: ['fish', 'veg'], early: false, terms: true, other: 1 }),
    `Sign up
For the trip.

Your name:
    Ada
    Lovelace
mail: no answer
seat: Window
bags: 0
ids: no answer
meals: fish, veg
early: no

Terms
terms: yes`,
  );
});

test('PF-37 no text passes for a line of the form, and hidden characters are seen', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', title: 'A\nB: forged\u2028C\u202e' } } };
  assert.equal(toText({ title: 'T\r\n- x', schema }), 'T - x\n\n- A B: forged C[U+202E]: text');
  const shown = toText({ title: 'T', schema }, { a: 'x\r\nC: forged\u2028D: forged\u0007' });
  assert.equal(shown, 'T\n\nA B: forged C[U+202E]:\n    x\n    C: forged\n    D: forged[U+0007]');
});

test('PF-37 every control character and every override is shown by its code, nothing else is', () => {
  const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const hidden = new Set([
    ...span(0x00, 0x08),
    ...span(0x0b, 0x0c),
    ...span(0x0e, 0x1f),
    ...span(0x7f, 0x9f),
    ...span(0x202a, 0x202e),
    ...span(0x2066, 0x2069),
  ]);
  for (const code of [...span(0, 0xd7ff), ...span(0xe000, 0xffff), 0x1f600]) {
    const char = String.fromCodePoint(code);
    const name = `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    assert.equal(visible(`a${char}b`), `a${hidden.has(code) ? name : char}b`);
  }
});

test('PF-61 refused content is its problems, and nothing makes toText throw', () => {
  assert.match(
    toText({ title: 'T', schema: { type: 'object', properties: { a: { type: 'string', pattern: 'x' } } } }),
    /pattern/,
  );
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), fc.anything({ withBigInt: true }), (one, other) => {
      return typeof toText(one, other) === 'string' && toText(content, other).startsWith('Sign up');
    }),
  );
});

test('PF-32 toScript gives the content back, and nothing in it ends the script', () => {
  const hostile = { title: '</script><!--<script>&\u2028\u2029' };
  const text = toScript(hostile);
  assert.doesNotMatch(text, /[<>&\u2028\u2029]/);
  assert.deepEqual(JSON.parse(text), hostile);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const script = toScript(typeof value === 'string' ? [value] : value);
      assert.doesNotMatch(script, /[<>&\u2028\u2029]/);
      assert.deepEqual(JSON.parse(script), JSON.parse(JSON.stringify(typeof value === 'string' ? [value] : value)));
    }),
  );
});

test('PF-61 toScript takes JSON text as it is and what is no JSON as null', () => {
  assert.equal(toScript('{"a": "<"}'), '{"a":"\\u003c"}');
  assert.equal(toScript('{"a": '), '"{\\"a\\": "');
  const cycle: Record<string, unknown> = {};
  cycle['a'] = cycle;
  for (const value of [undefined, cycle, 1n, () => 1]) assert.equal(toScript(value), 'null');
});
