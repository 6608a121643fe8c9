// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAllowedRange, parseInterval, typedRange } from '../../../../src/core/date/date-range';
import { isAllowedDate, isoDay, parseDay } from '../../../../src/core/date/date-rules';
import { isMonthFirst } from '../../../../src/core/date/format-date';
import { fileLimit, isOfType } from '../../../../src/core/files/file-type';
import { forbiddenSigns } from '../../../../src/core/form/kinds/area';
import type { Language } from '../../../../src/core/page/language';
import { matchingProducts, productOf } from '../../../../src/core/product/product-control';
import { typedDay } from '../../../../src/read/typed-date';

describe('rules', () => {
  it.each([
    'Ääkköset ÅØÆ éü 0123456789\n\u00a0',
    '" \' “”„‟ «» ‘’‚‛ ‹›',
    '! ? % € / . , : ; + - ( )',
  ])('allow %s in a message [FORM-09]', (text) => {
    expect(forbiddenSigns(text)).toEqual([]);
  });
  it('count a letter with its accent typed after it as one letter [FORM-09]', () => {
    expect(forbiddenSigns('A\u030akerman')).toEqual([]);
  });
  it.each([...'<>@#&*=_{\\–`´ªºⅧＡﬁяδا😀٣'])('forbid %s in a message [FORM-09]', (sign) => {
    expect(forbiddenSigns(`Hei ${sign}${sign}`)).toEqual([sign]);
  });
  it('ignore what nobody sees [FORM-09]', () => {
    expect(forbiddenSigns('\ufeffJauhe\u00adliha\u200b\u2028x\ufe0f\u202e')).toEqual([]);
  });
  it.each(['\u0902', '\u20e3', '\u0301', '\ue000'])(
    'name an invisible character by its code [FORM-09]',
    (sign) => {
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      expect(forbiddenSigns(`x1${sign}`)).toEqual([`U+${code}`]);
    },
  );
});

describe('dates', () => {
  const parseDate = (text: string, language: Language) =>
    parseDay(typedDay(text, isMonthFirst(language)) ?? '');
  const day = (text: string) => parseDate(text, 'fi') as Date;

  it('are typed as dd/MM/yyyy in Finnish and MM/dd/yyyy otherwise [UI-05]', () => {
    expect(parseDate('05/11/2026', 'fi')?.getMonth()).toBe(10);
    expect(parseDate('05/11/2026', 'en')?.getMonth()).toBe(4);
    expect(parseDate('5.11.2026', 'fi')?.getDate()).toBe(5);
    expect(parseDate('1/2/2026', 'fi')?.getMonth()).toBe(1);
  });

  it.each(['31/02/2026', '00/11/2026', '01/01/0050', '5/11/026', 'soon', ''])(
    'are not typed as "%s" [UI-05]',
    (text) => expect(parseDate(text, 'fi')).toBeUndefined(),
  );

  it.each([
    ['1.12.26', 'fi', '2026-12-01'],
    ['5/11/09', 'fi', '2009-11-05'],
    ['12/1/26', 'en', '2026-12-01'],
  ] as const)('are read as on a package: %s in %s [UI-05]', (text, language, day) => {
    expect(isoDay(parseDate(text, language) as Date)).toBe(day);
  });

  it('do not change the century of a year', () => {
    expect(parseDate('01/01/1950', 'fi')?.getFullYear()).toBe(1950);
  });

  it('are limited to the first and the last [UI-03]', () => {
    const rules = { min: day('05/11/2026'), max: day('10/11/2026') };
    expect(isAllowedDate(day('05/11/2026'), rules)).toBe(true);
    expect(isAllowedDate(day('10/11/2026'), rules)).toBe(true);
    expect(isAllowedDate(day('04/11/2026'), rules)).toBe(false);
    expect(isAllowedDate(day('11/11/2026'), rules)).toBe(false);
  });

  it('respect disabled dates and weekdays, and allowed dates and years [UI-03]', () => {
    const sunday = day('08/11/2026');
    expect(isAllowedDate(sunday, { disabled: [sunday] })).toBe(false);
    expect(isAllowedDate(sunday, { disabledWeekdays: [0] })).toBe(false);
    expect(isAllowedDate(sunday, { allowed: [day('09/11/2026')] })).toBe(false);
    expect(isAllowedDate(sunday, { allowed: [sunday] })).toBe(true);
    expect(isAllowedDate(sunday, { years: [2027, 2030] })).toBe(false);
  });

  it('make a range with limits and the separator " - " [UI-04]', () => {
    const range = parseInterval(typedRange('05/11/2026 - 09/11/2026', 'fi') ?? '');
    if (!range) throw new Error('no range');
    expect(isAllowedRange(...range, {}, { minDays: 5, maxDays: 5 })).toBe(true);
    expect(isAllowedRange(...range, {}, { maxDays: 4 })).toBe(false);
    expect(isAllowedRange(...range, {}, { minDays: 6 })).toBe(false);
    expect(typedRange('09/11/2026 - 05/11/2026', 'fi')).toBeUndefined();
    expect(typedRange('05/11/2026-09/11/2026', 'fi')).toBeUndefined();
  });
});

describe('files and products', () => {
  it('must be smaller than 15 x 1024 x 1024 bytes [FORM-13]', () => {
    expect(fileLimit).toBe(15_728_640);
  });

  it('are of a type, any image or a named one [FORM-12]', () => {
    expect(isOfType('image/png', ['image/jpeg', 'image/png'])).toBe(true);
    expect(isOfType('application/pdf', ['image/jpeg', 'image/png'])).toBe(false);
    expect(isOfType('application/pdf', ['application/pdf'])).toBe(true);
    expect(isOfType('image/png', ['image/*'])).toBe(true);
  });

  it('are all listed below three characters, and filtered by title from there on [FORM-18]', () => {
    const products = [
      { title: 'Kunnon nakki', productId: 1 },
      { title: 'Grillimakkara', productId: 2 },
    ];
    expect(matchingProducts(products, 'na')).toEqual(products);
    expect(matchingProducts(products, ' NAK ')).toEqual([products[0]]);
    expect(matchingProducts(products, 'xyz')).toEqual([]);
  });

  const products = [
    { title: 'Jauhe\u00adliha\u00adpihvi 400\u00a0g', productId: 1 },
    { title: 'Atria – O’Haran nakki', productId: 2 },
    { title: 'Säilä', productId: 3 },
    { title: 'Saila', productId: 4 },
    { title: 'Kaksonen', productId: 5 },
    { title: 'kaksonen ', productId: 6 },
  ];
  it.each([
    ['jauhelihapihvi 400 g', [1], 1],
    ['JAUHELIHA', [1], 0],
    ["atria - o'haran", [2], 0],
    ['Atria \u2011 O´Haran  nakki', [2], 2],
    ['Sa\u0308ila\u0308', [3, 4], 3],
    ['saila', [4, 3], 4],
    ['kaksonen', [5, 6], 0],
  ])(
    'are found as they are typed, and taken by the same title only: %s [FORM-17, FORM-18]',
    (typed, ids, id) => {
      expect(matchingProducts(products, typed).map((one) => one.productId)).toEqual(ids);
      expect(productOf(products, typed)).toEqual({ title: typed, productId: id });
    },
  );
});
