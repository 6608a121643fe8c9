import { clean } from '../../read/text';
import type { Recipe } from './recipe.schema';

/** An exact number; `under` is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Sign, whole digits, digits after the decimal mark, power of ten. */
const written = /^([+-]?)(\d*)[.,]?(\d*)(?:e([+-]?\d{1,3}))?$/i;
const power = (ten: number): bigint => 10n ** BigInt(ten);

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

const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const isBelow = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
export const isSameFraction = (a: Fraction, b: Fraction): boolean =>
  a.over * b.under === b.over * a.under;
const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });

/** The factor for amounts: the chosen number divided by the recipe's own [CALC-03]. */
export const ratio = (chosen: Fraction, own: Fraction): Fraction => ({
  over: chosen.over * own.under,
  under: chosen.under * own.over,
});

/** An amount times both factors, exact: only `shownAmount` rounds it [CALC-03]. */
export const scaled = (amount: Fraction, ...ratios: readonly Fraction[]): Fraction =>
  ratios.reduce(times, amount);

/** Digits with a decimal comma, rounded half away from zero; thousands in groups [CALC-04, CALC-07]. */
export function shownAmount({ over, under }: Fraction, decimals: number): string {
  const size = (over < 0n ? -over : over) * power(decimals);
  const rounded = String((2n * size + under) / (2n * under)).padStart(decimals + 1, '0');
  const at = rounded.length - decimals;
  const groups = rounded.slice(0, at).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const sign = over < 0n && /[1-9]/.test(rounded) ? '\u2212' : '';
  return `${sign}${groups}${decimals > 0 ? `,${rounded.slice(at)}` : ''}`;
}

/** A decimal number in the form for a field: all its digits, a comma, no groups. */
export function typedText(number: Fraction): string {
  const decimals = String(number.under).length - 1;
  const text = shownAmount(number, decimals).replace(/\u00a0/g, '');
  return decimals > 0 ? text.replace(/,?0+$/, '') : text;
}

/** The numbers that a field accepts. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
}

interface Rules {
  readonly decimals: number;
  readonly portions: Bounds;
  readonly size: Bounds;
}

/** The differences between the variants, beside the nutrients [CALC-04, CALC-06, CALC-07]. */
export const rulesOf: Readonly<Record<'fi' | 'se', Rules>> = {
  fi: { decimals: 3, portions: { step: 1 }, size: { step: 10 } },
  se: {
    decimals: 1,
    portions: { min: 1, max: 1000, step: 1 },
    size: { min: 150, max: 650, step: 10 },
  },
};

/** The nearest number within the bounds. */
function within(number: Fraction, { min, max }: Bounds): Fraction {
  if (min !== undefined && isBelow(number, whole(min))) return whole(min);
  return max !== undefined && isBelow(whole(max), number) ? whole(max) : number;
}

/** The number for a field's text; undefined if it is invalid, and ignored. */
export function accepted(text: string, bounds: Bounds): Fraction | undefined {
  const number = fractionOf(text);
  return isPositive(number) && within(number, bounds) === number ? number : undefined;
}

/** The number a step up (1) or down (-1), within the bounds; undefined if there is none. */
export function stepped(from: Fraction, way: 1 | -1, bounds: Bounds): Fraction | undefined {
  const next = within(plus(from, whole(way * bounds.step)), bounds);
  const isOnward = way > 0 ? isBelow(from, next) : isBelow(next, from);
  return isOnward && isPositive(next) ? next : undefined;
}

/** An amount of something, ready to scale. */
export interface Amount {
  readonly name: string;
  /** A text if it is no plain number: it shows unchanged. */
  readonly amount: Fraction | string;
  readonly unit: string;
  readonly url: string;
}

const amountsOf = (
  entries: readonly { name: string; amount: string; unit: string; url?: string }[],
): Amount[] =>
  entries.flatMap(({ name, amount, unit, url = '' }) =>
    name ? { name, amount: fractionOf(amount) ?? amount, unit, url } : [],
  );

/**
 * The shown part of a recipe: without unnamed entries and amounts of 0 or less [CALC-05]; undefined
 * without any step.
 */
export function shownRecipe(recipe: Recipe) {
  const steps = recipe.steps
    .map((step) => ({
      ...step,
      ingredients: amountsOf(step.ingredients).filter(
        ({ amount }) => typeof amount === 'string' || isPositive(amount),
      ),
    }))
    .filter(({ instructions, ingredients }) => instructions || ingredients.length > 0);
  if (steps.length === 0) return undefined;
  const positive = (text: string) => {
    const number = fractionOf(text);
    return isPositive(number) ? number : undefined;
  };
  return {
    /** undefined if the recipe does not say: then there is nothing to choose. */
    portions: positive(recipe.yield),
    size: positive(recipe.portionSize),
    total: positive(recipe.totalYieldKg),
    unit: recipe.portionUnit,
    steps,
    nutrients: amountsOf(
      recipe.nutrients.map(({ code, name, ...rest }) => ({ ...rest, name: name || code })),
    ),
  };
}
export type ShownRecipe = NonNullable<ReturnType<typeof shownRecipe>>;
