/** A value's problem in the person's words. Codes are the keys of the texts. */
import type { ToldProblem, ValueCode } from '../contract/problems.js';
import type { Texts } from './strings.js';

/** Of a host, anything may be missing but a code or a message. */
export type Told = Omit<ToldProblem, 'path'>;

/** What the text of each code says besides its words: a limit (n), what was found (k), two numbers (ab). */
const NEEDS: Readonly<Record<ValueCode, string>> = {
  'required-text': '',
  'required-one': '',
  'required-many': '',
  const: '',
  'min-length': 'nk',
  'max-length': 'nk',
  'not-number': '',
  'ambiguous-number': 'ab',
  'not-integer': '',
  minimum: 'n',
  maximum: 'n',
  both: 'ab',
  'exclusive-minimum': 'n',
  'exclusive-maximum': 'n',
  'multiple-of': 'n',
  decimals: 'n',
  email: '',
  uri: '',
  date: '',
  time: '',
  'date-time': '',
  'min-items': 'n',
  'max-items': 'n',
  'choice-gone': '',
  'too-large': '',
  'wrong-type': '',
  'unknown-field': '',
};
const isCode = (code: string | undefined): code is ValueCode => code !== undefined && Object.hasOwn(NEEDS, code);

/** A number and a time as this language writes them, for the texts that show an example. */
function example(code: ValueCode, texts: Texts): string {
  if (code !== 'time') return texts.number(12.5);
  return new Intl.DateTimeFormat(texts.lang, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 1, 14, 30)),
  );
}

const finite = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** By its code, where that is one of ours and the numbers for its text are there; else in the host's own words. */
export function problemText(problem: Told, texts: Texts): string {
  const { code, limit, got, message } = problem;
  const own = message === undefined || message.trim() === '' ? texts.get('refused-text') : message;
  if (!isCode(code)) return own;
  const [a, b] = [got, limit].find((pair) => typeof pair === 'object') ?? [];
  const numbers = { n: finite(limit), k: finite(got), a: finite(a), b: finite(b) };
  const missing = Object.entries(numbers).some(([name, value]) => NEEDS[code].includes(name) && value === undefined);
  return missing ? own : texts.get(code, { ...numbers, example: example(code, texts) });
}
