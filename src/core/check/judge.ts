/** Whether a form can be drawn, and no word of why not: all that an element needs to know until somebody has to be told. */
import { FIELD, type FieldSchema, type FormContent } from '../../contract/form.js';
import { checkTogether } from './field.js';
import { walkForm } from './form-content.js';
import type { Look } from './form-schema.js';
import { readJson } from './json.js';
import type { Told } from './told.js';
import { walk } from './walk.js';

const JUDGE: Look<Told> = {
  root: (schema) => schema, // its shape refuses what it doesn't take
  property(raw, _name, at, _schema, _path, told) {
    walk(raw, FIELD, at, told);
    if (told.count === 0 && checkTogether(raw as unknown as FieldSchema, at, told)) told.add('default', at);
    return raw;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The same verdict as `checkForm`, by the same walk. Never throws.
 * @param content Unknown; a string is JSON text.
 * @returns The copy that `checkForm` gives as value; undefined where it has problems to tell.
 */
export function judgeForm(content: unknown): FormContent | undefined {
  const read = readJson(typeof content === 'string' ? parsed(content) : content);
  if (!read.ok) return undefined;
  let count = 0;
  const told: Told = {
    get count() {
      return count;
    },
    add() {
      count++;
    },
    drop: () => false,
  };
  walkForm(read.value, told, JUDGE);
  return count === 0 ? (read.value as unknown as FormContent) : undefined;
}
