/** A form in each state that a person can find it in. */
import type { UiForm } from '../../src/index.js';
import { drafted, emptyStorage, HERE, keep } from './drafts.js';
import { feed, mountStreaming } from './streamed.js';
import { control, Host, mountForm, one, press, type, until, waitUntil } from './support.js';

export const TWO = {
  title: 'Two questions',
  description: 'About lunch.',
  schema: {
    type: 'object',
    required: ['who'],
    properties: {
      who: { type: 'string', title: 'Your name', description: 'As on the list' },
      dish: { type: 'string', title: 'Dish', enum: ['soup', 'rice'] },
      extra: { type: 'array', title: 'Extras', items: { type: 'string', enum: ['salt', 'lime'] } },
      hot: { type: 'boolean', title: 'Hot' },
    },
  },
  submissions: 'many',
} as const;

/** One field of every widget. */
export const RICH = {
  title: 'All widgets',
  description: 'A long form.',
  schema: {
    type: 'object',
    required: ['line', 'pick', 'boxes'],
    properties: {
      line: { type: 'string', title: 'Line', description: 'Described', minLength: 3 },
      area: { type: 'string', title: 'Area' },
      mail: { type: 'string', title: 'Mail', format: 'email' },
      site: { type: 'string', title: 'Site', format: 'uri' },
      day: { type: 'string', title: 'Day', format: 'date' },
      hour: { type: 'string', title: 'Hour', format: 'time' },
      moment: { type: 'string', title: 'Moment', format: 'date-time' },
      number: { type: 'number', title: 'Number' },
      step: { type: 'integer', title: 'Steps', minimum: 0, maximum: 9 },
      slide: { type: 'integer', title: 'Slide', minimum: 0, maximum: 10 },
      pick: {
        type: 'string',
        title: 'Pick',
        oneOf: [
          { const: 'a', title: 'First', description: 'The one' },
          { const: 'b', title: 'Second' },
        ],
      },
      menu: { type: 'string', title: 'Menu', enum: ['a', 'b', 'c', 'd', 'e', 'f'] },
      boxes: { type: 'array', title: 'Boxes', minItems: 1, items: { type: 'string', enum: ['a', 'b', 'c'] } },
      list: { type: 'array', title: 'List', items: { type: 'string', enum: 'abcdefghijkl'.split('') } },
      tick: { type: 'boolean', title: 'Tick', const: true },
      flip: { type: 'boolean', title: 'Flip' },
      yes: { type: 'boolean', title: 'Yes or no' },
    },
  },
  ui: {
    properties: {
      line: { help: 'Helped', placeholder: 'Like this' },
      area: { widget: 'textarea' },
      step: { widget: 'stepper' },
      slide: { widget: 'slider' },
      flip: { widget: 'switch' },
      yes: { widget: 'radio' },
    },
    sections: [{ title: 'More', properties: ['list', 'tick', 'flip', 'yes'] }],
  },
} as const;

const SOURCE = { artifact: { id: 'lunch', version: 1 }, made_by: { agent: 'Cook' }, audience: 'the team' } as const;
const VALUES = { who: 'Ada', dish: 'soup' };
const mount = (props: Partial<UiForm> = {}): Promise<UiForm> => mountForm(TWO, { source: SOURCE, values: VALUES, ...props });

async function answering(outcome: unknown, state: Parameters<typeof until>[1]): Promise<UiForm> {
  const form = await mount();
  const host = new Host(form);
  await press(form);
  await host.event();
  await host.answer(outcome);
  await until(form, state);
  return form;
}

async function withErrors(): Promise<UiForm> {
  const form = await mount({ values: {} });
  await press(form);
  return form;
}

async function sending(): Promise<UiForm> {
  const form = await mount();
  const host = new Host(form);
  await press(form);
  await host.event();
  await waitUntil(() => control(form, 'who').readOnly); // soon, not at once
  return form;
}

async function dialog(): Promise<UiForm> {
  const form = await mount({ status: { state: 'unknown' } });
  one(form, '.notice button').focus();
  await press(form, '.notice button');
  return form;
}

async function focusedFirst(make: () => Promise<UiForm>): Promise<UiForm> {
  const form = await make();
  control(form, 'who').focus();
  return form;
}

/** All of it but the last brackets. */
async function writing(): Promise<UiForm> {
  const form = await mountStreaming(480, { source: SOURCE });
  await feed(form, JSON.stringify(TWO).split('},"submissions"')[0] ?? '');
  return form;
}

const SECRET = {
  title: 'To sign in',
  schema: { type: 'object', properties: { pin: { type: 'integer', title: 'PIN', description: 'Of four digits' } } },
} as const;

async function carriedOver(): Promise<UiForm> {
  const form = await mount({ values: {} });
  await type(form, 'who', 'Ada');
  form.content = SECRET;
  await form.updateComplete;
  return form;
}

async function declined(): Promise<UiForm> {
  const form = await mountForm({ ...TWO, decline: true }, { source: SOURCE });
  const host = new Host(form);
  await press(form, '[part=decline]');
  await host.answer({ ok: true, by: 'Ada', at: '2026-11-30T10:00:00Z' });
  await until(form, 'answered');
  return form;
}

async function draftBack(): Promise<UiForm> {
  keep(HERE, { who: { text: 'Ada' } });
  const form = await drafted({}, TWO);
  emptyStorage();
  return form;
}

export const STATES: Readonly<Record<string, () => Promise<UiForm>>> = {
  open: () => mount(),
  'with focus': () => focusedFirst(() => mount()),
  'with errors': withErrors,
  sending,
  answered: () => answering({ ok: true, by: 'Ada', at: '2026-11-30T10:00:00Z' }, 'answered'),
  'not sent': () => answering({ ok: false, code: 'forbidden' }, 'open'),
  unknown: () => answering('?', 'unknown'),
  changed: () => answering({ ok: false, code: 'changed', content: { ...TWO, title: 'New' } }, 'changed'),
  closed: () => mount({ status: { state: 'closed', by: 'Ada', reason: 'Lunch is over.' } }),
  off: () => mount({ status: { state: 'off' } }),
  'read-only': () => mount({ viewer: { can_act: false } }),
  refused: () => mountForm({ title: 1 }),
  dialog,
  writing,
  'deadline near': () =>
    mountForm({ ...TWO, deadline: new Date(Date.now() + 3 * 60_000).toISOString() }, { source: SOURCE, values: VALUES }),
  'with a count': () => mount({ status: { state: 'open', count: 3 } }),
  secret: () => mountForm(SECRET, { source: SOURCE }),
  'carried over': carriedOver,
  declined,
  'draft back': draftBack,
  'every widget': () => mountForm(RICH, { source: SOURCE }),
  'every widget, wrong': async () => {
    const form = await mountForm(RICH, { source: SOURCE });
    await press(form);
    return form;
  },
  'every widget, closed': () => mountForm(RICH, { source: SOURCE, status: { state: 'closed' } }),
};
