import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.js';
import { judgeForm } from '../../src/core/check/judge.js';
import { formModel, type FormModel } from '../../src/core/model/form.js';
import { asksForSecret } from '../../src/core/model/secret.js';
import { GrowingForm } from '../../src/core/model/growing-form.js';
import { GrowingJson } from '../../src/core/parse/growing.js';
import { anyForm } from './arbitrary-form.js';

/** Reads a text character by character. @param seen Told of each model there is on the way. */
function stream(text: string, seen: (model: FormModel) => void = () => undefined): GrowingForm {
  const form = new GrowingForm();
  const json = new GrowingJson((path, value) => {
    form.take(path, value);
  });
  let { model } = form;
  for (let at = 0; at < text.length; at++) {
    json.push(text.charAt(at));
    if (form.model !== model) seen((model = form.model));
  }
  return form;
}

const namesOf = ({ fields }: FormModel): string[] => fields.map(({ name }) => name);
const groupsOf = ({ groups }: FormModel): unknown[] => groups.map(({ title, fields }) => [title, fields.map(({ name }) => name)]);

/** `ui` first, then the schema with `required` before its properties. */
function uiFirst(content: unknown): unknown {
  const { schema, ...rest } = (content ?? {}) as { readonly schema?: Readonly<Record<string, unknown>> | null };
  if (typeof schema !== 'object' || schema === null) return content;
  const { properties, ...root } = schema;
  return { ...rest, schema: { ...root, properties } };
}

const NAMES = ['a', 'b', 'c', 'd', 'e', '2', '10', '__proto__'];
/** Forms of these names in any order, some in sections, the others known of by `order`, `required` or a hint, or not. */
const arranged = fc
  .record({
    names: fc.shuffledSubarray(NAMES, { minLength: 1 }),
    order: fc.shuffledSubarray(NAMES),
    required: fc.subarray(NAMES),
    sectioned: fc.shuffledSubarray(NAMES),
    split: fc.nat({ max: NAMES.length }),
    knows: fc.boolean(),
  })
  .map(({ names, order, required, sectioned, split, knows }) => {
    const there = (list: readonly string[]): string[] => list.filter((name) => names.includes(name));
    const inSections = there(sectioned);
    const loose = names.filter((name) => !inSections.includes(name));
    const hinted = Object.fromEntries((knows || inSections.length > 0 ? loose : []).map((name) => [name, { help: 'h' }]));
    return {
      title: 'T',
      ui: {
        properties: hinted,
        order: there(order),
        sections: [
          { title: 'One', properties: inSections.slice(0, split) },
          { title: 'Two', properties: inSections.slice(split) },
        ],
      },
      schema: {
        type: 'object',
        required: there(required),
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name.toUpperCase() }])),
      },
    };
  });

test('F-3 with ui first, fields only ever come below those that are there, and end where the whole form has them', () => {
  fc.assert(
    fc.property(arranged, (content) => {
      const whole = judgeForm(content);
      assert.ok(whole);
      const last = formModel(whole, asksForSecret);
      let before: string[] = [];
      const { model } = stream(JSON.stringify(content), (now) => {
        assert.deepEqual(namesOf(now).slice(0, before.length), before);
        before = namesOf(now);
      });
      assert.deepEqual(model.fields, last.fields);
      const groups = groupsOf(last);
      assert.deepEqual(
        groupsOf(model),
        groups.slice(0, model.groups.length),
        'a section without fields at the end comes at the end',
      );
    }),
    { numRuns: 500 },
  );
});

test('F-3 names that JSON.parse puts first wait for the whole form where they come too late', () => {
  const properties = '"b":{"type":"string"},"10":{"type":"string"},"01":{"type":"string"},"4294967295":{"type":"string"}';
  const text = `{"title":"T","schema":{"type":"object","properties":{${properties}}}}`;
  assert.deepEqual(namesOf(stream(text).model), ['b', '01', '4294967295']);
  const whole = judgeForm(text);
  assert.deepEqual(whole && namesOf(formModel(whole)), ['10', 'b', '01', '4294967295']);
});

test('F-3 whatever an agent writes, nothing throws, and each field that is shown is the one of the whole form', () => {
  let [made, accepted] = [0, 0];
  fc.assert(
    fc.property(anyForm, (content) => {
      made += 1;
      const ordered = uiFirst(content);
      const whole = judgeForm(ordered);
      const { model } = stream(JSON.stringify(ordered));
      assert.equal(new Set(namesOf(model)).size, model.fields.length);
      if (!whole) return;
      accepted += 1;
      const last = new Map(formModel(whole, asksForSecret).fields.map((field) => [field.name, field]));
      for (const field of model.fields) assert.deepEqual(field, last.get(field.name));
      const { title, description, lang, deadline, closed } = formModel(whole);
      assert.deepEqual(
        [title, description, lang, deadline, closed],
        [model.title, model.description, model.lang, model.deadline, model.closed],
      );
    }),
    { numRuns: 2000 },
  );
  assert.ok(accepted > made / 25, `${String(accepted)} of ${String(made)} were accepted`);
});

test('F-3 each property is checked once, and none beyond the limit', () => {
  const text = (count: number): string =>
    JSON.stringify({
      title: 'T',
      schema: {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${String(at)}`, { type: 'string' }])),
      },
    });
  let models = 0;
  const form = stream(text(LIMITS.properties), () => models++);
  assert.equal(form.checked, LIMITS.properties);
  assert.equal(models, LIMITS.properties + 1, 'one for the title, one for each field');
  assert.equal(stream(text(2000)).checked, LIMITS.properties);
  const twice = `{"schema":{"properties":{${'"a":{"type":"string"},'.repeat(500)}"b":{"type":"string"}}`;
  assert.equal(stream(twice).checked, 2);
});

test('F-3 what comes after the first field, and what is refused, changes nothing on the way', () => {
  const field = '"a":{"type":"string","title":"A"}';
  const { model } = stream(
    `{"title":"${'x'.repeat(300)}","lang":"not a tag","schema":{"title":"Of the schema","properties":{${field},"b":{"type":"object"},"c":{"type":"boolean"}},"required":["a"]},"title":"Late","ui":{"order":["c"],"properties":{"a":{"widget":"textarea"}}}}`,
  );
  assert.equal(model.title, 'Of the schema');
  assert.equal(model.lang, undefined);
  assert.deepEqual(namesOf(model), ['a', 'c']);
  assert.deepEqual([model.fields[0]?.widget, model.fields[0]?.required], ['line', false]);
});

test('F-3 a widget that does not fit leaves the field out, as the whole form is refused for it', () => {
  const text =
    '{"title":"T","ui":{"properties":{"a":{"widget":"slider"}}},"schema":{"properties":{"a":{"type":"string"},"b":{"type":"string"}}}}';
  assert.deepEqual(namesOf(stream(text).model), ['b']);
});

test('F-3 a field that one press answers is held back until it is known to be alone', () => {
  const pick = { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f'] };
  const text = (properties: object): string =>
    JSON.stringify({ title: 'T', ui: { submit_on_choice: true }, schema: { type: 'object', properties } });
  assert.deepEqual(namesOf(stream(text({ pick }).slice(0, -3)).model), []);
  assert.equal(stream(text({ pick })).model.fields[0]?.widget, 'radio');
  const two = stream(text({ pick, other: pick })).model;
  assert.deepEqual(
    two.fields.map(({ widget }) => widget),
    ['select', 'select'],
  );
});

test('F-3 a field that nothing spoke of, after one of a section, waits for the whole form', () => {
  const a = '"a":{"type":"string"}';
  const late = '"late":{"type":"string"}';
  const form = (properties: string): FormModel =>
    stream(`{"ui":{"sections":[{"title":"One","properties":["a"]}]},"schema":{"type":"object","properties":{${properties}}}}`)
      .model;
  assert.deepEqual(namesOf(form(`${a},${late}`)), ['a']);
  assert.deepEqual(namesOf(form(`${late},${a}`)), ['late', 'a']);
});
