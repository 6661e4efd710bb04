/**
 * The five formats of a form, as JSON Schema 2020-12 means them: RFC 5321 addresses, RFC 3986 URIs with a scheme, RFC 3339
 * dates and times. Every regular expression here is linear: no quantifier inside a quantifier. Long texts are split instead.
 */
import type { FORMATS } from '../../contract/form.js';

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const QUOTED = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const URI_CHARACTERS = /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;
const BAD_ESCAPE = /%(?![\da-f]{2})/i;
const IP_FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const HEX_GROUP = /^[\da-f]{1,4}$/i;
const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i;

function isIPv4(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255);
}

function isIPv6(text: string): boolean {
  const [head = '', tail, ...more] = text.split('::');
  const groups = [head, tail ?? ''].flatMap((side) => (side === '' ? [] : side.split(':')));
  const last = groups.at(-1) ?? '';
  // an IPv4 address may stand for the last two groups, and only there
  const mixed = last.includes('.') && text.endsWith(last);
  if (mixed && !isIPv4(last)) return false;
  if (more.length > 0 || !(mixed ? groups.slice(0, -1) : groups).every((group) => HEX_GROUP.test(group))) return false;
  const count = groups.length + (mixed ? 1 : 0);
  return tail === undefined ? count === 8 : count < 8;
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1);
  if (!local.split('.').every((atom) => ATOM.test(atom)) && !QUOTED.test(local)) return false;
  if (domain.startsWith('[') && domain.endsWith(']')) {
    const literal = domain.slice(1, -1);
    return /^ipv6:/i.test(literal) ? isIPv6(literal.slice(5)) : isIPv4(literal);
  }
  const labels = domain.split('.');
  // one label alone is a slip far more often than a host of the local network; Ajv's format agrees
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

function isAuthority(text: string): boolean {
  const at = text.lastIndexOf('@');
  const hostAndPort = text.slice(at + 1);
  if (/[@[\]]/.test(text.slice(0, Math.max(at, 0)))) return false;
  const literal = /^\[([^\]]*)\](?::\d*)?$/.exec(hostAndPort)?.[1];
  if (literal !== undefined) return isIPv6(literal) || IP_FUTURE.test(literal);
  return /^[^:[\]]*(?::\d*)?$/.test(hostAndPort);
}

/** Any scheme is a URI, `javascript:` too: no value is ever made a link. */
function isUri(text: string): boolean {
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme === undefined || !URI_CHARACTERS.test(text) || BAD_ESCAPE.test(text)) return false;
  const rest = text.slice(scheme.length);
  const authority = /^\/\/([^/?#]*)/.exec(rest);
  const after = authority ? rest.slice(authority[0].length) : rest;
  return !/[[\]]|#.*#/.test(after) && (authority === null || isAuthority(authority[1] ?? ''));
}

/** A day of the Gregorian calendar that exists, `YYYY-MM-DD`; the year 0000 counts, as in RFC 3339. */
function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12 || day < 1) return false;
  // the calendar repeats every 400 years, and Date.UTC takes years below 100 for others; day 0 is the last of the month before
  return day <= new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

/** RFC 3339 full-time: seconds and an offset are obligatory; second 60 only where it is 23:59:60 in UTC. */
export function isTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5).map((part: string | undefined) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (offsetHour * 60 + offsetMinute) * (match[4] === '-' ? -1 : 1);
  const lastMinute = (hour * 60 + minute - offset + 2880) % 1440 === 1439;
  return second < 60 || lastMinute;
}

/** RFC 3339 date-time, joined by T or t. */
export function isDateTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && /^t/i.test(text.slice(10)) && isTime(text.slice(11));
}

/** One verdict for each format; a form allows no other. */
export const FORMAT_CHECKS: Readonly<Record<(typeof FORMATS)[number], (text: string) => boolean>> = {
  email: isEmail,
  uri: isUri,
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
};
