/** What is given to several at once: the page, the command, the receipt. None may change it for the others. */
import { readJson, type Json } from '../core/check/json.js';

function freeze(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

/** A copy that nobody can change or make throw any more; undefined for what is not JSON. */
export function frozen(value: unknown): unknown {
  const read = readJson(value);
  if (!read.ok) return undefined;
  freeze(read.value);
  return read.value;
}
