/** What stands in the place of a draft may be anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formModel } from '../../src/core/model/form.js';
import { draftOf, giveBack, nonceIn } from '../../src/elements/form/draft.js';
import { FormState } from '../../src/elements/form/form-state.js';

const properties = {
  line: { type: 'string' },
  day: { type: 'string', format: 'date' },
  number: { type: 'number' },
  one: { type: 'string', enum: ['low', 'high'] },
  many: { type: 'array', items: { type: 'string', enum: ['api', 'web'] } },
  tick: { type: 'boolean' },
} as const;
const model = formModel({ title: 'T', schema: { type: 'object', properties } });

function started(): FormState {
  const state = new FormState();
  state.start(model, 'en');
  return state;
}

test('F-1 the nonce of an unfinished send is kept, also where nothing else is; only a nonce is taken for one', () => {
  const nonce = 'abcdefghijklmnopqrst-_';
  const draft = draftOf(model, started(), 'en', nonce);
  assert.deepEqual(draft, { lang: 'en', fields: {}, nonce });
  assert.equal(nonceIn(draft), nonce);
  for (const garbage of [undefined, null, 1, 'a', [], {}, { nonce: 1 }, { nonce: `${nonce}x` }, { nonce: `${nonce.slice(1)} ` }])
    assert.equal(nonceIn(garbage), undefined);
});

test('PF-61 any JSON in the place of a draft throws nothing', () => {
  const named = fc.record({
    lang: fc.string(),
    fields: fc.dictionary(fc.constantFrom(...Object.keys(properties)), fc.jsonValue()),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), named), (draft) => {
      const state = started();
      giveBack(draft, model, state);
      state.values();
      nonceIn(draft);
    }),
  );
});

test('PF-34 __proto__ is a field like any other in a draft', () => {
  const named = JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"string"}}') as typeof properties;
  const own = formModel({ title: 'T', schema: { type: 'object', properties: named } });
  const [before, after] = [new FormState(), new FormState()];
  before.start(own, 'en');
  after.start(own, 'en');
  const filled = before.get('__proto__');
  assert.ok(filled);
  before.edit(filled, { text: 'a' });
  const draft: unknown = JSON.parse(JSON.stringify(draftOf(own, before, 'en', undefined)));
  assert.equal(giveBack(draft, own, after), true);
  assert.equal(after.get('__proto__')?.text, 'a');
  assert.equal(after.get('constructor')?.text, '', 'nothing is inherited');
});
