/** The forms that the scripted agent writes: what a model would hand to `ask_form` and `create_form`. */
import type { FormContent } from '../src/index.js';

export const incident: FormContent = {
  title: 'Incident report',
  description: 'Only what you know now. The repair starts with it.',
  lang: 'en',
  schema: {
    type: 'object',
    properties: {
      date: { type: 'string', format: 'date', title: 'Date' },
      severity: {
        type: 'string',
        title: 'Severity',
        oneOf: [
          { const: 'low', title: 'Low', description: 'Nobody is held up' },
          { const: 'medium', title: 'Medium', description: 'Some are held up' },
          { const: 'high', title: 'High', description: 'Nobody can go on' },
        ],
      },
      area_closed: { type: 'boolean', title: 'The area is closed off' },
      power_off: { type: 'boolean', title: 'The power is off' },
      photos: { type: 'boolean', title: 'Photos were taken' },
      note: { type: 'string', title: 'Note', maxLength: 500 },
    },
    required: ['date', 'severity'],
  },
  ui: {
    properties: { note: { widget: 'textarea', placeholder: 'What you saw, and where' } },
    sections: [
      { title: 'What happened', properties: ['date', 'severity'] },
      { title: 'Done so far', properties: ['area_closed', 'power_off', 'photos', 'note'] },
    ],
    submit_label: 'Send the report',
  },
};

export const signUp: FormContent = {
  title: 'Help with the repair',
  description: 'One answer from each person.',
  lang: 'en',
  submissions: 'per_person',
  deadline: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString(),
  schema: {
    type: 'object',
    properties: {
      slot: {
        type: 'string',
        title: 'When can you come?',
        oneOf: [
          { const: 'fri-am', title: 'Friday morning' },
          { const: 'fri-pm', title: 'Friday afternoon' },
          { const: 'sat-am', title: 'Saturday morning' },
        ],
      },
      people: { type: 'integer', title: 'How many of you?', minimum: 1, maximum: 6, default: 1 },
      bring: { type: 'array', title: 'What can you bring?', items: { type: 'string', enum: ['Ladder', 'Drill', 'Car'] } },
    },
    required: ['slot', 'people'],
  },
  ui: { properties: { people: { widget: 'stepper' } }, submit_label: 'Sign up' },
};

const name = { type: 'string', title: 'Who is to be called?' } as const;
const email = { type: 'string', title: 'E-mail', format: 'email' } as const;
const phone = { type: 'string', title: 'Phone' } as const;
const contactTexts = { title: 'Contact on site', lang: 'en', ui: { submit_label: 'Send the contact' } } as const;

/** As Pydantic and zod emit it: an optional text is `anyOf` with null, an address carries a pattern. */
export const contactAsEmitted: unknown = {
  ...contactTexts,
  schema: {
    type: 'object',
    properties: {
      name,
      email: { ...email, pattern: '^[^@]+@[^@]+$' },
      phone: { title: phone.title, anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    },
    required: ['name', 'email', 'phone'],
  },
};

/** The same, as it comes back once the model has read what was wrong. */
export const contact: FormContent = {
  ...contactTexts,
  schema: { type: 'object', properties: { name, email, phone }, required: ['name', 'email'] },
};
