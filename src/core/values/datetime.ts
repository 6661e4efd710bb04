/**
 * Dates with a time between the person's clock and the wire (forms.md, Values; form-complaints #9): typed and shown in local
 * time, sent as an instant. A date alone never passes through here: it is the text that was typed.
 */
import { isDateTime, isTime } from './formats.js';
import { safeLanguage } from './locale.js';

const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(\.\d{1,3})?)?$/;
const LOCAL_TIME = /^(\d\d:\d\d)(?::(\d\d)(?:\.\d{1,3})?)?$/;

const two = (value: number): string => String(value).padStart(2, '0');

/** Local time of day; seconds only where there are some, as native controls write it. */
function clock(date: Date): string {
  const [seconds, ms] = [date.getSeconds(), date.getMilliseconds()];
  const fraction = ms === 0 ? '' : `.${String(ms).padStart(3, '0')}`;
  return `${two(date.getHours())}:${two(date.getMinutes())}${seconds + ms === 0 ? '' : `:${two(seconds)}${fraction}`}`;
}

function localDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** JavaScript knows no leap second: its last instant is the one before. */
export const withoutLeap = (wire: string): string => wire.toUpperCase().replace(/:60(?=[.Z+-])/, ':59');

/**
 * @param local What `<input type="datetime-local">` holds: `2026-11-30T15:00`, seconds and milliseconds if any.
 * @returns The instant in UTC, `2026-11-30T14:00:00Z`. Of an hour that the clock goes through twice, the first. Undefined for
 *   what is no date and time, and for an hour that the clock skips, which must not turn silently into another.
 */
export function toWireDateTime(local: string): string | undefined {
  const [, day, time = '', seconds = '00', fraction = ''] = LOCAL.exec(local) ?? [];
  if (day === undefined) return undefined;
  const full = `${day}T${time}:${seconds}${fraction}`;
  if (!isDateTime(`${full}Z`)) return undefined;
  const date = new Date(full);
  const kept = `${localDate(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
  if (kept !== `${day}T${time}`) return undefined;
  const wire = date.toISOString().replace('.000Z', 'Z');
  return isDateTime(wire) ? wire : undefined; // not beyond the year 9999
}

/** @returns What `<input type="datetime-local">` takes for an RFC 3339 instant, in the person's zone; undefined for another text. */
export function fromWireDateTime(wire: string): string | undefined {
  if (!isDateTime(wire)) return undefined;
  const date = new Date(withoutLeap(wire));
  const local = `${localDate(date)}T${clock(date)}`;
  return date.getFullYear() > 0 ? local : undefined; // a control has no year 0, and one after 9999 it does have
}

/**
 * @param local What `<input type="time">` holds: `15:00`, seconds if any; milliseconds are dropped.
 * @param today Whose offset from UTC goes with the time: it changes with summer time.
 * @returns `15:00:00+01:00`; undefined for what is no time.
 */
export function toWireTime(local: string, today: Date = new Date()): string | undefined {
  const [, time = '', seconds = '00'] = LOCAL_TIME.exec(local) ?? [];
  const day = `${localDate(today)}T${time}:${seconds}`;
  const offset = -new Date(day).getTimezoneOffset();
  const size = Math.abs(offset);
  const wire = `${time}:${seconds}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return isTime(wire) ? wire : undefined;
}

/** @returns What `<input type="time">` takes for an RFC 3339 time, in the person's zone as it is today; undefined for another text. */
export function fromWireTime(wire: string, today: Date = new Date()): string | undefined {
  return isTime(wire) ? clock(new Date(withoutLeap(`${localDate(today)}T${wire}`))) : undefined;
}

/** The person's time zone in words, for beside a field: "Central European Time". Without summer or winter: a field holds both. */
export function zoneName(lang: string): string {
  const format = new Intl.DateTimeFormat(safeLanguage(lang), { timeZoneName: 'longGeneric' });
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value;
  // a zone that the language has no words for is named by its offset, which would be today's only
  return name === undefined || /\p{Nd}/u.test(name) ? format.resolvedOptions().timeZone : name;
}
