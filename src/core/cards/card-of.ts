import type { Card } from '../../api/cards';
import type { CardType } from './card-types';

/** One without anything. */
export const emptyCard: Card = {
  type: '',
  header: '',
  image: '',
  link: '',
  ctaButton: '',
  likeCount: 0,
  totalTime: 0,
  imagePreset: '',
  cisionTextType: '',
  publishDate: '',
  productCode: '',
  valoCode: '',
  gtinCode: '',
};

/** A content card of the fields there are; those left out leave no place on it. */
export const cardOf = (
  fields: Partial<Card> & { readonly type: CardType; readonly header: string },
): Card => ({ ...emptyCard, ...fields });
