import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, amountOfEuros } from '../../../src/api/amount';
import { centsOf, isReduced, isZero } from '../../../src/read/amount';
import { often } from '../support/chance';

it.each([
  ['12,90', 1290],
  ['12,9', 1290],
  ['0,29', 29],
  ['1.234,50', 123_450],
  ['1 234,50 €', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['12.90', 1290],
  ['-5,00', -500],
  ['−5,00', -500],
  ['7', 700],
  ['', 0],
  ['ilmainen', 0],
])('reads the amount "%s" as %i cents [CART-07]', (amount, cents) =>
  expect(centsOf(amount)).toBe(cents),
);

it('distinguishes 0,00 from other amounts', () => {
  expect(['0,00', '', '-0,00', '0'].map(isZero)).toEqual([true, true, true, true]);
  expect(['−5,00', '1.234,50'].map(isZero)).toEqual([false, false]);
});

const cents = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
const groups = fc.constantFrom('', '.', ' ', '\u00a0', '\u202f', '\u2009', '’');
const minus = fc.constantFrom('-', '−', '–', '‐', '\u2011', '－', '- ', '−\u202f');
const currency = fc.constantFrom('', ' €', '€', '\u00a0€', ' EUR');

it('reads back what it writes, with any grouping of digits and form of minus and euro [CART-07]', () => {
  fc.assert(
    fc.property(cents, groups, minus, currency, (sum, group, sign, unit) => {
      expect(centsOf(amountOf(sum))).toBe(sum);
      const written = amountOf(Math.abs(sum)).replace(/\B(?=(\d{3})+,)/g, group) + unit;
      expect(centsOf(sum < 0 ? sign + written : written)).toBe(sum);
      if (sum < 0) expect(centsOf(written + sign)).toBe(sum);
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
