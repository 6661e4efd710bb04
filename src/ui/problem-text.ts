/** A value's problem in the person's words. Codes are the keys of the texts. */
import type { ToldProblem } from '../contract/problems.js';
import { en } from '../locales/en.js';
import type { StringKey } from '../locales/texts.js';
import type { Texts } from './strings.js';

/** Of a host, anything may be missing but a code or a message. */
export type Told = Omit<ToldProblem, 'path'>;

const isKey = (code: string): code is StringKey => code.includes('-') && Object.hasOwn(en, code);
const ONE_WORD = new Set(['const', 'minimum', 'maximum', 'both', 'decimals', 'email', 'uri', 'date', 'time']);

/** A number and a time as this language writes them, for the texts that show an example. */
function example(code: string, texts: Texts): string {
  if (code !== 'time') return texts.number(12.5);
  return new Intl.DateTimeFormat(texts.lang, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 1, 14, 30)),
  );
}

/** A problem that this element does not know by code shows the host's own message. */
export function problemText(problem: Told, texts: Texts): string {
  const { code, limit, got, message } = problem;
  if (code === undefined || (!isKey(code) && !ONE_WORD.has(code))) return message ?? texts.get('refused-text');
  const pair = Array.isArray(got)
    ? (got as readonly [number, number])
    : Array.isArray(limit)
      ? (limit as readonly [number, number])
      : undefined;
  return texts.get(code as StringKey, {
    n: typeof limit === 'number' ? limit : undefined,
    k: typeof got === 'number' ? got : undefined,
    a: pair?.[0],
    b: pair?.[1],
    example: example(code, texts),
  });
}
