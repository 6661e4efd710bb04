/** All values of a form, when sending and on the server (L-5, L-6). One field at a time while typing: `field.ts`. */
import type { FieldValue, FormSchema, FormValues } from '../../contract/form.js';
import { LIMITS } from '../../contract/limits.js';
import type { Problem, Verdict } from '../../contract/problems.js';
import { isObject, jsonSize, readJson } from '../check/json.js';
import { pointer } from '../check/pointer.js';
import { checkField, isAbsent, requiredProblem, type ValueProblem } from './field.js';
import { toProblem } from './message.js';

const WRONG_TYPE: ValueProblem = { code: 'wrong-type' };

/**
 * All values of a form, as they came over the wire. Never throws.
 * @param schema From a form that `checkForm` accepted.
 * @returns The values that the form asks for, in its order. Unknown keys are left out and reported as repaired
 *   (`unknown-field`), or refused where the schema has `additionalProperties: false`. At most 20 problems; paths are
 *   `/<name>`; `wrong-type` or `too-large` (64 KB of JSON) at '' when there is nothing to look into.
 */
export function checkValues(schema: FormSchema, values: unknown): Verdict<FormValues> {
  const read = readJson(values ?? null);
  if (!read.ok) return read;
  const json = read.value;
  if (!isObject(json)) return { ok: false, problems: [toProblem(WRONG_TYPE, '')] };
  const size = jsonSize(json);
  if (size > LIMITS.values)
    return { ok: false, problems: [toProblem({ code: 'too-large', limit: LIMITS.values, got: size }, '')] };

  const given = new Map<string, unknown>(Object.entries(json));
  const required = new Set(schema.required);
  const problems: Problem[] = [];
  const kept: [string, FieldValue][] = [];
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = given.get(name);
    given.delete(name);
    const absent = isAbsent(field, value);
    const missed = required.has(name) ? { code: requiredProblem(field) } : undefined;
    const problem = absent ? missed : checkField(field, value);
    if (problem) problems.push(toProblem(problem, pointer('', name)));
    else if (!absent) kept.push([name, value as FieldValue]);
  }
  const severity = schema.additionalProperties === false ? 'refused' : 'repaired';
  for (const name of given.keys()) problems.push(toProblem({ code: 'unknown-field' }, pointer('', name), severity));
  const shown = problems.slice(0, LIMITS.problems);
  if (problems.some((problem) => problem.severity === 'refused')) return { ok: false, problems: shown };
  return { ok: true, value: Object.fromEntries(kept), problems: shown };
}
