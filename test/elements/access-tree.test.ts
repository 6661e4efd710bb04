import { expect } from '@open-wc/testing';
import type { UiForm } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { clean } from './fields.js';
import { all, one, unmountAll } from './support.js';
import { outline } from './seen.js';
import { STATES } from './states.js';
import { isLocked } from './streamed.js';

/** Role, name, states, and what it is described by, of all that a person meets, top to bottom. */
const HEAD = ['form "Two questions"', 'heading "Two questions"'];
const OPEN = [
  'textbox "Your name (required)" required – As on the list',
  'radiogroup "Dish"',
  'radio "soup" checked',
  'radio "rice"',
  'group "Extras"',
  'checkbox "salt"',
  'checkbox "lime"',
  'checkbox "Hot"',
];
const LOCKED = [
  'textbox "Your name (required)" required read-only – As on the list',
  'radiogroup "Dish"',
  'radio "soup" disabled checked',
  'radio "rice" disabled',
  'group "Extras"',
  'checkbox "salt" disabled',
  'checkbox "lime" disabled',
  'checkbox "Hot" disabled',
];

const UNMARKED = LOCKED.map((line) => line.replace(' (required)', '').replace(' checked', ''));

const TREES: Readonly<Record<string, readonly string[]>> = {
  open: [...HEAD, ...OPEN, 'button "Send"'],
  'with focus': [...HEAD, ...OPEN, 'button "Send"'],
  'with errors': [
    ...HEAD,
    'textbox "Your name (required)" required invalid – As on the list Enter a value.',
    'radiogroup "Dish"',
    'radio "soup"',
    'radio "rice"',
    'group "Extras"',
    'checkbox "salt"',
    'checkbox "lime"',
    'checkbox "Hot"',
    'alert "1 field needs a change."',
    'button "Send"',
  ],
  sending: [...HEAD, ...LOCKED, 'button "Sending…" disabled'],
  answered: [
    'region "Two questions"',
    'heading "Two questions"',
    'paragraph "Sent by Ada Nov 30, 2026, 10:00 AM"',
    'term "Your name"',
    'definition "Ada"',
    'term "Dish"',
    'definition "soup"',
    'term "Hot"',
    'definition "No"',
    'disclosure "1 field left empty"',
    'button "Copy"',
    'button "Answer again"',
  ],
  'not sent': [
    ...HEAD,
    ...OPEN,
    'alert "Refused You may not start a turn of the agent here, so your answer was not taken. What you typed is kept."',
    'button "Send"',
  ],
  unknown: [...HEAD, ...LOCKED, 'paragraph "Not known"', 'button "Send again…"'],
  changed: [...HEAD, ...LOCKED, 'paragraph "Changed"', 'button "Review the new version"'],
  closed: [...HEAD, ...LOCKED],
  off: [...HEAD, ...LOCKED],
  'read-only': [...HEAD, ...LOCKED],
  refused: ['paragraph "This form can’t be shown"', 'disclosure "2 problems"'],
  dialog: [
    ...HEAD,
    ...LOCKED,
    'paragraph "Not known"',
    'button "Send again…"',
    'dialog "Send this again?" – If it arrived the first time, it will not be counted twice. Check first if you can.',
    'heading "Send this again?"',
    'button "Open the form again"',
    'button "Not now"',
  ],
  'deadline near': [...HEAD, ...OPEN, 'button "Send"'],
  'with a count': [...HEAD, ...OPEN, 'button "Send"'],
  writing: [...HEAD, ...UNMARKED],
  secret: ['form "To sign in"', 'heading "To sign in"', `textbox "PIN" – Of four digits ${en.secret}`, 'button "Send"'],
  'carried over': ['form "To sign in"', 'heading "To sign in"', `textbox "PIN" – Of four digits ${en.secret}`, 'button "Send"'],
  declined: [
    'region "Two questions"',
    'heading "Two questions"',
    'paragraph "Declined by Ada Nov 30, 2026, 10:00 AM"',
    'button "Answer again"',
  ],
  'draft back': [...HEAD, ...OPEN.map((line) => line.replace(' checked', '')), 'button "Start over"', 'button "Send"'],
};

/** The words that are read out from top to bottom: no icon, nothing hidden. */
const read = (form: UiForm, selector: string): string[] =>
  all(form, selector).flatMap((element) =>
    element.checkVisibility() && element.closest('[aria-hidden=true]') === null ? [clean(element.textContent)] : [],
  );

describe('the accessibility tree of each state', () => {
  before(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(unmountAll);

  for (const [name, tree] of Object.entries(TREES))
    it(`PF-11 ${name}`, async () => {
      const form = await (STATES[name] ?? expect.fail)();
      expect(outline(form)).to.deep.equal(tree);
    });

  it('PF-11 F-13 deadline near: until when stands before the fields, how little is left after the buttons', async () => {
    const form = await (STATES['deadline near'] ?? expect.fail)();
    const [until = '', ...rest] = read(form, '.deadline, .label, [type=submit], .short');
    expect(until).to.match(/^Can be answered until .+\.$/);
    expect(rest.slice(-2)).to.deep.equal(['Send', '3 minutes left to answer. What you type is kept.']);
    expect(rest, 'three labels before them').to.have.length(5);
  });

  it('PF-11 F-3 writing: the form is busy, nothing in it can be changed, and a line says why', async () => {
    const form = await (STATES['writing'] ?? expect.fail)();
    expect(one(form, '.card').getAttribute('aria-busy')).to.equal('true');
    expect(isLocked(form)).to.equal(true);
    expect(read(form, 'button, .writing')).to.deep.equal([en.writing]);
  });
});
