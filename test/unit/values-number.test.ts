import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readNumber, writeNumber } from '../../src/core/values/number.js';

/** The value, the readings, or undefined. */
function read(text: string, lang: string): unknown {
  const got = readNumber(text, lang);
  return got && ('value' in got ? got.value : got.readings);
}

type Row = readonly [text: string, lang: string, read: unknown];
function rows(title: string, all: readonly Row[]): void {
  test(title, () => {
    for (const [text, lang, expected] of all) assert.deepEqual(read(text, lang), expected, `${text} in ${lang}`);
  });
}

rows('F-11 two readings are not guessed', [
  ['1.234', 'de', [1234, 1.234]],
  ['-1.234', 'de', [-1234, -1.234]],
  ['12.345', 'es', [12345, 12.345]],
  ['1.000', 'pt-BR', [1000, 1]],
  ['1.234', 'de-AT', [1234, 1.234]],
  ['١.٢٣٤', 'de', [1234, 1.234]],
]);
rows('F-11 what has one reading is not asked about', [
  ['1.5', 'de', 1.5],
  ['1,5', 'de', 1.5],
  ['1.23', 'de', 1.23],
  ['1.2345', 'de', 1.2345],
  ['0.123', 'de', 0.123],
  ['0,123', 'de', 0.123],
  ['1234.567', 'de', 1234.567],
  ['1,234', 'de', 1.234],
  ['1.234,5', 'de', 1234.5],
  ['1.234.567', 'de', 1234567],
  ['1,234', 'en', 1234],
  ['1,234.5', 'en', 1234.5],
  ['1.234', 'en', 1.234],
  ['1.234', 'fr', 1.234],
  ['1 234,5', 'fr', 1234.5],
  ['1\u202f234,5', 'fr', 1234.5],
  ['1\u00a0234', 'en', 1234],
  ['1’234.5', 'de-CH', 1234.5],
  ["1'234.5", 'en', 1234.5],
  ['12,34,567', 'en-IN', 1234567],
  ['1,234,567', 'en-IN', 1234567],
]);
rows('F-11 digits of other scripts', [
  ['١٢٣', 'ar', 123],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['١٬٢٣٤٫٥', 'en', 1234.5],
  ['۱۲۳٫۵', 'fa', 123.5],
  ['१२,३४,५६७', 'hi', 1234567],
  ['১২৩', 'bn', 123],
  ['๑๒๓', 'th', 123],
  ['１２３．５', 'ja', 123.5],
  ['\u061c-١٢', 'ar-EG', -12],
]);
rows('F-14 #6 signs, zeros and points as people type them', [
  [' 5 ', 'en', 5],
  ['+5', 'en', 5],
  ['−5', 'sv', -5],
  ['-0', 'en', 0],
  ['.5', 'en', 0.5],
  [',5', 'de', 0.5],
  ['5.', 'en', 5],
  ['1.10', 'en', 1.1],
  [`1.${'0'.repeat(398)}`, 'en', 1],
  ['007', 'en', 7],
  ['1.0', 'de', 1],
]);
rows('F-14 #6 what is no number is not made one', [
  ['', 'en', undefined],
  [' ', 'en', undefined],
  ['-', 'en', undefined],
  ['.', 'en', undefined],
  ['1e3', 'en', undefined],
  ['0x10', 'en', undefined],
  ['5²', 'en', undefined],
  ['½', 'en', undefined],
  ['5 €', 'de', undefined],
  ['5%', 'en', undefined],
  ['--5', 'en', undefined],
  ['5-', 'en', undefined],
  ['1,5', 'en', undefined],
  ['1,23', 'en', undefined],
  ['1,2345', 'en', undefined],
  [',123', 'en', undefined],
  ['12,34,567', 'en', undefined],
  ['1,,234', 'en', undefined],
  ['1.234,567.8', 'de', undefined],
  ['1,234.5', 'de', undefined],
  ['1.2.3', 'de', undefined],
  ['28.02.2026', 'de', undefined],
  ['1 2', 'fr', undefined],
  ['NaN', 'en', undefined],
  ['Infinity', 'en', undefined],
  ['constructor', 'en', undefined],
  [`1.${'0'.repeat(399)}`, 'en', undefined],
]);
rows('F-11 no digit is lost silently', [
  ['9007199254740991', 'en', 9007199254740991],
  ['9007199254740993', 'en', undefined],
  ['99999999999999999999', 'en', undefined],
  ['0.1234567890123456789', 'en', undefined],
  ['0.30000000000000004', 'en', 0.30000000000000004],
  ['1'.repeat(310), 'en', undefined],
]);
rows('PF-61 a language that Intl refuses counts as English', [
  ['1,234.5', 'not a language', 1234.5],
  ['1.5', '', 1.5],
]);

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar', 'ar-EG', 'fa', 'hi-u-nu-deva', 'sv', 'de-AT', 'de-CH', 'en-IN', 'pt-BR'];

test('PF-21 a start value is read back as the same number in every language', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer().map((value) => value / 1000),
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom(...LANGUAGES), (value, lang) => {
      assert.deepEqual(readNumber(writeNumber(value, lang), lang), { value: value + 0 });
    }),
    {
      examples: LANGUAGES.flatMap((lang) =>
        [1.234, -1.234, 1234, 5e-324, Number.MAX_VALUE].map((value): [number, string] => [value, lang]),
      ),
    },
  );
});

test('PF-21 what Intl writes with grouping is read, or asked about', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(...LANGUAGES), (cents, lang) => {
      const value = cents / 100;
      const got = readNumber(new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value), lang);
      const all = got && ('value' in got ? [got.value] : got.readings);
      assert.ok(all?.includes(value + 0), `${String(value)} in ${lang}`);
    }),
  );
});

test('PF-21 how a start value stands in a field', () => {
  assert.equal(writeNumber(1234.5, 'en'), '1234.5');
  assert.equal(writeNumber(1234.5, 'de'), '1234,5');
  assert.equal(writeNumber(-1.5, 'ar-EG'), '-١٫٥');
  assert.equal(writeNumber(1e-7, 'en'), '0.0000001');
});

test('PF-61 no text and no language makes readNumber throw', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,-+ '٫٬١٢٣")) }),
  );
  fc.assert(
    fc.property(texts, fc.oneof(fc.string(), fc.constantFrom(...LANGUAGES)), (text, lang) => {
      const got = read(text, lang);
      return got === undefined || [got].flat().every((value) => Number.isFinite(value));
    }),
  );
});
