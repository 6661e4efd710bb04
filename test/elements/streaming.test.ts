import { expect } from '@open-wc/testing';
import { contact, incident, signUp } from '../../demo/contents.js';
import type { UiForm } from '../../src/index.js';
import { feed, fieldNames, isLocked, mountStreaming, places, secrets, uiFirst, uiLast } from './streamed.js';
import { all, ARTIFACT, Host, mountForm, one, press, type, unmountAll, until } from './support.js';

afterEach(unmountAll);

const WORDS = ['Name', 'Where did it happen, and who was there when it did', 'Größe \ud83d\ude00 in "cm"', 'A'];

/** Fields of every kind, labels that fill a line and more. */
const many = {
  title: 'All that there is to say about a very long form',
  description: 'It has fifty fields.\nThey are of every kind.',
  schema: {
    type: 'object',
    required: Array.from({ length: 30 }, (_, at) => `f${String(at)}`),
    properties: Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => {
        const title = `${WORDS[at % 4] ?? ''} ${'x'.repeat(at)}`;
        const kinds = [
          { type: 'string', title, description: 'As it is "written" \\ there' },
          { type: 'integer', title, minimum: 0, maximum: 9 },
          { type: 'string', title, enum: ['a', 'b', 'ä long one \ud83d\ude00'] },
          { type: 'boolean', title },
          { type: 'array', title, items: { type: 'string', enum: ['api', 'web', 'app'] } },
          { type: 'string', title, format: at % 2 ? 'date' : 'time' },
          { type: 'string', title, default: 'a line\nand\nmany\nmore\nthan\nthree' },
          { type: 'boolean', title, const: true },
          {
            type: 'string',
            title,
            oneOf: Array.from({ length: 12 }, (_each, n) => ({ const: String(n), title: `No. ${String(n)}` })),
          },
          {
            type: 'array',
            title,
            items: { type: 'string', enum: Array.from({ length: 14 }, (_each, n) => `choice ${String(n)}`) },
          },
        ];
        return [`f${String(at)}`, kinds[at % 10]];
      }),
    ),
  },
  ui: {
    order: ['f3', 'f1'],
    properties: {
      f0: { widget: 'textarea', help: 'Take your time', placeholder: 'All of it' },
      f1: { widget: 'slider' },
      f11: { widget: 'stepper' },
      f2: { widget: 'select' },
      f3: { widget: 'radio', help: 'Yes or no' },
      f13: { widget: 'switch' },
    },
    submit_label: 'Go',
  },
};

const sections = {
  title: 'In parts',
  lang: 'de',
  schema: {
    type: 'object',
    required: ['b', 'other'],
    properties: {
      other: { type: 'string', title: 'Sonst noch etwas' },
      ['__proto__']: { type: 'string' },
      c: { type: 'string', title: 'C' },
      a: { type: 'string', title: 'A' },
      b: { type: 'string', title: 'B' },
      d: { type: 'number', title: 'D' },
    },
  },
  ui: {
    sections: [
      { title: 'First', properties: ['a', 'b'] },
      { title: 'Second', properties: ['c', 'd'] },
    ],
  },
};

const FORMS = { incident, signUp, contact, many, sections, secrets } as const;

interface Walked {
  /** How often the form was drawn. */
  readonly drawings: number;
  /** How many fields there were before the last character. */
  readonly before: number;
}

/** Sets every prefix in turn, and holds that nothing that is drawn ever moves. @param to Where to stop looking. */
async function walk(form: UiForm, text: string, to = text.length): Promise<Walked> {
  const first = new Map<string, readonly number[]>();
  let drawings = 0;
  let before = 0;
  for (let end = 1; end <= text.length; end++) {
    const here = (): string => text.slice(0, end).slice(-40);
    // what is not drawn anew stands where it stood
    if (!(await feed(form, text.slice(0, end)))) continue;
    drawings += 1;
    const now = places(form);
    for (const [name, place] of now) {
      const was = first.get(name) ?? place;
      first.set(name, was);
      const moved = Math.max(...was.map((value, at) => Math.abs(value - (place[at] ?? NaN))));
      if (end <= to && !(moved <= 0.5)) expect.fail(`${name} went from ${String(was)} to ${String(place)} at ${here()}`);
    }
    for (const name of first.keys()) if (!now.has(name)) expect.fail(`${name} went away at ${here()}`);
    if (end === text.length) break;
    before = now.size;
    if (!isLocked(form) || one(form, '.card').ariaBusy !== 'true') expect.fail(`open at ${here()}`);
  }
  return { drawings, before };
}

/** A form's words and controls, without what only says that it was streamed. */
function asDrawn(form: UiForm): string[] {
  return all(form, '.group-title, legend, label, input, select, textarea, button, .note').map((element) => {
    const { name, value, checked, placeholder, id, readOnly, type } = element as HTMLInputElement;
    const words = element.matches('select, textarea') ? '' : element.textContent.replace(/\s+/g, ' ').trim();
    return JSON.stringify([
      element.localName,
      words,
      name,
      value,
      checked,
      placeholder,
      id,
      readOnly,
      type,
      element.ariaRequired,
    ]);
  });
}

/** What the form of a text is at the end: the one that is set at once. */
async function isWhole(form: UiForm, content: unknown): Promise<void> {
  const whole = await mountForm(content);
  expect(fieldNames(form)).to.deep.equal(fieldNames(whole));
  expect(asDrawn(form)).to.deep.equal(asDrawn(whole));
  expect(form.values).to.deep.equal(whole.values);
  expect(isLocked(form)).to.equal(false);
  expect(one(form, '.card').ariaBusy).to.equal(null);
}

for (const width of [480, 320]) {
  for (const [name, content] of Object.entries(FORMS)) {
    it(`F-3 ${name}, ${String(width)} px: no field that is drawn ever moves, and the end is the form as set at once`, async function () {
      this.timeout(60_000);
      const form = await mountStreaming(width);
      const { before, drawings } = await walk(form, JSON.stringify(uiFirst(content), null, width === 320 ? 1 : undefined));
      await isWhole(form, uiFirst(content));
      const { length } = fieldNames(form);
      expect(before).to.equal(length, 'all fields were drawn before the end');
      expect(drawings).to.be.at.most(
        length + 5,
        'drawn for a title, a description, a language, a deadline, each field, and the whole',
      );
    });

    it(`F-3 ${name}, ${String(width)} px: with ui last nothing moves before the end, which is the form as set at once`, async function () {
      this.timeout(60_000);
      const form = await mountStreaming(width);
      const text = JSON.stringify(uiLast(content));
      const { before } = await walk(form, text, text.length - 1);
      await isWhole(form, uiLast(content));
      expect(before).to.equal(fieldNames(form).length);
    });
  }
}

it('F-3 a form that was streamed can be filled in and sent, with its marks in place', async () => {
  const form = await mountStreaming(480, { source: ARTIFACT });
  await walk(form, JSON.stringify(uiFirst(contact)));
  expect(all(form, '.mark').map((mark) => mark.textContent.trim())).to.deep.equal(['', '', '(optional)']);
  await type(form, 'name', 'Ada');
  await type(form, 'email', 'ada@example.org');
  const host = new Host(form);
  await press(form);
  expect((await host.event()).values).to.deep.equal({ name: 'Ada', email: 'ada@example.org' });
  await host.answer({ ok: true });
  await until(form, 'answered');
});
