import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { formModel, type Field } from '../../src/core/model/form.js';
import { FormState } from '../../src/elements/form/form-state.js';
import { ends, sliderStep, stepped, type NumberSchema } from '../../src/elements/form/fields/steps.js';
import { Texts } from '../../src/ui/strings.js';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

type Properties = Parameters<typeof formModel>[0]['schema']['properties'];

const model = (properties: Properties, ui = {}): ReturnType<typeof formModel> =>
  formModel({ title: 'T', schema: { type: 'object', properties }, ui });

function started(properties: Properties, ui = {}): FormState {
  const state = new FormState();
  state.start(model(properties, ui), 'en');
  return state;
}

/** A field as a person left it. */
function edited(state: FormState, name: string, change: Parameters<FormState['edit']>[1]): void {
  const filled = state.get(name);
  assert.ok(filled);
  state.edit(filled, change);
}

for (const zone of ['Europe/Berlin', 'America/New_York', 'UTC'])
  for (const [format, value] of [
    ['date-time', '2026-10-25T01:30:00Z'],
    ['date-time', '2026-10-25T00:30:00Z'],
    ['date-time', '2026-03-01T10:00:00.123456Z'],
    ['date-time', '2026-03-01t10:00:00z'],
    ['date-time', '9999-12-31T23:59:59Z'],
    ['time', '10:00:00.5Z'],
    ['time', '23:59:60Z'],
    ['date', '2026-03-01'],
  ] as const)
    test(`PF-21 ${value}, as a default or a preset that nobody touched, goes back as it came in ${zone}`, () => {
      process.env['TZ'] = zone;
      const state = started({ x: { type: 'string', format, default: value }, y: { type: 'string', format } });
      state.fill({ y: value });
      assert.notEqual(state.get('x')?.text, '');
      assert.deepEqual(state.values(), { x: value, y: value });
    });

test('PF-21 a moment that was changed and changed back is the one that it was; another text is another moment', () => {
  process.env['TZ'] = 'Europe/Berlin';
  const state = started({ x: { type: 'string', format: 'date-time', default: '2026-10-25T01:30:00Z' } });
  edited(state, 'x', { text: '2026-10-25T04:30' });
  assert.deepEqual(state.values(), { x: '2026-10-25T03:30:00Z' });
  edited(state, 'x', { text: '2026-10-25T02:30' });
  assert.deepEqual(state.values(), { x: '2026-10-25T01:30:00Z' });
  edited(state, 'x', { text: '' });
  assert.deepEqual(state.values(), {});
});

test('PF-21 a number stays the same number in every language that the page takes', () => {
  const state = started({ x: { type: 'number', default: 1234.5 }, y: { type: 'number', default: 1e-25 } });
  for (const lang of ['de', 'ar', 'fr', 'en']) {
    state.speak(lang);
    assert.deepEqual(state.values(), { x: 1234.5, y: 1e-25 }, lang);
  }
});

for (const lang of ['en', 'de', 'ar-EG'])
  test(`PF-21 a number in words is never another number, in ${lang}`, () => {
    const texts = new Texts(lang);
    for (const value of [1e-25, 5e-324, 1.5e-22]) assert.match(texts.number(value), /[1-9١-٩]/, String(value));
    assert.equal(texts.number(NaN), new Intl.NumberFormat(lang).format(NaN));
    assert.equal(texts.number(1234), new Intl.NumberFormat(lang).format(1234));
  });

test('F-8 a number that is none is not put in', () => {
  const state = started(
    { x: { type: 'number' }, s: { type: 'number', minimum: 0, maximum: 1 } },
    { properties: { s: { widget: 'slider' } } },
  );
  assert.deepEqual(state.fill({ x: NaN, s: Infinity }), ['x', 's']);
  assert.deepEqual(state.values(), {});
});

test('L-13 a field keeps that it was judged, so that its problem stays', () => {
  const before: Properties = { x: { type: 'string', minLength: 3 }, y: { type: 'string', minLength: 3 } };
  const state = started(before);
  edited(state, 'x', { text: 'a' });
  edited(state, 'y', { text: 'b' });
  const { x, y } = { x: state.get('x'), y: state.get('y') };
  assert.ok(x && y);
  x.judged = true;
  const texts = new Texts('en');
  assert.deepEqual(state.adopt(model({ ...before, z: { type: 'string' } }), 'en'), []);
  assert.deepEqual(
    state.wrong(texts).map(({ field }: { field: Field }) => field.name),
    ['x'],
  );
});

test('L-13 a text has no place in a date’s control: it is listed, and the control is empty', () => {
  const state = started({ x: { type: 'string', title: 'When' } });
  edited(state, 'x', { text: 'next week' });
  const dropped = state.adopt(model({ x: { type: 'string', title: 'Day', format: 'date' } }), 'en');
  assert.deepEqual(dropped, [{ label: 'When', text: 'next week' }]);
  assert.deepEqual(state.values(), {});
});

test('L-13 a choice that is gone is listed, and nothing is chosen in its place', () => {
  const state = started({
    x: { type: 'string', title: 'Size', enum: ['s', 'm'] },
    y: { type: 'array', title: 'Sides', items: { type: 'string', enum: ['rice', 'bread'] } },
  });
  edited(state, 'x', { picked: [1] });
  edited(state, 'y', { picked: [0, 1] });
  const now = model({
    x: { type: 'string', title: 'Size', enum: ['s', 'l'], default: 's' },
    y: { type: 'array', title: 'Sides', items: { type: 'string', enum: ['bread'] } },
  });
  assert.deepEqual(state.adopt(now, 'en'), [
    { label: 'Size', text: 'm' },
    { label: 'Sides', text: 'rice, bread' },
  ]);
  assert.deepEqual(state.values(), { y: ['bread'] });
});

test('L-13 a text in a field of numbers is read as one: what stood there as text is no number', () => {
  const state = started({ x: { type: 'string', default: '5' } });
  edited(state, 'x', { text: '5' });
  assert.deepEqual(state.adopt(model({ x: { type: 'number' } }), 'en'), []);
  assert.deepEqual(state.values(), { x: 5 });
});

const STEPS: readonly (readonly [NumberSchema, number])[] = [
  [{ type: 'integer', multipleOf: 1e-200, minimum: 1e20, maximum: 1e21 }, 1],
  [{ type: 'integer', multipleOf: 5e-324, minimum: 0, maximum: 3 }, 1],
  [{ type: 'integer', multipleOf: 0.0001, minimum: 0, maximum: 3 }, 1],
  [{ type: 'integer', multipleOf: 1.5, minimum: 0, maximum: 12 }, 3],
  [{ type: 'integer', multipleOf: 0.75, minimum: 0, maximum: 12 }, 3],
  [{ type: 'number', multipleOf: 1e-200, minimum: 1e20, maximum: 1e21 }, 1e-200],
  [{ type: 'number', multipleOf: 5e-324, minimum: 0, maximum: 1 }, 5e-324],
  [{ type: 'number', minimum: 0, maximum: 5e-324 }, 1e-300],
  [{ type: 'number', minimum: -1e308, maximum: 1e308 }, 1],
];
for (const [schema, step] of STEPS)
  test(`L-4 the grid of ${JSON.stringify(schema)} is ${String(step)}`, () => {
    assert.equal(sliderStep(schema), step);
    const { low, high } = ends(schema);
    assert.ok(low <= high);
    for (const present of [undefined, low, high, 0]) for (const by of [1, -1]) stepped(schema, present, by);
  });
