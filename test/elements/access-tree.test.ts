import { expect } from '@open-wc/testing';
import { unmountAll } from './support.js';
import { outline } from './seen.js';
import { STATES } from './states.js';

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
};

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
});
