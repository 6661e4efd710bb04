/** Says of a schema that is refused what to write instead (forms.md, Refusal a model can act on in one retry). */
import { FIELD, FORM_SCHEMA, type FieldSchema } from '../../contract/form.js';
import type { Problem } from '../../contract/problems.js';
import { toText } from '../values/message.js';
import { checkTogether } from './field.js';
import type { Look } from './form-schema.js';
import type { Loose } from './json.js';
import { keysOf, pointer } from './pointer.js';
import { mend } from './property.js';
import { Refusals } from './refusals.js';
import { without } from './slip.js';
import { TEXTS } from './union.js';
import { keysAllowed, walk } from './walk.js';

/** A property without its texts, as a message quotes it. */
const core = (property: Loose): string => JSON.stringify(without(property, ...TEXTS));

const CONDITION = ['if', 'then', 'else'];

/** What is left wrong with a property that has no slips. */
function checkSound(property: Loose, path: string, base: string): readonly Problem[] {
  const found = new Refusals(base);
  walk(property, FIELD, path, found);
  const wrong = found.problems.map((problem) => keysOf(problem.path.slice(path.length))[0] ?? '');
  // without its choices nothing can be said of the rest
  if (!wrong.some((key) => key === 'enum' || key === 'items')) {
    const bad = checkTogether(without(property, ...wrong) as unknown as FieldSchema, path, found);
    if (bad) found.add('default', path, { ...bad, code: 'bad_default', keyword: 'default', words: toText(bad) });
  }
  return found.problems;
}

export const EXPLAIN: Look<Refusals> = {
  root(schema, path, refusals) {
    const words = keysAllowed(FORM_SCHEMA);
    const outside = Object.keys(schema).filter((key) => !words.includes(key));
    const condition = CONDITION.find((key) => outside.includes(key)); // told once for the three
    for (const keyword of outside.filter((key) => key === condition || !CONDITION.includes(key))) {
      const definitions = keyword === '$defs' || keyword === 'definitions';
      refusals.add(keyword === condition ? 'condition' : definitions ? 'definitions' : 'root-keyword', path, { keyword, words });
    }
    return without(schema, ...outside);
  },

  property(raw, name, path, schema, base, refusals) {
    const { slips, property } = mend(raw, name, schema);
    const ofDefault = pointer(path, 'default');
    const rest = property ? checkSound(property, path, base) : [];
    // all of it, or all but a default that doesn't hold; undefined when that is not what is wrong
    const plain = property && (rest.length > 0 ? without(property, 'default') : property);
    const ready = plain && (rest.length === 0 || checkSound(plain, path, base).length === 0) ? plain : undefined;
    const replace = ready && ready !== raw ? { replace: ready } : {};
    for (const { code, keyword, says } of slips) {
      refusals.say(code, path, property ? says.replace('{…}', () => core(ready ?? property)) : says, { keyword, ...replace });
    }
    for (const problem of rest) {
      refusals.take({
        ...problem,
        ...(problem.path.startsWith(ofDefault) ? { code: 'bad_default', keyword: 'default' } : {}),
        // the places inside are those of the mended property; a replacement is for the whole of it
        ...(slips.length > 0 || ready ? { path } : {}),
        ...replace,
      });
    }
    return property;
  },
};
