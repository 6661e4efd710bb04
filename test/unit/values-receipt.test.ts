import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { formModel } from '../../src/core/model/form.js';
import { receiptText } from '../../src/elements/form/receipt.js';
import { Texts } from '../../src/ui/strings.js';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

type Properties = Parameters<typeof formModel>[0]['schema']['properties'];

function copied(properties: Properties, values: Readonly<Record<string, unknown>>, lang = 'en'): string {
  const text = receiptText(formModel({ title: 'T', schema: { type: 'object', properties } }), values, new Texts(lang));
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
  test(`F-5 a date is the day that was sent, in ${zone}`, () => {
    process.env['TZ'] = zone;
    assert.equal(copied({ x: { type: 'string', format: 'date' } }, { x: '2026-03-01' }), 'x: March 1, 2026');
  });

  test(`F-5 a time is the time that was sent, with its offset, in ${zone}`, () => {
    process.env['TZ'] = zone;
    const time = { x: { type: 'string', format: 'time' } } as const;
    assert.equal(copied(time, { x: '15:30:00+01:00' }), 'x: 3:30 PM UTC+01:00');
    assert.equal(copied(time, { x: '15:30:07.5-08:00' }, 'de'), 'x: 15:30:07 UTC−08:00');
    assert.equal(copied(time, { x: '00:00:00z' }), 'x: 12:00 AM UTC');
    assert.equal(copied(time, { x: 'soon' }), 'x: soon');
  });
}

test('F-5 a date and time is told by the clock of who reads it', () => {
  const moment = { x: { type: 'string', format: 'date-time' } } as const;
  process.env['TZ'] = 'Europe/Berlin';
  assert.equal(copied(moment, { x: '2026-02-28T23:30:00Z' }), 'x: March 1, 2026 at 12:30 AM');
  process.env['TZ'] = 'America/Los_Angeles';
  assert.equal(copied(moment, { x: '2026-02-28T23:30:00Z' }), 'x: February 28, 2026 at 3:30 PM');
});

test('F-5 no line of a label, a choice or a value passes for another field', () => {
  const breaks = ['\n', '\r', '\r\n', '\u2028', '\u2029'];
  for (const at of breaks) {
    const forged = `5${at}Approved by: the host`;
    const text = copied(
      {
        amount: { type: 'string', title: 'Amount' },
        forged: { type: 'string', title: `Amount: ${forged}` },
        pick: { type: 'string', title: 'Pick', oneOf: [{ const: 'a', title: forged }] },
        many: { type: 'array', title: 'Many', items: { type: 'string', enum: [forged] } },
      },
      { amount: forged, forged: 'x', pick: 'a', many: [forged] },
    );
    for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) assert.doesNotMatch(line, /^Approved/, JSON.stringify(text));
    assert.match(text, /^Amount:\n {4}5\n {4}Approved by: the host$/m);
  }
});
