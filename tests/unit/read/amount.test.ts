import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, amountOfEuros } from '../../../src/api/amount';
import { inEuros } from '../../../src/core/ui/price';
import { isReduced, isZero, readAmount } from '../../../src/read/amount';
import { often } from '../support/chance';

it.each([
  ['12,90', 1290],
  ['12,9', 1290],
  ['0,29', 29],
  ['7', 700],
  ['0', 0],
  ['-0,00', 0],
  // Groups of digits.
  ['1.234,50', 123_450],
  ['1 234,50 €', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1,234.50', 123_450],
  ["1'234.50", 123_450],
  ['1’234.50', 123_450],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['1,234,567', 123_456_700],
  // More decimals, of SQL and of floating numbers.
  ['12.90', 1290],
  ['12.9000', 1290],
  ['12,9000', 1290],
  ['12,900', 1290],
  ['0.900', 90],
  ['1234.567', 123_457],
  ['12.899999999999999', 1290],
  // Euros.
  ['€12,90', 1290],
  ['€ 12.90', 1290],
  ['EUR\u00a012.90', 1290],
  ['12,90 EUR', 1290],
  ['12,90€', 1290],
  ['12,90 euroa', 1290],
  ['12,90 e', 1290],
  ['\u200b12,90\u202f€', 1290],
  // As on a shop's labels.
  ['12:90', 1290],
  ['12:-', 1200],
  ['12,-', 1200],
  ['12,– €', 1200],
  ['12,--', 1200],
  ['12.-', 1200],
  // Below zero.
  ['-5,00', -500],
  ['−5,00', -500],
  ['- 5,00 €', -500],
  ['€-5,00', -500],
  ['-€5.00', -500],
  ['5,00-', -500],
  ['5,00 €−', -500],
  ['(5,00)', -500],
  ['(€5.00)', -500],
  ['-5,-', -500],
  ['+5,00', 500],
])('reads the amount "%s" as %i cents, and shows it in one way [CART-07]', (amount, cents) => {
  expect(readAmount(amount)).toBe(cents);
  expect(inEuros(amount, 'kg')).toBe(`${amountOf(cents)} €/kg`);
});

it.each([
  ...['', ' ', '-', '€', 'ilmainen', 'Ilmainen', 'NaN', 'Infinity', 'null', 'undefined', 'n/a'],
  // Of another currency, of something else, or from a price on.
  ...['12,90 kr', '$12.90', '£12.90', '12,90 SEK', '5 %', '12,90 €/kg', '12,90/kg', 'alk. 12,90'],
  // Several.
  ...['10–12', '10-12 €', '12,90 14,90', '12,90/14,90', '12,90 € 14,90 €', '3 kpl 10,00'],
  ...['1e3', '0x10', '1,23,456', '12,90,10', '12:900', '12.', '(5,00', '１２，９０', '١٢٫٩٠'],
  '99999999999999999999',
])('shows "%s", which is no amount, as it came [CART-07]', (text) => {
  expect(readAmount(text)).toBeUndefined();
  expect(inEuros(text, 'kpl')).toBe(text);
  expect([isReduced(text, '12,90'), isReduced('12,90', text)]).toEqual([false, false]);
});

it('distinguishes 0,00 from other amounts', () => {
  expect(['0,00', '', '-0,00', '0', '0,00 €'].map(isZero)).toEqual(Array(5).fill(true));
  expect(['−5,00', '1.234,50', 'Ilmainen'].map(isZero)).toEqual(Array(3).fill(false));
});

const cents = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
const groups = fc.constantFrom('', '.', ' ', '\u00a0', '\u202f', '\u2009', '’');
const minus = fc.constantFrom('-', '−', '–', '‐', '\u2011', '－', '- ', '−\u202f');
const currency = fc.constantFrom('', ' €', '€', '\u00a0€', ' EUR');

it('reads back what it writes, with any grouping of digits and form of minus and euro [CART-07]', () => {
  fc.assert(
    fc.property(cents, groups, minus, currency, (sum, group, sign, unit) => {
      expect(readAmount(amountOf(sum))).toBe(sum);
      const written = amountOf(Math.abs(sum)).replace(/\B(?=(\d{3})+,)/g, group) + unit;
      expect(readAmount(sum < 0 ? sign + written : written)).toBe(sum);
      if (sum < 0) expect(readAmount(written + sign)).toBe(sum);
    }),
    { numRuns: often(2000) },
  );
});

it('writes a number of euros by its digits, not by its binary value [CART-07]', () => {
  expect([0.29, 1.005, 8.115, -5, 1234.5, 0].map(amountOfEuros)).toEqual([
    ...['0,29', '1,01', '8,12', '−5,00', '1234,50', '0,00'],
  ]);
  fc.assert(
    fc.property(cents, (sum) => {
      expect(amountOfEuros(sum / 100)).toBe(amountOf(sum));
    }),
  );
  expect([1e-9, 0.1 + 0.2 - 0.3, 1e21, Number.POSITIVE_INFINITY].map(amountOfEuros)).toEqual([
    ...['0,00', '0,00', '', ''],
  ]);
});

it.each([
  ['9,90', '12,90', true],
  ['1.234,50 €', '1234,5', false],
  ['9,90', '0,00', false],
  ['9,90', '', false],
  ['12,90', '9,90', false],
])('knows whether %s is reduced from "%s" [CART-05]', (price, full, is) =>
  expect(isReduced(price, full)).toBe(is),
);
