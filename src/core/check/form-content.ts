/** Walks the content of a form: its own keys, its schema, its `ui`. */
import { FORM_CONTENT } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import { isDateTime } from '../values/formats.js';
import { walkSchema, type Look } from './form-schema.js';
import { checkUi } from './form-ui.js';
import { isObject, jsonSize, type Json } from './json.js';
import type { Told } from './told.js';
import { checkCount, short, walk } from './walk.js';

/** Looks like BCP 47: a language, then subtags. */
const TAG = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

/** Tells all that is wrong with a form. @param content From `readJson`. */
export function walkForm<T extends Told>(content: Json, told: T, look: Look<T>): void {
  checkCount(jsonSize(content), LIMITS.formContent, 'bytes', '', told);
  if (told.count > 0) return;
  if (!isObject(content)) {
    told.add('no-form', '');
    return;
  }
  const { schema, ui, lang, deadline } = content;
  if (schema === undefined) told.add('no-schema', '', { keyword: 'schema' });
  walk({ schema: null, ...content }, FORM_CONTENT, '', told);
  if (typeof lang === 'string' && !TAG.test(lang)) told.add('lang', '/lang', short(lang));
  if (typeof deadline === 'string' && !isDateTime(deadline)) told.add('deadline', '/deadline', short(deadline));
  const fields = schema === undefined ? undefined : walkSchema(schema, '/schema', told, look);
  if (fields && isObject(ui)) checkUi(ui, fields, '/ui', told);
}
