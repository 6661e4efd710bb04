/** The grid that a slider or a stepper moves on: multiples, whole numbers, within the limits. No DOM. */
import type { FieldSchema } from '../../../contract/form.js';
import { checkField } from '../../../core/values/check.js';
import { isMultiple, plainText } from '../../../core/values/decimal.js';

export type NumberSchema = Extract<FieldSchema, { readonly type: 'number' | 'integer' }>;

const decimals = (value: number): number => plainText(value).split('.')[1]?.length ?? 0;

/** A sum or product of numbers with so many decimals, without the errors of binary fractions. */
const exact = (value: number, places: number): number => Number(value.toFixed(Math.min(places, 100)));

/** What every allowed value is a multiple of; undefined where any number is allowed. */
function gridOf({ type, multipleOf }: NumberSchema): number | undefined {
  if (type === 'number') return multipleOf;
  const by = multipleOf ?? 1;
  for (let times = 1; times <= 1000; times += 1) {
    const grid = exact(by * times, decimals(by));
    if (Number.isInteger(grid)) return grid;
  }
  return by;
}

/** The nearest multiple at or beyond a value. */
function onGrid(value: number, grid: number, up: boolean): number {
  if (isMultiple(value, grid)) return value;
  const times = up ? Math.ceil(value / grid) : Math.floor(value / grid);
  return exact(times * grid, decimals(grid));
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
    if (low === above) low = exact(low + grid, decimals(grid));
  }
  if (grid !== undefined && Number.isFinite(high)) {
    high = onGrid(high, grid, false);
    if (high === below) high = exact(high - grid, decimals(grid));
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
  return exact(10 ** -Math.min(100, Math.max(0, fine, ...places)), 100);
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
  else next = exact(present + direction * by, Math.max(decimals(present), decimals(by)));
  const kept = Math.min(high, Math.max(low, next));
  // a limit that is itself left out, where any number is allowed, has no neighbour to stop at
  if (checkField(schema, kept) === undefined) return kept;
  const inside = present === undefined ? exact(kept + by, decimals(kept)) : undefined;
  return inside !== undefined && checkField(schema, inside) === undefined ? inside : undefined;
}
