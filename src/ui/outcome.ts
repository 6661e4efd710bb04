/** Reads what a host page's promise came to: the rules of `respondWith`, in one place, for every event. */
import { isRecord, said, text } from './host-words.js';
import type { Outcome } from './status.js';

const UNKNOWN: Outcome = { is: 'unknown' };

function ofValue(value: unknown): Outcome {
  if (value === undefined) return { is: 'ok' };
  if (!isRecord(value)) return UNKNOWN;
  const { ok, code } = value;
  if (ok === true) {
    const by = text(value['by']);
    const at = text(value['at']);
    return { is: 'ok', ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  }
  return ok === false && typeof code === 'string' ? { is: 'refused', refusal: { ok: false, code, ...said(value) } } : UNKNOWN;
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
