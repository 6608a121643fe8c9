import { clean } from '../../read/text';

/** An exact number; `under` is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Sign, whole digits, digits after the decimal mark, power of ten. */
const written = /^([+-]?)(\d*)[.,]?(\d*)(?:e([+-]?\d{1,3}))?$/i;
export const power = (ten: number): bigint => 10n ** BigInt(ten);

/** The number in a text, with comma or point; undefined if it is none [CALC-04]. */
export function fractionOf(text: string): Fraction | undefined {
  const found = written.exec(clean(text).replace(/\s/g, '').replace('\u2212', '-'));
  const [, sign = '', whole = '', part = '', tens = '0'] = found ?? [];
  if (!whole && !part) return undefined;
  const digits = BigInt(whole + part) * (sign === '-' ? -1n : 1n);
  const shift = Number(tens) - part.length;
  return shift < 0
    ? { over: digits, under: power(-shift) }
    : { over: digits * power(shift), under: 1n };
}

export const isPositive = (number: Fraction | undefined): number is Fraction =>
  number !== undefined && number.over > 0n;
