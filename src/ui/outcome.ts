/** Reads what a host page's promise came to: the rules of `respondWith`, in one place, for every event. */
import type { Refusal } from '../contract/status.js';
import { readJson } from '../core/check/json.js';
import type { Outcome } from './status.js';

const UNKNOWN: Outcome = { is: 'unknown' };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A copy that nobody can change or make throw any more; undefined for what is not JSON. */
function copy(value: unknown): unknown {
  const read = readJson(value);
  return read.ok ? read.value : undefined;
}

function isProblem(value: unknown): value is NonNullable<Refusal['problems']>[number] {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    (typeof value['code'] === 'string' || typeof value['message'] === 'string')
  );
}

/** A source names what commands need; without it the old one stays. */
function isSource(value: unknown): value is NonNullable<Refusal['source']> {
  if (!isRecord(value)) return false;
  const { artifact, ask } = value;
  if (isRecord(artifact)) return typeof artifact['id'] === 'string' && ['number', 'string'].includes(typeof artifact['version']);
  return isRecord(ask) && typeof ask['run_id'] === 'string' && typeof ask['tool_call_id'] === 'string';
}

/** Only what has the right type is kept: a host's answer is outside data too. */
function refusalOf(value: Readonly<Record<string, unknown>>, code: string): Refusal {
  const by = text(value['by']);
  const at = text(value['at']);
  const message = text(value['message']);
  const problems = copy(value['problems']);
  const values = copy(value['values']);
  const content = copy(value['content']);
  const source = copy(value['source']);
  return {
    ok: false,
    code,
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(message !== undefined && { message }),
    ...(Array.isArray(problems) && { problems: problems.filter(isProblem) }),
    ...(isRecord(values) && { values }),
    ...(content !== undefined && { content }),
    ...(isSource(source) && { source }),
  };
}

function ofValue(value: unknown): Outcome {
  if (value === undefined) return { is: 'ok' };
  if (!isRecord(value)) return UNKNOWN;
  const { ok, code } = value;
  if (ok === true) {
    const by = text(value['by']);
    const at = text(value['at']);
    return { is: 'ok', ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  }
  return ok === false && typeof code === 'string' ? { is: 'refused', refusal: refusalOf(value, code) } : UNKNOWN;
}

async function ofResponse(response: Response): Promise<Outcome> {
  const body = await response.clone().text(); // the page may read it too
  let json: unknown;
  try {
    json = body.trim() === '' ? undefined : JSON.parse(body);
  } catch {
    return UNKNOWN;
  }
  if (response.ok) return json === undefined || isRecord(json) ? ofSuccess(json) : { is: 'ok' };
  const refused = response.status >= 400 && response.status < 500 && response.status !== 408;
  const outcome = refused ? ofValue(json) : UNKNOWN;
  return outcome.is === 'refused' ? outcome : UNKNOWN;
}

/** A 2xx body is the host's own affair, unless it plainly says `ok: false`. */
function ofSuccess(json: Readonly<Record<string, unknown>> | undefined): Outcome {
  if (json?.['ok'] === false) return ofValue(json);
  return ofValue({ ...json, ok: true });
}

/**
 * @param promised what a listener handed to `respondWith`.
 * @returns never rejects: an Error, a 5xx, 408 or an unknown shape is `unknown`; a rejection can refuse, but not say ok.
 */
export async function readOutcome(promised: unknown): Promise<Outcome> {
  let value: unknown;
  let rejected = false;
  try {
    value = await promised;
  } catch (reason) {
    value = reason;
    rejected = true;
  }
  try {
    const outcome = value instanceof Response ? await ofResponse(value) : ofValue(value);
    return rejected && outcome.is !== 'refused' ? UNKNOWN : outcome;
  } catch {
    return UNKNOWN; // a body that can't be read, a getter that throws
  }
}
