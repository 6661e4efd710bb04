import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { asking, listen, typed, words } from './life.js';
import { feed, fieldNames, isLocked, mountStreaming, places } from './streamed.js';
import { all, ASK, control, Host, mountForm, one, root, type, unmountAll, waitUntil } from './support.js';

afterEach(unmountAll);

const WHAT = { type: 'string', title: 'What' };
const BOX = { type: 'boolean', title: 'Box' };
const TWO = asking({ what: WHAT, box: BOX });
const TEXT = JSON.stringify(TWO);
/** All but the last brackets: both fields are whole, the form is not. */
const CUT = TEXT.slice(0, -2);

/** All that a form fires from now on, by name. */
function fired(form: UiForm): string[] {
  const names: string[] = [];
  for (const name of ['ui-refused', 'ui-change', 'ui-submit']) form.addEventListener(name, () => names.push(name));
  return names;
}

const refusals = (form: UiForm): string[] => {
  const codes: string[] = [];
  form.addEventListener('ui-refused', ({ problems }) => codes.push(problems.map(({ code }) => code).join()));
  return codes;
};

it('F-3 while it is written, nothing can be changed or sent, nothing fires, and a line stands where the buttons will', async () => {
  const form = await mountStreaming();
  const events = fired(form);
  expect(fieldNames(form)).to.deep.equal([]);
  expect(all(form, 'h3').length).to.equal(0, 'no title is made up for one that is to come');
  await feed(form, CUT);
  expect(fieldNames(form)).to.deep.equal(['what', 'box']);
  expect(isLocked(form)).to.equal(true);
  expect(all(form, 'button').length).to.equal(0);
  expect(one(form, '.writing').textContent.trim()).to.equal('The form is still being written.');
  await type(form, 'what', 'typed');
  control(form, 'box').click();
  root(form).querySelector('form')?.requestSubmit();
  await form.updateComplete;
  expect(control(form, 'box').checked).to.equal(false);
  expect(form.values).to.deep.equal({});
  await feed(form, TEXT);
  expect(all(form, '.writing').length).to.equal(0);
  expect(form.values).to.deep.equal({ box: false });
  expect(events).to.deep.equal([]);
  await type(form, 'what', 'typed');
  expect(events).to.deep.equal(['ui-change']);
});

it('F-3 cut off: what was drawn goes away for a notice when the page says that no more comes', async () => {
  const form = await mountStreaming();
  const codes = refusals(form);
  await feed(form, CUT);
  expect(codes).to.deep.equal([]);
  form.streaming = false;
  await form.updateComplete;
  await waitUntil(() => codes.length > 0);
  expect(codes).to.deep.equal(['cut_off']);
  expect(fieldNames(form)).to.deep.equal([]);
  expect(words(form)).to.contain('This form can’t be shown');
});

it('F-3 what is refused is refused once, when it is whole; until then the field is left out', async () => {
  const form = await mountStreaming();
  const codes = refusals(form);
  const text = JSON.stringify(asking({ what: WHAT, bad: { type: 'string', pattern: 'x' }, box: BOX }));
  await feed(form, text.slice(0, -2));
  expect(fieldNames(form)).to.deep.equal(['what', 'box']);
  expect(codes).to.deep.equal([]);
  await feed(form, text);
  await waitUntil(() => codes.length > 0);
  expect(codes).to.deep.equal(['keyword_not_allowed']);
  form.streaming = false;
  await form.updateComplete;
  expect(codes.length).to.equal(1);
  form.streaming = true;
  await feed(form, CUT);
  expect(fieldNames(form)).to.deep.equal(['what', 'box'], 'another try is drawn again');
  await feed(form, TEXT);
  expect(isLocked(form)).to.equal(false);
});

for (const [what, text] of [
  ['a fence', '```json\n{"title":"A"}'],
  ['prose', 'Here is the form: {}'],
  ['an end before the beginning', '}'],
  ['a list', '[{"schema":{"properties":{"a":{"type":"string"}}}}'],
  ['properties in a list', '{"schema":{"properties":[{"type":"string"}]'],
  ['a form in the wrong places', '{"schema":3,"title":{"schema":[]},"ui":[[]],"schema":{"required":{"a":1},"properties":"x"'],
  ['ui of any kind', '{"ui":{"order":{"a":1},"sections":[1,{"properties":3}],"properties":[2]},"schema":{"required":7'],
  ['a lone surrogate and a broken escape', '{"title":"\ud83d","description":"\\u12'],
  ['a megabyte of text', `{"title":"${'x'.repeat(1_000_000)}`],
  ['a megabyte of brackets', '['.repeat(1_000_000)],
] as const) {
  it(`F-3 ${what}: nothing throws, nothing is drawn, and it is refused at the end`, async () => {
    const form = await mountStreaming();
    const codes = refusals(form);
    for (const end of [1, 5, 20, text.length - 1, text.length]) await feed(form, text.slice(0, end));
    expect(fieldNames(form)).to.deep.equal([]);
    expect(codes).to.deep.equal([]);
    form.streaming = false;
    await form.updateComplete;
    await waitUntil(() => codes.length === 1);
  });
}

it('F-3 odd names and names that come twice are drawn once, and the whole decides', async () => {
  const form = await mountStreaming();
  const text =
    '{"title":"T","title":"U","schema":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"boolean"},' +
    '"a":{"type":"string","title":"One"},"a":{"type":"string","title":"Two"},"submit":{"type":"string"}}';
  for (let end = 1; end <= text.length; end++) await feed(form, text.slice(0, end));
  expect(fieldNames(form)).to.deep.equal(['__proto__', 'constructor', 'a', 'submit']);
  await feed(form, `${text}}}`);
  expect(isLocked(form)).to.equal(false);
  expect(words(form)).to.contain('Two');
});

it('F-3 another text starts over', async () => {
  const form = await mountStreaming();
  await feed(form, CUT);
  await feed(form, '{"title":"Another","schema":{"type":"object","properties":{"b":{"type":"string"}');
  expect(fieldNames(form)).to.deep.equal(['b']);
  expect(one(form, 'h3').textContent.trim()).to.equal('Another');
  await feed(form, '{');
  expect(fieldNames(form)).to.deep.equal([]);
  await feed(form, TEXT);
  expect(fieldNames(form)).to.deep.equal(['what', 'box']);
  expect(isLocked(form)).to.equal(false);
});

it('F-3 what is no text is taken as it is, and so is text without streaming', async () => {
  const form = await mountStreaming();
  await feed(form, CUT);
  form.content = TWO;
  await form.updateComplete;
  expect(isLocked(form)).to.equal(false);
  const other = await mountForm(TEXT);
  expect(fieldNames(other)).to.deep.equal(['what', 'box']);
  other.streaming = true;
  await other.updateComplete;
  expect(isLocked(other)).to.equal(false);
});

it('F-3 what follows a whole form waits for the end of the text', async () => {
  const form = await mountStreaming();
  const codes = refusals(form);
  await feed(form, TEXT);
  await type(form, 'what', 'typed');
  for (const more of ['\n', '\n```', '\n```\nThat’s it']) await feed(form, TEXT + more);
  expect(control(form, 'what').value).to.equal('typed');
  expect(codes).to.deep.equal([]);
  form.streaming = false;
  await form.updateComplete;
  await waitUntil(() => codes.length > 0);
  expect(codes).to.deep.equal(['cut_off']);
});

it('F-3 white space after it changes nothing, nor does the end of streaming', async () => {
  const form = await mountStreaming();
  const codes = refusals(form);
  await feed(form, TEXT);
  await type(form, 'what', 'typed');
  await feed(form, `${TEXT}\n `);
  form.streaming = false;
  await form.updateComplete;
  expect(form.values).to.deep.equal({ what: 'typed', box: false });
  expect(codes).to.deep.equal([]);
});

it('F-3 many pieces before one drawing, in any order of properties, with the attribute too', async () => {
  const form = document.createElement('ui-form');
  document.body.append(form);
  for (let end = 0; end < CUT.length; end += 3) form.content = TEXT.slice(0, end);
  form.content = CUT;
  form.setAttribute('streaming', '');
  expect(form.streaming).to.equal(true);
  await waitUntil(() => fieldNames(form).length === 2);
  for (let end = CUT.length; end <= TEXT.length; end++) form.content = TEXT.slice(0, end);
  form.streaming = false;
  await form.updateComplete;
  expect(isLocked(form)).to.equal(false);
  form.remove();
});

it('F-3 a form that is there stays, with what was typed, until the new version is whole', async () => {
  const form = await typed();
  form.streaming = true;
  const text = JSON.stringify(asking({ what: WHAT, box: BOX }, { title: 'Newer' }));
  for (let end = 0; end < text.length; end += 5) await feed(form, text.slice(0, end));
  expect(fieldNames(form)).to.deep.equal(['what']);
  expect(isLocked(form)).to.equal(false);
  await feed(form, text);
  await waitUntil(() => fieldNames(form).length === 2);
  expect(control(form, 'what').value).to.equal('Typed');
});

it('F-3 defaults and the page’s values stand in the fields from the beginning, and nothing moves for them', async () => {
  const long = 'many\nlines\nof\ntext\nthat\nmake\na\nfield\nhigh';
  const text = JSON.stringify(asking({ a: { type: 'string', default: long }, what: { type: 'string', default: 'no' }, b: BOX }));
  const form = await mountStreaming(480, { values: { what: 'preset', b: true } });
  await feed(form, text.slice(0, -2));
  expect([control(form, 'a').value, control(form, 'what').value, control(form, 'b').checked]).to.deep.equal([
    long,
    'preset',
    true,
  ]);
  const before = places(form);
  await feed(form, text);
  expect(places(form)).to.deep.equal(before);
  expect(form.values).to.deep.equal({ a: long, what: 'preset', b: true });
});

it('F-3 a deadline and being closed are said above the fields before there are any', async () => {
  for (const more of [{ deadline: '2999-01-01T12:00:00Z' }, { closed: true }]) {
    const form = await mountStreaming();
    const { schema, ...rest } = asking({ what: WHAT }, more) as { readonly schema: unknown };
    const text = JSON.stringify({ ...rest, schema });
    await feed(form, text.slice(0, -2));
    const before = places(form);
    expect([...before.keys()]).to.deep.equal(['what']);
    await feed(form, text);
    expect(places(form)).to.deep.equal(before);
  }
});

it('F-3 a field that belongs above those already drawn waits for the whole form', async () => {
  const form = await mountStreaming();
  const properties = { a: WHAT, b: WHAT, c: WHAT, d: WHAT };
  const ui = { order: ['b', 'a'], sections: [{ title: 'Last', properties: ['c'] }] };
  const text = JSON.stringify({ title: 'T', ui, schema: { type: 'object', properties } });
  const seen: string[] = [];
  for (let end = 1; end < text.length; end++) {
    await feed(form, text.slice(0, end));
    const now = fieldNames(form).join('');
    if (seen.at(-1) !== now) seen.push(now);
  }
  expect(seen).to.deep.equal(['', 'ba', 'bac'], 'd belongs above the section');
  await feed(form, text);
  expect(fieldNames(form).join('')).to.equal('badc');
});

it('F-3 one choice that one press answers can’t be pressed before the form is whole', async () => {
  const form = await mountStreaming();
  const host = new Host(form);
  const pick = { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] };
  const text = JSON.stringify({ title: 'T', ui: { submit_on_choice: true }, schema: { type: 'object', properties: { pick } } });
  await feed(form, text.slice(0, -3));
  expect(fieldNames(form)).to.deep.equal([], 'whether there are more is not known');
  await feed(form, text.slice(0, -2));
  const before = places(form);
  expect(fieldNames(form)).to.deep.equal(['pick']);
  control(form, 'pick', 0).click();
  await feed(form, text);
  expect(places(form)).to.deep.equal(before);
  expect(host.events.length).to.equal(0);
});

it('L-17 F-3 a paused ask that is streamed takes the focus when it is whole', async () => {
  const form = await mountStreaming(480, { source: ASK });
  await feed(form, CUT);
  expect(document.activeElement).to.equal(document.body);
  await feed(form, TEXT);
  expect(root(form).activeElement).to.equal(one(form, '[data-heading]'));
});

it('PF-13 F-3 that a form is being written is said once, and no field is', async () => {
  const { said, hears } = listen();
  const form = await mountStreaming();
  for (let end = 1; end < TEXT.length; end++) await feed(form, TEXT.slice(0, end));
  await feed(form, '{"title":"Another');
  await hears('The form is still being written.');
  await feed(form, TEXT);
  expect(said.filter((text) => text.includes('written')).length).to.equal(1);
});

it('F-3 a status that comes before the form is whole', async () => {
  const form = await mountStreaming();
  await feed(form, CUT);
  form.status = { state: 'answered', by: 'Ada', values: { what: 'x' } };
  await form.updateComplete;
  expect(fieldNames(form)).to.deep.equal([]);
  await feed(form, TEXT);
  expect(words(form)).to.contain('Already answered by Ada');
});

it('F-3 a viewer who can’t act reads it as it is written, and is never given the buttons', async () => {
  const form = await mountStreaming(480, { viewer: { can_act: false } });
  await feed(form, CUT);
  const before = places(form);
  await feed(form, TEXT);
  expect(places(form)).to.deep.equal(before);
  expect(isLocked(form)).to.equal(true);
});
