/** Whether any number meets all the bounds of a property, judged on decimals as `values/decimal.ts` does. */
import { scale } from '../values/decimal.js';

export interface Bounds {
  readonly type: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/**
 * @returns False when the bounds leave nothing: crossed, met at a point that is excluded, no whole number or no multiple
 * of `multipleOf` between them. Open on a side, or without a step, there is always room for more.
 */
export function holdsNumber(bounds: Bounds): boolean {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  const low = Math.max(minimum, exclusiveMinimum);
  const high = Math.min(maximum, exclusiveMaximum);
  const above = exclusiveMinimum === low;
  const below = exclusiveMaximum === high;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return true;
  const steps = [type === 'integer' ? 1 : undefined, bounds.multipleOf].filter((step) => step !== undefined);
  if (steps.length === 0) return low < high || (low === high && !above && !below);
  const [from = 0n, to = 0n, ...scaled] = scale(low, high, ...steps);
  const step = scaled.reduce((a, b) => (a / gcd(a, b)) * b);
  const most = to - BigInt(below);
  // the largest multiple that is `most` or less
  return most - (((most % step) + step) % step) >= from + BigInt(above);
}
