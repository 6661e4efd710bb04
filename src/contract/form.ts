/**
 * The documents of a form: the JSON Schema subset that a form may use, its `ui` hints, and the content that an agent
 * writes. The keyword table of the subset is these shapes; what a shape can't say (enum or oneOf but not both,
 * min ≤ max, a default among the choices) is decided by `core/check/form.ts`. `scripts/schemas.mjs` adds to the published
 * schema what JSON Schema can say of that; the rest is listed in `schemas/vectors/cross-checks.json`.
 */
import { LIMITS } from './limits.js';
import { any, closed, flag, list, map, number, tagged, text, word, type Infer } from './shape.js';

export const FORMATS = ['email', 'uri', 'date', 'time', 'date-time'] as const;

/** `$schema` addresses of drafts in which the subset means the same. */
const DRAFTS = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema#',
  'http://json-schema.org/draft-07/schema',
] as const;

const named = { title: text(LIMITS.title), description: text(LIMITS.description) };
const count = number({ integer: true, minimum: 0 });
const many = { min: 1, max: LIMITS.choices } as const;

/** One titled choice. */
const CHOICE = closed({ const: text() }, named);

const range = {
  minimum: number(),
  maximum: number(),
  exclusiveMinimum: number(),
  exclusiveMaximum: number(),
  multipleOf: number({ above: 0 }),
};

const STRING = closed(
  { type: word('string') },
  {
    ...named,
    default: text(),
    minLength: count,
    maxLength: count,
    format: word(...FORMATS),
    enum: list(text(), { ...many, unique: true }),
    enumNames: list(text(LIMITS.title), many),
    oneOf: list(CHOICE, many),
  },
);
const NUMBER = closed(
  { type: word('number') },
  { ...named, default: number(), ...range, enum: list(number(), { ...many, unique: true }) },
);
const INTEGER = closed(
  { type: word('integer') },
  {
    ...named,
    default: number({ integer: true }),
    ...range,
    enum: list(number({ integer: true }), { ...many, unique: true }),
  },
);
const BOOLEAN = closed({ type: word('boolean') }, { ...named, default: flag(), const: flag(true) });
const ITEMS = closed(
  {},
  {
    type: word('string'),
    enum: list(text(), { ...many, unique: true }),
    oneOf: list(CHOICE, many),
    anyOf: list(CHOICE, many),
  },
);
const ARRAY = closed(
  { type: word('array'), items: ITEMS },
  { ...named, default: list(text(), { max: LIMITS.choices }), minItems: count, maxItems: count, uniqueItems: flag() },
);

/** One property of a form, told apart by its `type`. */
export const FIELD = tagged('type', {
  string: STRING,
  number: NUMBER,
  integer: INTEGER,
  boolean: BOOLEAN,
  array: ARRAY,
});

export const FORM_SCHEMA = closed(
  { type: word('object'), properties: map(FIELD, { max: LIMITS.properties, keyMax: LIMITS.name }) },
  {
    ...named,
    $schema: word(...DRAFTS),
    required: list(text(), { unique: true, max: LIMITS.properties }),
    additionalProperties: flag(false),
  },
);

const WIDGETS = ['textarea', 'radio', 'select', 'slider', 'stepper', 'switch', 'checkboxes', 'list'] as const;

const hint = text(LIMITS.hint);
const UI = closed(
  {},
  {
    properties: map(closed({}, { widget: word(...WIDGETS), placeholder: hint, help: hint }), { max: LIMITS.properties }),
    order: list(text(), { max: LIMITS.properties, unique: true }),
    sections: list(closed({ title: hint, properties: list(text(), { max: LIMITS.properties }) }, {}), {
      max: LIMITS.properties,
    }),
    submit_label: hint,
    submit_on_choice: flag(),
  },
);

/** What an agent writes. `schema` is checked by its own walker, whose refusals say what to write instead. */
export const FORM_CONTENT = closed(
  { schema: any() },
  {
    ...named,
    /** BCP 47 language of the agent's texts. */
    lang: text(35),
    ui: UI,
    submissions: word('once', 'per_person', 'many'),
    closed: flag(),
    /** RFC 3339 date-time. */
    deadline: text(64),
    decline: flag(),
  },
);

export type FieldSchema = Infer<typeof FIELD>;
export type FormSchema = Infer<typeof FORM_SCHEMA>;
export type FormUi = Infer<typeof UI>;
export type FormContent = Omit<Infer<typeof FORM_CONTENT>, 'schema'> & { readonly schema: FormSchema };
export type SubmissionPolicy = NonNullable<FormContent['submissions']>;

/** One value of a form as it goes over the wire. */
export type FieldValue = string | number | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;
