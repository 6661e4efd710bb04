/**
 * Writes the published schemas from the contract's shapes: `node --import tsx scripts/schemas.mjs`. A unit test fails when
 * the committed files differ from what this makes.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { APP_SUBMISSION, DASHBOARD_SUBMISSION, FORM_SUBMISSION } from '../src/contract/commands.ts';
import { FORM_CONTENT, FORM_SCHEMA } from '../src/contract/form.ts';
import { toJsonSchema } from '../src/contract/json-schema.ts';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

const never = (...keywords) => ({ properties: Object.fromEntries(keywords.map((keyword) => [keyword, false])) });
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LENGTHS = ['format', 'minLength', 'maxLength'];

/**
 * What the shapes can't say of a property and JSON Schema can: which keywords go together. What neither can say is listed
 * in `schemas/vectors/cross-checks.json`.
 */
const TOGETHER = {
  string: {
    dependentRequired: { enumNames: ['enum'] },
    dependentSchemas: { enum: never('oneOf', ...LENGTHS), oneOf: never(...LENGTHS) },
  },
  number: { dependentSchemas: { enum: never(...BOUNDS) } },
  integer: { dependentSchemas: { enum: never(...BOUNDS) } },
  boolean: { dependentSchemas: { const: { properties: { default: { const: true } } } } },
};
/** A list has choices, and one list of them. */
const CHOICES = {
  dependentRequired: { enum: ['type'] },
  oneOf: [{ required: ['enum'] }, { required: ['oneOf'] }, { required: ['anyOf'] }],
};
/** Of texts with a form of their own. `[0-9]` and not `\d`, which is more than ASCII in some languages. */
const PATTERNS = {
  lang: '^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$',
  deadline:
    '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
};

function propertySchema(property) {
  const { type, items } = property.properties;
  const together = { ...property, ...TOGETHER[type.enum[0]] };
  return items ? { ...together, properties: { ...property.properties, items: { ...items, ...CHOICES } } } : together;
}

function formSchema() {
  const schema = toJsonSchema(FORM_SCHEMA);
  const { additionalProperties: property } = schema.properties.properties;
  property.oneOf = property.oneOf.map(propertySchema);
  const content = toJsonSchema(FORM_CONTENT);
  const { ui, ...texts } = content.properties;
  for (const [key, pattern] of Object.entries(PATTERNS)) texts[key] = { ...texts[key], pattern };
  ui.properties.sections.items.properties.properties.uniqueItems = true;
  return {
    $schema,
    title: 'Form schema of Inlay, version 1',
    description:
      'The root is what a form’s schema may be; $defs.content is the whole content of a form. What it can’t say is listed in vectors/cross-checks.json.',
    ...schema,
    $defs: { content: { ...content, properties: { ...texts, schema: { $ref: '#' }, ui: { $ref: '#/$defs/ui' } } }, ui },
  };
}

function submissionSchema() {
  const shapes = { form: FORM_SUBMISSION, dashboard: DASHBOARD_SUBMISSION, app: APP_SUBMISSION };
  return {
    $schema,
    title: 'Data of a submission of Inlay, version 1',
    oneOf: Object.keys(shapes).map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, toJsonSchema(shape)])),
  };
}

/** Path from the root of the project → text of the file. */
export async function schemaFiles() {
  const made = { 'schemas/form.v1.json': formSchema(), 'schemas/submission.v1.json': submissionSchema() };
  const texts = Object.entries(made).map(async ([path, schema]) => [
    path,
    await format(JSON.stringify(schema), { parser: 'json', printWidth: 130 }),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(await schemaFiles())) writeFileSync(new URL(`../${path}`, import.meta.url), text);
}
