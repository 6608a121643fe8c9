import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limit } from '../../../scripts/test/limits';
import {
  type Fraction,
  fractionOf,
  ratio,
  scaled,
  shownAmount,
  typedText,
} from '../../../src/widgets/portion-calculator/portion-calculator.model';
import { often } from '../support/chance';

/** A decimal number as a recipe or a visitor writes it, with its digits. */
const decimal = fc
  .record({
    digits: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    places: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ digits, places }) => {
    const text = String(digits).padStart(places + 1, '0');
    const at = text.length - places;
    return {
      digits,
      places,
      text: places > 0 ? `${text.slice(0, at)},${text.slice(at)}` : text,
    };
  });
const numberOf = (text: string): Fraction => {
  const number = fractionOf(text);
  if (!number) throw new Error(`"${text}" is no number`);
  return number;
};
const ten = (places: number) => 10n ** BigInt(places);

describe('an amount', () => {
  it(
    'is the nearest to the exact one, and of two equally near the larger [CALC-03] [CALC-04] [CALC-07]',
    () => {
      fc.assert(
        fc.property(
          fc.tuple(decimal, decimal, decimal, decimal, decimal),
          fc.constantFrom(3, 1),
          ([amount, chosen, given, size, own], decimals) => {
            const shown = shownAmount(
              scaled(
                numberOf(amount.text),
                ratio(numberOf(chosen.text), numberOf(given.text)),
                ratio(numberOf(size.text), numberOf(own.text)),
              ),
              decimals,
            );
            // amount x chosen / given x size / own, in whole numbers only
            const over =
              amount.digits *
              chosen.digits *
              size.digits *
              ten(given.places + own.places + decimals);
            const under =
              given.digits * own.digits * ten(amount.places + chosen.places + size.places);
            const twice = 2n * (BigInt(shown.replace(/\D/g, '')) * under - over);
            expect(shown).toMatch(decimals === 3 ? /^[\d\u00a0]+,\d{3}$/ : /^[\d\u00a0]+,\d$/);
            expect(twice > -under && twice <= under).toBe(true);
          },
        ),
        { numRuns: often(10_000), seed: 4620 },
      );
    },
    limit(60_000),
  );

  it('is rounded half away from zero, once', () => {
    const shown = (text: string, decimals: number) => shownAmount(numberOf(text), decimals);
    expect(shown('0.0005', 3)).toBe('0,001');
    expect(shown('-0.0005', 3)).toBe('−0,001');
    expect(shown('-0.0004', 3)).toBe('0,000');
    // 0.4 if rounded to two decimals first
    expect(shown('0.349', 1)).toBe('0,3');
    expect(shown('1.005', 1)).toBe('1,0');
    expect(shown('2.5', 0)).toBe('3');
  });
});

describe('a number', () => {
  it('is read with comma, point, blanks and power of ten', () => {
    for (const text of ['1234.5', '1234,5', '1 234,5', '1\u00a0234,50', '1.2345e3', '12345e-1'])
      expect(typedText(numberOf(text))).toBe('1234,5');
    expect(typedText(numberOf('100'))).toBe('100');
    expect(typedText(numberOf('100.00'))).toBe('100');
  });

  it.each(['', ' ', ',', '.', '-', 'e3', '1,2,3', '1.000,5', 'NaN', 'Infinity', '0x10', '1e9999'])(
    'is not %j',
    (text) => {
      expect(fractionOf(text)).toBeUndefined();
    },
  );
});
