import type { CardType } from '../../core/cards/card-types';
import type { Brand } from '../../core/page/brand';
import type { ProductSearchProps } from './product-search.contract';

/** The brands with a product card of their own, in three columns [SRCH-26]. */
const ownCards: Partial<Record<Brand, CardType>> = {
  ridderheimsse: 'ridderheimsCard',
  sibylla: 'sibyllaCard',
  mestariforsmanfi: 'MFProductCard',
  export: 'exportProductCard',
};
const counts = { four: 4, three: 3, two: 2 };

/** Card type and columns in force; null means the shop's product card [SRCH-26]. */
export function layoutOf(brand: Brand, { cardType, columns }: ProductSearchProps) {
  const own = ownCards[brand];
  const auto = own ?? (brand === 'lihakauppa' ? null : 'headerImageSquare');
  return {
    type: cardType === 'auto' ? auto : cardType,
    columns: columns === 'auto' ? (own ? 3 : 4) : counts[columns],
  };
}
