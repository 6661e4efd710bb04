import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMATS } from '../../src/contract/form.js';
import { checkField } from '../../src/core/values/field.js';

type Format = (typeof FORMATS)[number];
const takes = (format: Format, value: string): boolean => checkField({ type: 'string', format }, value) === undefined;

function both(title: string, format: Format, valid: readonly string[], invalid: readonly string[]): void {
  test(title, () => {
    for (const value of valid) assert.equal(takes(format, value), true, value);
    for (const value of invalid) assert.equal(takes(format, value), false, value);
  });
}
const words = (text: string): string[] => text.trim().split(/\s+/);
const hosts = (text: string): string[] => words(text).map((host) => `http://[${host}]/`);

both(
  'L-6 a uri with an IPv6 host: eight groups, or fewer and one gap, the last two may be IPv4',
  'uri',
  hosts(`1:2:3:4:5:6:7:8 1:2:3:4:5:6:: ::2:3:4:5:6:7:8 1:2:3::7:8 :: ABCD:ef01:: 1:2:3:4:5:6:255.255.255.255
    1:2:3:4:5::1.2.3.4 v1f.a:b V1.x`),
  hosts(`1:2:3:4:5:6:7:8:: ::1:2:3:4:5:6:7:8 1:2:3:4::5:6:7:8 1:2:3:4:5:6:7:1.2.3.4 1:2:3:4:5:1.2.3.4 1:2:3:4:5:6::1.2.3.4
    1:g:: g::1 1:2:g::1.2.3.4 g:2:3:4:5:6:7:8 1:2:3:4:5:6:7:g 1:::2 : 1: :1 1.2.3.4 ::1.2.3 ::1.2.3.4.5 ::256.2.3.4
    1.2.3.4::1.2.3.4 v.a v1. vg.a xv1.a v1.a/ v1.{}`).concat('http://[]/'),
);
both(
  'L-6 a uri’s host in brackets is the whole host, with a port of digits or none',
  'uri',
  words('http://[::1] http://[::1]: http://[::1]:80 http://u:p@[::1]:80/ http://a:80 http://a: http:// a:// http://a?b'),
  words(`http://x[::1]/ http://[::1]x/ http://[::1]:8x/ http://[::1]80/ http://[a@[::1]/ http://a]@b/ http://a[/
    http://a:b:c/ http://[::1]:80x http://x@[::1]]`),
);
both(
  'L-6 a uri has a scheme, one fragment, no bracket after its host and whole escapes',
  'uri',
  words('a+b-c.9:x A: a:%00%aF a:/b?c#d?e a:# a:x//y'),
  [...words('a:b[ a:b] a:x//[::1] a:x//a@b[ a:## a:#b# a:#bcd#e a:% a:%a a:%ag a:b% +a:b -:b a:é a:"'), ' a:b', 'a:b\u0000'],
);
both(
  'L-6 an email’s domain: labels of 1 to 63, or an address in brackets on both sides',
  'email',
  words(`a@${'b'.repeat(63)}.c a@b.c a@1.2 a@b-c.d-e a@[0.10.200.255] a@[255.1.1.1] a@[ipv6:1:2:3:4:5:6:7:8] a@[IPv6:::1.2.3.4]`),
  words(`a@${'b'.repeat(64)}.c a@b a@.b a@b. a@b..c a@b_c.d a@[1.2.3.4 a@1.2.3.4] a@[1.2.3] a@[1.2.3.4.5] a@[01.2.3.4]
    a@[256.2.3.4] a@[::1] a@[xipv6:::1] a@[ipv6:] a@[1.2.3.x] a@[x1.2.3.4] a@[1000.2.3.4] a@[] a@b.c] a@[b.c`),
);
both(
  'L-6 an email’s local part: atoms between points, or a text in quotes',
  'email',
  [...words(`!#$%&'*+/=?^_\`{|}~-@b.c a.b.c@b.c ""@b.c "a\\\\"@b.c "@"@b.c`), '" "@b.c', '"\\ "@b.c'],
  [...words('@b.c a@ b.c .@b.c "a@b.c a"@b.c "\\"@b.c x"a"@b.c "a"x@b.c é@b.c a,b@b.c'), 'a b@b.c', '"\t"@b.c', '"\\\t"@b.c'],
);

const month = (days: number, index: number): string => `2024-${String(index + 1).padStart(2, '0')}-${String(days)}`;
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
both(
  'L-6 a date: the days of each month, leap years by the rule of 400, nothing around it',
  'date',
  [...lengths.map(month), ...words('0000-02-29 0004-02-29 0099-12-31 2000-02-29')],
  [
    ...lengths.map((days, index) => month(days + 1, index)),
    ...words('0001-02-29 0100-02-29 1900-02-29 2023-02-29 2024-00-10 2024-13-10 2024-01-00 x2024-01-01 2024-01-01x 2024-01-011'),
    ...words('12024-01-01 2024-1-01 2024-01-1 2024--01 x'),
  ],
);
both(
  'L-6 a time: each part to its last value, and an offset; second 60 in the last minute of a day in UTC only',
  'time',
  words(`00:00:00Z 23:59:59Z 23:59:59.999999999999z 00:00:00+23:59 00:00:00-23:59 23:59:60Z 00:59:60+01:00 22:59:60-01:00
    12:34:60+12:35 11:24:60-12:35 23:58:60+23:59 00:00:60-23:59`),
  words(`24:00:00Z 23:60:00Z 23:59:61Z 23:59:00+24:00 23:59:00+23:60 00:00:60Z 12:59:60Z 22:59:60+01:00 00:59:60-01:00
    12:34:60-12:35 x00:00:00Z 00:00:00Zx 00:00:00 00:00:00. 00:00:00.Z 00:00:00.xZ 0:00:00Z 00:0:00Z 00:00:0Z 00:00:00+1:00
    00:00:00+01:0 00:00:00*01:00`),
);
both(
  'L-6 a date and a time are joined by a T and nothing more',
  'date-time',
  words('2024-02-29T23:59:60Z 2024-02-29t00:00:00.1+00:00'),
  [
    ...words('2024-02-29xT00:00:00Z 2024-02-29TT00:00:00Z 2024-02-2900:00:00Z 2023-02-29T00:00:00Z 2024-02-29T24:00:00Z'),
    ...words('2024-02-29T T00:00:00Z 2024-02-29xtx00:00:00Z'),
    '2024-02-29 T00:00:00Z',
    '2024-02-29 00:00:00Z',
  ],
);

test('L-6 each format has its own code', () => {
  for (const format of FORMATS) assert.deepEqual(checkField({ type: 'string', format }, '?'), { code: format });
});
