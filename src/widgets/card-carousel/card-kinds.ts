import { cardTypes } from '../../api/cards';
import type { CardType } from '../../core/cards/card-types';

/** The kinds of cards a carousel shows [CAR-08]. */
export const cardKinds = [
  'campaign',
  'recipe',
  'shopProduct',
  'socialMedia',
  'pressRelease',
  'newsDesk',
  'foodServiceProduct',
  'swedishProduct',
  'exportProduct',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** Kinds with cards of the general family, by their type there [CAR-12]. */
const types: Readonly<Partial<Record<string, CardType>>> = {
  campaign: 'headerImageTall',
  recipe: 'recipeCard',
  pressRelease: 'cisionCard',
  newsDesk: 'mynewsdeskCard',
  foodServiceProduct: 'MFProductCard',
  swedishProduct: 'exportProductCard',
  exportProduct: 'exportProductCard',
};

/**
 * How a card shows: by its own type, else by the kind of all; an unknown word is ignored [CAR-08].
 */
export function shownAs(own: string, kind: CardKind): CardType | 'shopProduct' | 'socialMedia' {
  const isKnown = [...cardKinds, ...cardTypes].some((one) => one === own);
  const shown = isKnown ? own : kind;
  return (types[shown] ?? shown) as ReturnType<typeof shownAs>;
}
