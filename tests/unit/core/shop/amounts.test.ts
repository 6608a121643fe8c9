import { expect, it } from 'vitest';
import { centsOf, isZero } from '../../../../src/core/shop/amounts';

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

it('knows 0,00 from what is not', () => {
  expect(['0,00', '', '-0,00', '0'].map(isZero)).toEqual([true, true, true, true]);
  expect(['−5,00', '1.234,50'].map(isZero)).toEqual([false, false]);
});
