/** What the playground starts from: whole forms, one form for each widget, and what is refused. */
import { contactAsEmitted, incident, signUp } from './contents.js';

interface Example {
  readonly name: string;
  readonly content: unknown;
}

/** A form of one field; `hint` is its `ui.properties`. */
function one(name: string, field: object, hint?: object): Example {
  const schema = { type: 'object', properties: { answer: { title: name, ...field } } };
  return { name, content: { title: name, schema, ...(hint && { ui: { properties: { answer: hint } } }) } };
}

const CITIES = ['Aarhus', 'Bilbao', 'Cork', 'Dresden', 'Esbjerg', 'Faro', 'Ghent', 'Haifa', 'Izmir', 'Jaffa', 'Kiel', 'Lviv'];
const string = { type: 'string' };
const rating = { type: 'integer', minimum: 0, maximum: 10 };
const options = { type: 'string', enum: ['Repair', 'Replace', 'Leave it'] };

const WIDGETS: readonly Example[] = [
  one('One line of text', { ...string, maxLength: 80 }, { placeholder: 'Up to 80 characters' }),
  one('Several lines of text', string, { widget: 'textarea' }),
  one('E-mail address', { ...string, format: 'email' }),
  one('Web address', { ...string, format: 'uri' }),
  one('Date', { ...string, format: 'date' }),
  one('Time', { ...string, format: 'time' }),
  one('Date and time', { ...string, format: 'date-time' }),
  one('Number', { type: 'number', minimum: 0, multipleOf: 0.01 }, { help: 'At most two decimals' }),
  one('Slider', rating, { widget: 'slider' }),
  one('Stepper', rating, { widget: 'stepper' }),
  one('Radio buttons', options),
  one('Select', options, { widget: 'select' }),
  one('Checkbox', { type: 'boolean' }),
  one('Switch', { type: 'boolean' }, { widget: 'switch' }),
  one('Yes or no', { type: 'boolean' }, { widget: 'radio' }),
  one('Checkboxes', { type: 'array', items: options }),
  one('List with a filter', { type: 'array', items: { type: 'string', enum: CITIES }, maxItems: 3 }, { widget: 'list' }),
];

const arabic = {
  title: 'تقرير عن حادث',
  description: 'اكتب ما تعرفه الآن فقط.',
  lang: 'ar',
  schema: {
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date', title: 'التاريخ' },
      severity: { type: 'string', title: 'الخطورة', enum: ['منخفضة', 'متوسطة', 'عالية'] },
      affected: { type: 'integer', title: 'عدد المتأثرين', minimum: 0 },
      note: { type: 'string', title: 'ملاحظة' },
    },
    required: ['day', 'severity'],
  },
  ui: { properties: { note: { widget: 'textarea' } }, submit_label: 'إرسال التقرير' },
};

const elicitation = {
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: 'Which account should the repository be made in?',
    requestedSchema: {
      type: 'object',
      properties: {
        account: { type: 'string', title: 'Account', minLength: 1 },
        visibility: { type: 'string', title: 'Visibility', enum: ['private', 'public'], enumNames: ['Private', 'Public'] },
        topics: {
          type: 'array',
          title: 'Topics',
          items: {
            anyOf: [
              { const: 'ui', title: 'Interface' },
              { const: 'ops', title: 'Operations' },
            ],
          },
        },
      },
      required: ['account'],
    },
  },
};

const asTyped = {
  title: 'Everything that is refused by name',
  schema: {
    type: 'object',
    properties: {
      nick: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      code: { type: 'string', pattern: '^[A-Z]{3}$' },
      address: { type: 'object', properties: { street: { type: 'string' } } },
      tags: { type: 'array', items: { type: 'string' } },
      secret: { type: 'string', format: 'password' },
    },
  },
};

export const EXAMPLES: readonly { readonly title: string; readonly examples: readonly Example[] }[] = [
  {
    title: 'Whole forms',
    examples: [
      { name: 'Incident report', content: incident },
      { name: 'Sign-up, one answer each', content: signUp },
      { name: 'In Arabic', content: arabic },
      { name: 'MCP elicitation', content: elicitation },
      { name: 'Closed', content: { ...signUp, closed: true } },
      {
        name: 'No fields: a button',
        content: { title: 'Start the pump?', schema: { type: 'object', properties: {} }, ui: { submit_label: 'Start it' } },
      },
      {
        name: 'Answered by one click',
        content: { ...(one('Repair or replace?', options).content as object), ui: { submit_on_choice: true } },
      },
    ],
  },
  { title: 'Each widget', examples: WIDGETS },
  {
    title: 'Refused',
    examples: [
      { name: 'As Pydantic and zod emit it', content: contactAsEmitted },
      { name: 'Refused by name', content: asTyped },
    ],
  },
];
