import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { fromWireDateTime, fromWireTime, toWireDateTime, toWireTime, zoneName } from '../../src/core/values/datetime.js';
import { isDateTime, isTime } from '../../src/core/values/formats.js';

const home = process.env['TZ'];
/** Node reads TZ again when it is set. */
function under<T>(zone: string, body: () => T): T {
  process.env['TZ'] = zone;
  return body();
}
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC', 'Pacific/Chatham'];

test('PF-21 a local date and time is sent as the instant, in three zones', () => {
  const sent = (zone: string): unknown => under(zone, () => toWireDateTime('2026-11-30T15:00'));
  assert.equal(sent('Europe/Berlin'), '2026-11-30T14:00:00Z');
  assert.equal(sent('America/New_York'), '2026-11-30T20:00:00Z');
  assert.equal(sent('Asia/Kolkata'), '2026-11-30T09:30:00Z');
  assert.equal(sent('UTC'), '2026-11-30T15:00:00Z');
});

test('F-14 #9 summer and winter each have their own offset, and the day may change', () => {
  under('Europe/Berlin', () => {
    assert.equal(toWireDateTime('2026-07-01T00:30'), '2026-06-30T22:30:00Z');
    assert.equal(fromWireDateTime('2026-06-30T22:30:00Z'), '2026-07-01T00:30');
  });
});

test('F-14 #9 an hour that the clock skips is not turned into another', () => {
  under('Europe/Berlin', () => {
    assert.equal(toWireDateTime('2026-03-29T02:30'), undefined);
    assert.equal(toWireDateTime('2026-03-29T03:30'), '2026-03-29T01:30:00Z');
    assert.equal(toWireDateTime('2026-10-25T02:30'), '2026-10-25T00:30:00Z', 'twice: the first');
  });
});

test('F-14 #9 seconds are kept, and what is no date and time is none', () => {
  under('UTC', () => {
    assert.equal(toWireDateTime('2026-11-30T15:00:07'), '2026-11-30T15:00:07Z');
    assert.equal(toWireDateTime('2026-11-30T15:00:07.25'), '2026-11-30T15:00:07.250Z');
    for (const text of [
      '',
      '2026-11-30',
      '2026-02-29T10:00',
      '2026-11-30T24:00',
      '2026-11-30T10:60',
      '2026-11-30T10:00Z',
      '26-1-1T1:1',
    ]) {
      assert.equal(toWireDateTime(text), undefined, text);
    }
    assert.equal(fromWireDateTime('2026-11-30T15:00'), undefined);
    assert.equal(fromWireDateTime('2016-12-31T23:59:60Z'), '2016-12-31T23:59:59');
    assert.equal(fromWireDateTime('2026-11-30t15:00:00.5z'), '2026-11-30T15:00:00.500');
  });
  assert.equal(
    under('America/New_York', () => toWireDateTime('9999-12-31T23:00')),
    undefined,
  );
});

test('PF-21 an instant shown and sent again is the same instant, in every zone', () => {
  const instants = fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
  for (const zone of ZONES) {
    under(zone, () => {
      fc.assert(
        fc.property(instants, (instant) => {
          const wire = instant.toISOString();
          const again = toWireDateTime(fromWireDateTime(wire) ?? '') ?? '';
          const apart = instant.getTime() - Date.parse(again);
          // of the hour that comes twice a year, the first is meant
          assert.ok(
            isDateTime(again) && (apart === 0 || apart === 3_600_000 || apart === 2_700_000 || apart === 1_800_000),
            `${wire} ${again}`,
          );
          return apart === 0 || new Date(again).getHours() === instant.getHours();
        }),
      );
    });
  }
});

test('PF-21 a time of day carries the offset of the day', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');
  under('Europe/Berlin', () => {
    assert.equal(toWireTime('15:00', winter), '15:00:00+01:00');
    assert.equal(toWireTime('15:00', summer), '15:00:00+02:00');
    assert.equal(fromWireTime('15:00:00Z', winter), '16:00');
    assert.equal(fromWireTime('23:30:00Z', winter), '00:30');
    assert.equal(fromWireTime('15:00:30+01:00', winter), '15:00:30');
  });
  under('America/New_York', () => {
    assert.equal(toWireTime('15:00:05', winter), '15:00:05-05:00');
    assert.equal(fromWireTime('15:00:00+01:00', winter), '09:00');
  });
  under('Asia/Kolkata', () => {
    assert.equal(toWireTime('15:00', winter), '15:00:00+05:30');
  });
  for (const text of ['', '25:00', '15', '15:00Z', '12:61']) assert.equal(toWireTime(text), undefined, text);
  for (const text of ['', '15:00', '15:00:00']) assert.equal(fromWireTime(text), undefined, text);
});

test('PF-21 a time shown and sent again is the same time', () => {
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  for (const zone of ZONES) {
    under(zone, () => {
      fc.assert(
        fc.property(clock, ([hour, minute]) => {
          const two = (value: number): string => String(value).padStart(2, '0');
          const wire = `${two(hour)}:${two(minute)}:00+00:00`;
          const today = new Date('2026-01-15T12:00:00Z');
          const again = toWireTime(fromWireTime(wire, today) ?? '', today) ?? '';
          const minutes = (text: string): number => new Date(`2026-01-15T${text}`).getTime() / 60_000;
          return isTime(again) && (minutes(again) - minutes(wire)) % 1440 === 0;
        }),
      );
    });
  }
});

test('PF-21 the zone has a name in the language of the texts', () => {
  assert.equal(
    under('Europe/Berlin', () => zoneName('en')),
    'Central European Time',
  );
  assert.equal(
    under('Europe/Berlin', () => zoneName('de')),
    'Mitteleuropäische Zeit',
  );
  assert.equal(
    under('UTC', () => zoneName('en')),
    'UTC',
  );
  assert.ok(under('Asia/Kolkata', () => zoneName('not a language')).length > 0);
});

test('PF-61 no text makes the conversions throw', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0123456789-:T.Z+')) }));
  fc.assert(
    fc.property(texts, (text) => {
      for (const convert of [toWireDateTime, fromWireDateTime, toWireTime, fromWireTime]) convert(text);
    }),
  );
});
