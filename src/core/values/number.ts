/** A number as a person types it in their language, and back (forms.md, Values and F-11). */
import { plainText, toDecimal } from './decimal.js';
import { safeLanguage } from './locale.js';

/** One value, or two where the language leaves it open: `1.234` in German is 1234 grouped, 1.234 with a point. */
export type NumberReading = { readonly value: number } | { readonly readings: readonly [number, number] };

interface Marks {
  readonly lang: string;
  readonly decimal: string;
  readonly groups: readonly string[];
  /** Digits of every group but the first and the last: 3, in India 2. */
  readonly inner: number;
  readonly digits: readonly string[];
}

/** The longest text that is read: a double without exponent has at most some 330 characters. */
const LONGEST = 400;

const DECIMAL_ALWAYS = '٫';
const GROUP_ALWAYS = ['٬', ' ', "'"];

let last: Marks | undefined;

function marksOf(lang: string): Marks {
  if (last?.lang === lang) return last;
  const locale = safeLanguage(lang);
  const parts = new Intl.NumberFormat(locale).formatToParts(12345678.5);
  // Austria groups plain numbers with a space and money with a point: both are in use
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(12345678.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = [...parts, ...money].filter(({ type }) => type === 'group').map(({ value }) => canonical(value));
  const digits = Array.from(new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)).reverse();
  last = { lang, decimal, groups, inner: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3, digits };
  return last;
}

/** Unicode keeps the digits of every script in rows of ten, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** One spelling for what only looks different: digits, spaces, apostrophes, signs; marks of direction go. */
function canonical(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s/g, ' ')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/[−‒–－﹣]/g, '-')
    .replace(/＋/g, '+')
    .replace(/．/g, '.')
    .replace(/，/g, ',');
}

/** The digits of a whole part, or undefined when its separators don't stand where grouping puts them. */
function ungrouped(text: string, groups: readonly string[], inner: number): string | undefined {
  const separator = /\D/.exec(text)?.[0];
  if (separator === undefined) return text;
  const parts = text.split(separator);
  const tail = parts.slice(1, -1);
  if (!groups.includes(separator) || parts.at(-1)?.length !== 3 || !parts.every((part) => /^\d+$/.test(part))) return undefined;
  const first = parts[0] ?? '';
  const fits = (size: number): boolean => first.length <= size && tail.every((part) => part.length === size);
  // nobody groups 0.123: with a leading zero the mark can only be a decimal one
  return !first.startsWith('0') && (fits(3) || fits(inner)) ? parts.join('') : undefined;
}

function readWith(text: string, decimal: string, { groups, inner }: Marks): number | undefined {
  const [before = '', fraction = '', ...more] = text.split(decimal);
  const whole = ungrouped(before, [...groups, ...GROUP_ALWAYS], inner);
  if (whole === undefined || more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  const plain = `${whole || '0'}.${fraction || '0'}`;
  const value = Number(plain);
  if (!Number.isFinite(value)) return undefined;
  const typed = toDecimal(plain);
  const kept = toDecimal(String(value));
  return typed.digits === kept.digits && typed.exponent === kept.exponent ? value : undefined;
}

/**
 * Reads with the language's own separators, and with `.` as the decimal mark in every language. Digits of any script;
 * spaces and apostrophes group anywhere. Exponents, units and signs other than one leading + or - are no number.
 * A number that a double can't keep digit for digit is not read, rather than changed.
 * @param lang BCP 47; one that Intl refuses counts as English.
 * @returns Undefined for what is no number: code `not-number`. Two readings, grouped first: code `ambiguous-number`.
 */
export function readNumber(text: string, lang: string): NumberReading | undefined {
  if (text.length > LONGEST) return undefined;
  const match = /^([+-]?)(.*)$/.exec(canonical(text).trim());
  if (!match) return undefined;
  const [, sign, body = ''] = match;
  const marks = marksOf(lang);
  const found = [...new Set([marks.decimal, '.', DECIMAL_ALWAYS])].flatMap((decimal) => readWith(body, decimal, marks) ?? []);
  // never -0, which JSON would write as 0 anyhow
  const [first, second] = [...new Set(found)].map((value) => (sign === '-' && value !== 0 ? -value : value));
  if (first === undefined) return undefined;
  return second === undefined ? { value: first } : { readings: [first, second] };
}

/**
 * How a start value stands in a field: the language's digits and decimal mark, no grouping, no exponent. `readNumber` in the
 * same language gives the value back, exactly.
 * @param value Finite.
 */
export function writeNumber(value: number, lang: string): string {
  const { decimal, digits } = marksOf(lang);
  return plainText(value)
    .replace('.', decimal)
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
