/** What of a half-filled form is kept, and how it goes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formModel, type FormModel } from '../../src/core/model/form.js';
import { draftOf, giveBack, hasTyped, type Draft } from '../../src/elements/form/draft.js';
import { FormState } from '../../src/elements/form/form-state.js';

type Properties = Parameters<typeof formModel>[0]['schema']['properties'];

interface Form {
  readonly model: FormModel;
  readonly state: FormState;
  readonly edit: (name: string, change: Parameters<FormState['edit']>[1]) => void;
  readonly draft: (nonce?: string) => Draft | undefined;
}

const FIELDS: Properties = {
  line: { type: 'string' },
  number: { type: 'number' },
  slider: { type: 'integer', minimum: 0, maximum: 10 },
  one: { type: 'string', enum: ['low', 'high'] },
  level: { type: 'integer', enum: [10, 20, 30] },
  many: { type: 'array', items: { type: 'string', enum: ['api', 'web', 'app'] } },
  tick: { type: 'boolean' },
  asked: { type: 'boolean' },
};
const UI = { properties: { slider: { widget: 'slider' }, asked: { widget: 'radio' } } } as const;

function form(properties: Properties = FIELDS, values = {}, lang = 'en'): Form {
  const model = formModel({ title: 'T', schema: { type: 'object', properties }, ...(properties === FIELDS && { ui: UI }) });
  const state = new FormState();
  state.start(model, lang, values);
  return {
    model,
    state,
    edit(name, change) {
      const filled = state.get(name);
      assert.ok(filled);
      state.edit(filled, change);
    },
    draft: (nonce) => draftOf(model, state, lang, nonce),
  };
}

/** As it comes out of storage. */
const stored = (draft: Draft | undefined): unknown => JSON.parse(JSON.stringify(draft));

const TYPED: Draft = {
  lang: 'en',
  fields: {
    line: { text: 'Half a sen' },
    number: { text: '12.' },
    slider: { text: '7' },
    one: { picked: ['high'] },
    level: { picked: [20] },
    many: { picked: ['api', 'app'] },
    tick: { on: true },
    asked: { on: false },
  },
};

function typed(): Form {
  const given = form();
  given.edit('line', { text: 'Half a sen' });
  given.edit('number', { text: '12.' });
  given.edit('slider', { text: '7' });
  given.edit('one', { picked: [1] });
  given.edit('level', { picked: [1] });
  given.edit('many', { picked: [0, 2] });
  given.edit('tick', { on: true });
  given.edit('asked', { on: false });
  return given;
}

test('F-1 text is kept as typed, choices by their values; all of it goes back as if typed', () => {
  const before = typed();
  assert.deepEqual(before.draft(), TYPED);
  const after = form();
  assert.equal(giveBack(stored(before.draft()), after.model, after.state), true);
  assert.deepEqual(after.draft(), TYPED);
  assert.deepEqual(after.state.values(), before.state.values());
  assert.equal(after.state.get('number')?.text, '12.');
  assert.equal(after.state.touched, true);
  assert.deepEqual(after.state.wrong({} as never), [], 'nothing is judged by it');
});

test('F-1 choices that stand in another order are the same choices', () => {
  const after = form({ ...FIELDS, one: { type: 'string', enum: ['high', 'none', 'low'] } });
  giveBack(stored(TYPED), after.model, after.state);
  assert.deepEqual(after.state.values()['one'], 'high');
});

test('F-1 nothing is kept of what nobody typed: defaults, what the page set, what was put back as it was', () => {
  const given = form(
    { ...FIELDS, line: { type: 'string', default: 'Start' } },
    { number: 5, one: 'low', many: ['web', 'api'], tick: true, asked: false },
  );
  assert.equal(given.draft(), undefined);
  assert.equal(hasTyped(given.model, given.state), false);
  given.edit('line', { text: 'Other' });
  assert.equal(hasTyped(given.model, given.state), true);
  given.edit('line', { text: 'Start' });
  given.edit('one', { picked: [1] });
  given.edit('one', { picked: [0] });
  assert.equal(given.draft(), undefined);
});

test('F-1 a default that was cleared, a choice taken back and a tick taken off are kept', () => {
  const properties: Properties = {
    line: { type: 'string', default: 'Start' },
    one: { type: 'string', enum: ['low', 'high'], default: 'low' },
    many: { type: 'array', items: { type: 'string', enum: ['api', 'web'] }, default: ['api'] },
    tick: { type: 'boolean', default: true },
  };
  const given = form(properties);
  given.edit('line', { text: '' });
  given.edit('one', { picked: [] });
  given.edit('many', { picked: [] });
  given.edit('tick', { on: false });
  const after = form(properties);
  giveBack(stored(given.draft()), after.model, after.state);
  assert.deepEqual(after.state.values(), { many: [], tick: false });
});

test('F-1 what is being typed now wins, field by field; what the page sets later does not', () => {
  const after = form(FIELDS, { many: ['web'] });
  after.edit('line', { text: 'Newer' });
  assert.equal(giveBack(stored(TYPED), after.model, after.state), true);
  assert.equal(after.state.get('line')?.text, 'Newer');
  assert.deepEqual(after.state.values()['many'], ['api', 'app']);
  after.state.fill({ line: 'Page', many: ['web'], one: 'low', tick: false, asked: true });
  const { line, many, one, tick, asked } = after.state.values();
  assert.deepEqual(
    { line, many, one, tick, asked },
    { line: 'Newer', many: ['api', 'app'], one: 'high', tick: true, asked: false },
  );
  const model = formModel({ title: 'T', schema: { type: 'object', properties: FIELDS }, ui: UI });
  assert.deepEqual(after.state.adopt(model, 'en', { one: 'low' }), []);
  after.state.fill({ one: 'low', tick: false });
  assert.deepEqual([after.state.values()['one'], after.state.values()['tick']], ['high', true], 'through a new version too');
});

test('F-1 a number typed in one language is the same number in another', () => {
  const before = form(FIELDS, {}, 'en');
  before.edit('number', { text: '1,500' });
  const after = form(FIELDS, {}, 'de');
  giveBack(stored(before.draft()), after.model, after.state);
  assert.equal(after.state.values()['number'], 1500);
});

test('F-1 what the page told of a field stands under what goes back', () => {
  const after = form();
  after.state.tell([{ path: '/line', message: 'Not this.' }], {} as never);
  giveBack(stored(TYPED), after.model, after.state);
  assert.equal(after.state.get('line')?.told?.message, 'Not this.');
});

test('F-1 a field that asks for a secret is never kept', () => {
  const { model, state, edit } = form({ pin: { type: 'string' }, other: { type: 'string' } });
  const secret: FormModel = { ...model, fields: model.fields.map((field) => ({ ...field, secret: field.name === 'pin' })) };
  state.start(secret, 'en');
  edit('pin', { text: '1234' });
  assert.equal(draftOf(secret, state, 'en', undefined), undefined);
  edit('other', { text: 'a' });
  assert.deepEqual(draftOf(secret, state, 'en', undefined), { lang: 'en', fields: { other: { text: 'a' } } });
});

test('F-1 each part that does not fit is left aside by itself', () => {
  const parts: readonly (readonly [string, unknown])[] = [
    ['line', null],
    ['line', 'text'],
    ['line', { text: 1 }],
    ['line', { picked: ['a'] }],
    ['number', { text: ['1'] }],
    ['slider', { text: 'seven' }],
    ['slider', { text: 'Infinity' }],
    ['one', { picked: ['gone'] }],
    ['one', { picked: 'low' }],
    ['level', { picked: ['20'] }],
    ['many', { picked: [['api']] }],
    ['tick', { on: 'true' }],
    ['tick', { on: null }],
    ['gone', { text: 'a' }],
  ];
  for (const [name, part] of parts) {
    const after = form();
    const draft = { lang: 'en', fields: { [name]: part, asked: { on: true } } };
    assert.equal(giveBack(draft, after.model, after.state), true);
    assert.deepEqual(after.state.values(), { tick: false, asked: true }, JSON.stringify(part));
  }
  const after = form();
  giveBack(
    { lang: 'en', fields: { one: { picked: ['high', 'low'] }, many: { picked: ['gone', 'web', 'web'] } } },
    after.model,
    after.state,
  );
  assert.deepEqual([after.state.get('one')?.picked, after.state.get('many')?.picked], [[0], [1]]);
});
