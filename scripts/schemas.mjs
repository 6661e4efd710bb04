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

/** What the shape can't say and JSON Schema can: a list has choices. */
const CHOICES = { anyOf: [{ required: ['type', 'enum'] }, { required: ['oneOf'] }, { required: ['anyOf'] }] };

function formSchema() {
  const schema = toJsonSchema(FORM_SCHEMA);
  const array = schema.properties.properties.additionalProperties.oneOf.find(({ properties }) => 'items' in properties);
  array.properties.items = { ...array.properties.items, ...CHOICES };
  const content = toJsonSchema(FORM_CONTENT);
  const { ui, ...texts } = content.properties;
  return {
    $schema,
    title: 'Form schema of Inlay, version 1',
    description: 'The root is what a form’s schema may be; $defs.content is the whole content of a form.',
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
