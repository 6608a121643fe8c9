import { clean } from './text';

/** The digits between a minus and euros, in either order on both sides; `,-` is no cents. */
const written =
  /^([-(]?)\+? *(?:€|eur)? *(-?) *(\d[\d .,:'’]*?)(?:[.,:] ?--?)? *(-?) *(?:€|eur(?:oa?|os)?|e)? *([-)]?)$/i;
const groups = /^[1-9]\d{0,2}([ .,'’])\d{3}(?:\1\d{3})*$/;

/**
 * An amount of euros in whole cents [CART-07]: of `12,90`, `€12.90`, `1.234,50`, `1 234,50 EUR`,
 * `12:90`, `12,-`, `−5,00`, `5,00-` or `(5,00)`. A comma is a decimal mark, a point before three
 * digits may be none. Undefined for any other text: another currency, a range, the price of a kilo.
 * `amountOf` of `api/amount` writes one.
 */
export function readAmount(text: string): number | undefined {
  const [, before, inner, digits = '', behind, after] =
    written.exec(clean(text).replace(/[\p{Pd}−⁻]/gu, '-')) ?? [];
  if ((before === '(') !== (after === ')')) return undefined;
  const [, whole = '', mark = '', decimals] = /^(.+)([.,]|:(?=\d\d$))(\d+)$/.exec(digits) ?? [];
  const isWhole = whole.includes(mark) || (mark === '.' && groups.test(digits));
  const euros = isWhole ? digits : whole;
  if (!/^\d+$/.test(euros) && !groups.test(euros)) return undefined;
  const fraction = isWhole ? '' : decimals;
  const cents = Math.round(Number(`${euros.replace(/\D/g, '')}.${fraction}e2`));
  if (!Number.isSafeInteger(cents)) return undefined;
  return before || inner || behind || after ? -cents || 0 : cents;
}

/** Whether an amount is 0,00, or absent. */
export const isZero = (amount: string): boolean => amount === '' || readAmount(amount) === 0;

/** Whether a price is lower than the full one; one that cannot be read never is. */
export const isReduced = (price: string, full: string): boolean =>
  (readAmount(full) ?? 0) > (readAmount(price) ?? Number.POSITIVE_INFINITY);
