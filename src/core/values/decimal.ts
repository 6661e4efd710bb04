/**
 * Numbers as the decimals that people read and JSON carries. 0.1 + 0.2 is a matter of binary fractions; a form's
 * `multipleOf: 0.01` is a matter of what was typed, so the arithmetic here is on whole numbers of decimal digits.
 */

/** `digits` × 10^`exponent`. Digits end in no zero, so that equal numbers are equal pairs; zero is 0 × 10^0. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/**
 * Reads plain or exponent notation.
 * @param text `-?d+(.d+)?(e[+-]d+)?`, as `String(number)` writes it; one of `d+` may be missing around the point.
 */
export function toDecimal(text: string): Decimal {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let end = all.length;
  while (end > 1 && all[end - 1] === '0') end -= 1;
  const digits = BigInt(all.slice(0, end).replace(/^-$/, '0'));
  if (digits === 0n) return { digits, exponent: 0 };
  return { digits, exponent: Number(power) - fraction.length + all.length - end };
}

/** The same numbers as whole ones, all times one power of ten. Doubles hold exponents within ±324: at most some 650 digits. */
export function scale(...numbers: readonly number[]): bigint[] {
  const decimals = numbers.map((number) => toDecimal(String(number)));
  const least = Math.min(...decimals.map(({ exponent }) => exponent));
  return decimals.map(({ digits, exponent }) => digits * 10n ** BigInt(exponent - least));
}

/**
 * Whether a number is a whole multiple of a step, judged by the shortest decimal text of both (forms.md, form-complaints
 * #7). Microseconds.
 * @param value Finite.
 * @param step Finite, above 0.
 */
export function isMultiple(value: number, step: number): boolean {
  const [number = 0n, by = 1n] = scale(value, step);
  return number % by === 0n;
}

/** n for a step of 10^-n: how many decimals it allows. Undefined for every other step. */
export function stepDecimals(step: number): number | undefined {
  const { digits, exponent } = toDecimal(String(step));
  return digits === 1n && exponent <= 0 ? 0 - exponent : undefined;
}

/** A finite number without an exponent: `0.0000001`, `1000000000000000000000`. At most some 330 characters. */
export function plainText(value: number): string {
  const { digits, exponent } = toDecimal(String(value));
  if (exponent >= 0) return String(digits) + '0'.repeat(exponent);
  const size = String(digits < 0n ? -digits : digits).padStart(1 - exponent, '0');
  return `${digits < 0n ? '-' : ''}${size.slice(0, exponent)}.${size.slice(exponent)}`;
}
