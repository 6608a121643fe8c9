import { memo } from 'react';
import type { ProductHit } from '../../api/search';
import { Card } from '../cards/card';
import type { CardType } from '../cards/card-types';
import { type CardHit, cardHits } from '../search/card-hits';
import { ProductFacts } from './product-facts';

/** A product hit as a content card; a missing field leaves no gap [SRCH-28]. */
const ProductHitCard = memo(function ProductHitCard({ hit, type, eager }: CardHit<ProductHit>) {
  const { title, url, link, image, startPublish, productCode, valoCode, gtinCode } = hit;
  const card = {
    type,
    header: title,
    link: url || link,
    image,
    publishDate: startPublish,
    likeCount: hit.likeCount,
    totalTime: hit.totalTime,
    productCode,
    valoCode,
    gtinCode,
  };
  return (
    <Card card={card} eager={eager}>
      <ProductFacts hit={hit} />
    </Card>
  );
});

/** Product hits as cards of a type. */
export const productHits = (type: CardType, columns: number) =>
  cardHits(ProductHitCard, type, columns, true);
