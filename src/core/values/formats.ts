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
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;

function isIPv6(text: string): boolean {
  const last = text.slice(text.lastIndexOf(':') + 1);
  // an IPv4 address may stand for the last two groups, and only there
  const plain = IPV4.test(last) ? `${text.slice(0, -last.length)}0:0` : text;
  const sides = plain.split('::');
  const groups = sides.flatMap((side) => (side === '' ? [] : side.split(':')));
  if (sides.length > 2 || !groups.every((group) => HEX_GROUP.test(group))) return false;
  return sides.length === 1 ? groups.length === 8 : groups.length < 8;
}

/** What stands before the last @, '' where there is none, and what after it. */
function aroundAt(text: string): [string, string] {
  const at = text.lastIndexOf('@');
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
}

function isEmail(text: string): boolean {
  const [local, domain] = aroundAt(text);
  if (!local.split('.').every((atom) => ATOM.test(atom)) && !QUOTED.test(local)) return false;
  if (domain.startsWith('[') && domain.endsWith(']')) {
    const literal = domain.slice(1, -1);
    return /^ipv6:/i.test(literal) ? isIPv6(literal.slice(5)) : IPV4.test(literal);
  }
  const labels = domain.split('.');
  // one label alone is a slip far more often than a host of the local network; Ajv's format agrees
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

function isAuthority(text: string): boolean {
  const [user, hostAndPort] = aroundAt(text);
  if (/[@[\]]/.test(user)) return false;
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
  const date = new Date(text);
  // 30 February is no date to one engine and 2 March to another
  return DATE.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** RFC 3339 full-time: seconds and an offset are obligatory; second 60 only where it is 23:59:60 in UTC. */
export function isTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5).map((part: string | undefined) => Number(part ?? 0));
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
