import type { Problem } from '../../contract/problems.js';
import type { Shape } from '../../contract/shape.js';
import { Refusals } from './refusals.js';
import { walk } from './walk.js';

/**
 * Every way in which a value misses a shape, at most LIMITS.problems. Linear in the value.
 *
 * Codes: `wrong_type`, `wrong_value`, `missing`, `unknown_key` (both at the object, `keyword` is the key), `too_large`
 * (text, in code points), `too_many`, `too_few`, `duplicate`.
 * @param value From `readJson`.
 * @param path RFC 6901 JSON Pointer of the value.
 */
export function checkShape(value: unknown, shape: Shape, path: string): Problem[] {
  const refusals = new Refusals();
  walk(value, shape, path, refusals);
  return refusals.problems;
}
