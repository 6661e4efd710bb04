/** The grid that a slider or a stepper moves on: multiples, whole numbers, within the limits. No DOM. */
import type { FieldSchema } from '../../../contract/form.js';
import { checkField } from '../../../core/values/field.js';
import { isMultiple, plainText, toDecimal } from '../../../core/values/decimal.js';

export type NumberSchema = Extract<FieldSchema, { readonly type: 'number' | 'integer' }>;

const decimals = (value: number): number => plainText(value).split('.')[1]?.length ?? 0;

/** Both as whole numbers of the same power of ten: the arithmetic of what people read, not of binary fractions. */
function aligned(a: number, b: number): readonly [bigint, bigint, number] {
  const [one, other] = [toDecimal(String(a)), toDecimal(String(b))];
  const power = Math.min(one.exponent, other.exponent);
  const whole = ({ digits, exponent }: typeof one): bigint => digits * 10n ** BigInt(exponent - power);
  return [whole(one), whole(other), power];
}

const number = (digits: bigint, power: number): number => Number(`${String(digits)}e${String(power)}`);

function plus(a: number, b: number): number {
  const [one, other, power] = aligned(a, b);
  return number(one + other, power);
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** What every allowed value is a multiple of; undefined where any number is allowed. Of whole numbers it is whole. */
function gridOf({ type, multipleOf }: NumberSchema): number | undefined {
  if (type === 'number') return multipleOf;
  const [by, one] = aligned(multipleOf ?? 1, 1);
  return number(by / divisor(by, one), 0);
}

/** The nearest multiple at or beyond a value. */
function onGrid(value: number, grid: number, up: boolean): number {
  const [whole, step, power] = aligned(value, grid);
  const over = ((whole % step) + step) % step;
  return number(over === 0n ? whole : whole - over + (up ? step : 0n), power);
}

/** The first and the last value that the grid has within the limits. */
export function ends(schema: NumberSchema): { readonly low: number; readonly high: number } {
  const grid = gridOf(schema);
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum: above = -Infinity,
    exclusiveMaximum: below = Infinity,
  } = schema;
  let low = Math.max(minimum, above);
  let high = Math.min(maximum, below);
  if (grid !== undefined && Number.isFinite(low)) {
    low = onGrid(low, grid, true);
    if (low === above) low = plus(low, grid);
  }
  if (grid !== undefined && Number.isFinite(high)) {
    high = onGrid(high, grid, false);
    if (high === below) high = plus(high, -grid);
  }
  return { low, high };
}

/** How far one step of a slider goes. Where any number is allowed: a hundredth of the way at most, in round decimals. */
export function sliderStep(schema: NumberSchema): number {
  const grid = gridOf(schema);
  if (grid !== undefined) return grid;
  const { low, high } = ends(schema);
  const places = [low, high, schema.default ?? 0].map(decimals);
  const fine = Math.ceil(2 - Math.log10(high - low || 1));
  return number(1n, -Math.min(300, Math.max(0, fine, ...places)));
}

/**
 * Where one press of a stepper leads.
 * @param present Undefined where nothing is filled in: the first press gives the lowest value, or 0.
 * @returns Undefined where there is no further value.
 */
export function stepped(schema: NumberSchema, present: number | undefined, direction: number): number | undefined {
  const grid = gridOf(schema);
  const by = grid ?? 1;
  const { low, high } = ends(schema);
  let next: number;
  if (present === undefined) next = Number.isFinite(low) ? low : 0;
  else if (grid !== undefined && !isMultiple(present, grid)) next = onGrid(present, grid, direction > 0);
  else next = plus(present, direction * by);
  const kept = Math.min(high, Math.max(low, next));
  // a limit that is itself left out, where any number is allowed, has no neighbour to stop at
  if (checkField(schema, kept) === undefined) return kept;
  const inside = present === undefined ? plus(kept, by) : undefined;
  return inside !== undefined && checkField(schema, inside) === undefined ? inside : undefined;
}
