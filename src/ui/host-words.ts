/** Reads what a host says of an element: outside data too, so only what has the right type is kept, as a copy. */
import { STATES, type Refusal, type State, type Status } from '../contract/status.js';
import type { ToldProblem } from '../contract/problems.js';
import { readJson } from '../core/check/json.js';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A copy that nobody can change or make throw any more; undefined for what is not JSON. */
function copy(value: unknown): unknown {
  const read = readJson(value);
  return read.ok ? read.value : undefined;
}

/** A bare text is a problem of the whole; what says nothing at all is dropped. */
function problemsIn(value: unknown): ToldProblem[] | undefined {
  const list = copy(value);
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((problem: unknown): ToldProblem[] => {
    if (typeof problem === 'string') return [{ message: problem }];
    if (!isRecord(problem)) return [];
    const { path, code, message } = problem;
    if (typeof code !== 'string' && typeof message !== 'string') return [];
    return [{ ...problem, path: text(path), code: text(code), message: text(message) } as ToldProblem];
  });
}

/** A source names what commands need; without it the old one stays. */
function isSource(value: unknown): value is NonNullable<Status['source']> {
  if (!isRecord(value)) return false;
  const { artifact, ask } = value;
  if (isRecord(artifact)) return typeof artifact['id'] === 'string' && ['number', 'string'].includes(typeof artifact['version']);
  return isRecord(ask) && typeof ask['run_id'] === 'string' && typeof ask['tool_call_id'] === 'string';
}

/** What a refusal and a status have in common. May throw where the value's own getters do. */
export function said(value: Readonly<Record<string, unknown>>): Omit<Refusal, 'ok' | 'code'> {
  const by = text(value['by']);
  const at = text(value['at']);
  const message = text(value['message']);
  const problems = problemsIn(value['problems']);
  const values = copy(value['values']);
  const content = copy(value['content']);
  const source = copy(value['source']);
  return {
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(message !== undefined && { message }),
    ...(problems && { problems }),
    ...(isRecord(values) && { values }),
    ...(content !== undefined && { content }),
    ...(isSource(source) && { source }),
  };
}

const isState = (state: unknown): state is State => STATES.includes(state as State);

/** A status that a host assigns; undefined where it names no state. */
export function statusFrom(value: unknown): Status | undefined {
  try {
    if (!isRecord(value) || !isState(value['state'])) return undefined;
    const { state, reason, count, actions } = value;
    const { message = text(reason), ...rest } = said(value);
    return {
      state,
      ...rest,
      ...(message !== undefined && { reason: message }),
      ...(typeof count === 'number' && { count }),
      ...(isRecord(actions) && { actions: actions as NonNullable<Status['actions']> }),
    };
  } catch {
    return undefined; // a getter that throws
  }
}
