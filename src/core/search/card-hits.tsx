import type { ComponentType } from 'react';
import { CardSkeleton } from '../cards/card-skeleton';
import type { CardType } from '../cards/card-types';
import type { Hits } from './search-results';

/** What the card of a hit gets. */
export interface CardHit<Hit> {
  readonly hit: Hit;
  readonly type: CardType;
  readonly eager: boolean;
}

/** Hits as content cards: a skeleton of a type, and a `memo` that shows a hit. */
export const cardHits = <Hit,>(
  View: ComponentType<CardHit<Hit>>,
  type: CardType,
  columns: number,
  dense = false,
): Hits<Hit> => ({
  columns,
  dense,
  skeleton: <CardSkeleton type={type} />,
  card: (hit, index) => <View hit={hit} type={type} eager={index < columns} />,
});
