import { clean } from './text';

/** Country codes: none is the beginning of another. */
const calling = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** A country's code, and the digits that follow it. */
type Parts = readonly [code: string, national: string];

/**
 * The country code of a written number, '' if it has none, and its other digits.
 *
 * @param codes a pattern of the codes that may be without their plus: before more digits than a
 * number within that country has, so that those which begin like the code remain.
 */
function partsOf(written: string, codes: string): Parts {
  const isAbroad = /^[^\d+]*(?:\+|00)/.test(written);
  const digits = written.replace(/\D/g, '').replace(isAbroad ? /^00(?=[1-9])/ : '', '');
  const [own = ''] = (isAbroad ? calling : new RegExp(`^(?:${codes})`)).exec(digits) ?? [];
  return [own.replace(/^0/, ''), digits.slice(own.length)];
}

/**
 * A written number without its signs, `+358401234567` or `0401234567`; '' if it is none. The zero
 * after a country's code is dialled in Italy and some of Africa alone.
 */
export function dialled(written: string): string {
  const [own, digits] = partsOf(written, '358(?=\\d{7})|4[69](?=\\d{8})');
  const isKept = /^(?:39|378|22[59]|24[12])?$/.test(own);
  const national = isKept ? digits : digits.replace(/^0/, '');
  return (own ? /^0?[1-9]\d{4,11}$/ : /^0[1-9]\d{4,10}$/).test(national)
    ? `${own && '+'}${own}${national}`
    : '';
}

/** A number as it was written, without what a clipboard or a link adds. */
export const written = (text: string): string =>
  clean(text)
    .normalize('NFKC')
    .replace(/^tel:(?:\/\/)?/i, '');

/** A country code, `+358`, of `358`, `00358`, `+358 (0)` or `FI +358`; '' for another text. */
export function countryCodeOf(text: string): string {
  const digits = written(text).replace(/\D/g, '').replace(/^0+/, '');
  const [own] = calling.exec(digits) ?? [];
  return own && (digits === own || digits === `${own}0`) ? `+${own}` : '';
}

/**
 * The one number of a text that a visitor gave, without its label, extension or remark [CHK-19].
 *
 * @param beside the country code beside it, of a number without one
 * @returns the country code, and the digits that follow it without their leading 0; undefined for
 * no number or several, and for one of fewer than 5 or more than 12 digits.
 */
export function numberOf(text: string, beside: string): Parts | undefined {
  const [, own = '', more = ''] =
    /^(?:[^\d+(]|\((?!\s*\+?\d))*((?:[^\p{L};(]|\([\d\s+]*\))*)(.*)$/su.exec(written(text)) ?? [];
  const home = countryCodeOf(beside);
  // A code of three digits is often written after one zero.
  const code = home.replace('+', home.length > 3 ? '0?' : '');
  const [typed, digits] = partsOf(own, `${code}(?=\\d{${11 - home.length}})`);
  const national = digits.replace(/^0/, '');
  const isOne = /^[1-9]\d{4,11}$/.test(national) && more.replace(/\D/g, '').length < 5;
  return isOne ? [typed ? `+${typed}` : home, national] : undefined;
}
