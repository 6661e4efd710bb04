/** Reads what a host says of an element: outside data too, so only what has the right type is kept, as a copy. */
import type { Source, Viewer } from '../contract/commands.js';
import { STATES, type Refusal, type State, type Status } from '../contract/status.js';
import type { ToldProblem } from '../contract/problems.js';
import { LIMITS } from '../contract/limits.js';
import { isObject } from '../core/check/json.js';
import { frozen } from './frozen.js';

/** Longest text of a host that is shown, in code points. */
const LONGEST = 1000;

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A text that is shown, as much of it as a person would read. */
export function words(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length <= LONGEST) return text(value);
  return Array.from(value.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('');
}

/** A bare text is a problem of the whole; what says nothing at all is dropped. */
function problemsIn(value: unknown): ToldProblem[] | undefined {
  const list = frozen(value);
  if (!Array.isArray(list)) return undefined;
  const told = list.flatMap((problem: unknown): ToldProblem[] => {
    if (typeof problem === 'string') return [{ message: words(problem) }];
    if (!isObject(problem)) return [];
    const { path, code, message } = problem;
    if (typeof code !== 'string' && typeof message !== 'string') return [];
    return [{ ...problem, path: text(path), code: text(code), message: words(message) }];
  });
  return told.slice(0, LIMITS.problems);
}

/** A source names what commands need; without it the old one stays. */
function isSource(value: unknown): value is NonNullable<Status['source']> {
  if (!isObject(value)) return false;
  const { artifact, ask } = value;
  if (isObject(artifact)) return typeof artifact['id'] === 'string' && ['number', 'string'].includes(typeof artifact['version']);
  return isObject(ask) && typeof ask['run_id'] === 'string' && typeof ask['tool_call_id'] === 'string';
}

/** What a refusal and a status have in common. May throw where the value's own getters do. */
export function said(value: Readonly<Record<string, unknown>>): Omit<Refusal, 'ok' | 'code'> {
  const by = words(value['by']);
  const at = text(value['at']);
  const message = words(value['message']);
  const problems = problemsIn(value['problems']);
  const values = frozen(value['values']);
  const content = frozen(value['content']);
  const source = frozen(value['source']);
  return {
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(message !== undefined && { message }),
    ...(problems && { problems }),
    ...(isObject(values) && { values }),
    ...(content !== undefined && { content }),
    ...(isSource(source) && { source }),
  };
}

const isState = (state: unknown): state is State => STATES.includes(state as State);

/** A dashboard's actions; what names no state is left out. */
function statusesIn(given: unknown): NonNullable<Status['actions']> {
  const actions = frozen(given);
  const entries = Object.entries(isObject(actions) ? actions : {}).map(([name, value]) => [name, statusFrom(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Status] => entry[1] !== undefined));
}

/** A copy of a status that a host assigns: what it changes in its own later changes nothing here. Undefined where it names no state. */
export function statusFrom(value: unknown): Status | undefined {
  try {
    if (value === null || value === undefined) return undefined;
    if (!isObject(value) || !isState(value['state'])) {
      console.warn(`inlay-ui: status.state is one of ${STATES.join(', ')}`);
      return undefined;
    }
    const { state, reason, count, actions } = value;
    const { message = words(reason), ...rest } = said(value);
    return {
      state,
      ...rest,
      ...(message !== undefined && { reason: message }),
      ...(Number.isSafeInteger(count) && (count as number) >= 0 && { count: count as number }),
      ...(isObject(actions) && { actions: statusesIn(actions) }),
    };
  } catch {
    return undefined; // a getter that throws
  }
}

/** Where content lives, as a host says it; undefined where commands could not name it. */
export function sourceFrom(value: unknown): Source | undefined {
  const read = frozen(value);
  if (!isSource(read)) return undefined;
  const { made_by, audience, ...place } = read as Readonly<Record<string, unknown>>;
  const agent = isObject(made_by) ? words(made_by['agent']) : undefined;
  return {
    ...place,
    ...(agent !== undefined && { made_by: { agent } }),
    ...(typeof audience === 'string' && { audience: words(audience) }),
  } as Source;
}

/** Who looks. What can't be read is a viewer of whom nothing is known. */
export function viewerFrom(value: unknown): Viewer | undefined {
  const read = frozen(value);
  if (!isObject(read)) return undefined;
  return { principal: text(read['principal']), can_act: read['can_act'] !== false, reason: words(read['reason']) };
}
