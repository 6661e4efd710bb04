/** Reads what a host page's promise came to: the rules of `respondWith`, in one place, for every event. */
import { isObject } from '../core/check/json.js';
import { said, text, words } from './host-words.js';
import type { Outcome } from './status.js';

/** Why it says nothing, for the page's developer. */
class Unreadable extends Error {}

function ofValue(value: unknown): Outcome {
  if (value === undefined) return { is: 'ok' };
  if (!isObject(value)) throw new Unreadable(`${value === null ? 'null' : typeof value} is no outcome`);
  const { ok, code } = value;
  if (ok === true) {
    const by = words(value['by']);
    const at = text(value['at']);
    return { is: 'ok', ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  }
  if (ok === false && typeof code === 'string') return { is: 'refused', refusal: { ok: false, code, ...said(value) } };
  throw new Unreadable('neither {ok: true} nor {ok: false, code}');
}

async function ofResponse(response: Response): Promise<Outcome> {
  const { status } = response;
  const http = `HTTP ${String(status)}`;
  if (!response.ok && (status < 400 || status >= 500 || status === 408)) throw new Unreadable(http);
  const body = await response.clone().text(); // the page may read it too
  let json: unknown;
  try {
    json = body.trim() === '' ? undefined : JSON.parse(body);
  } catch {
    throw new Unreadable(`${http} with a body that is no JSON`);
  }
  if (response.ok) return json === undefined || isObject(json) ? ofSuccess(json) : { is: 'ok' };
  if (isObject(json) && json['ok'] === false && typeof json['code'] === 'string') return ofValue(json);
  throw new Unreadable(`${http} without a refusal in its body`);
}

/** A 2xx body is the host's own affair, unless it plainly says `ok: false`. */
function ofSuccess(json: Readonly<Record<string, unknown>> | undefined): Outcome {
  if (json?.['ok'] === false) return ofValue(json);
  return ofValue({ ...json, ok: true });
}

async function read(value: unknown, rejected: boolean): Promise<Outcome> {
  const outcome = value instanceof Response ? await ofResponse(value) : ofValue(value);
  if (rejected && outcome.is !== 'refused') throw new Unreadable('rejected with no refusal');
  return outcome;
}

/** Also of what throws when asked. */
function why(problem: unknown, value: unknown, rejected: boolean): string {
  try {
    if (rejected && value instanceof Error) return `rejected with ${value.name}: ${value.message}`;
  } catch {
    // hostile: the next line says enough
  }
  return problem instanceof Unreadable ? problem.message : 'the outcome can’t be read';
}

/**
 * @param promised what a listener handed to `respondWith`.
 * @returns never rejects: an Error, a 5xx, 408 or an unknown shape is `unknown`, and the console is told why; a rejection
 *   can refuse, but not say ok.
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
    return await read(value, rejected);
  } catch (problem) {
    console.warn(`inlay-ui: ${why(problem, value, rejected)}; the outcome counts as unknown`);
    return { is: 'unknown' };
  }
}
