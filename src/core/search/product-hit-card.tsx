import { memo } from 'react';
import type { ProductHit } from '../../api/search';
import { Card } from '../cards/card';
import { CardSkeleton } from '../cards/card-skeleton';
import type { CardType } from '../cards/card-types';
import { ProductFacts } from './product-facts';
import type { Hits } from './search-results';

interface Props {
  readonly hit: ProductHit;
  readonly type: CardType;
  readonly eager: boolean;
}

/** A product hit as a content card; a missing field leaves no gap [SRCH-28]. */
const ProductHitCard = memo(function ProductHitCard({ hit, type, eager }: Props) {
  const { title, url, link, image, startPublish, productCode, valoCode, gtinCode } = hit;
  const card = {
    ...{ type, header: title, link: url || link, image, publishDate: startPublish },
    ...{ likeCount: hit.likeCount, totalTime: hit.totalTime, productCode, valoCode, gtinCode },
  };
  return (
    <Card card={card} eager={eager}>
      <ProductFacts hit={hit} />
    </Card>
  );
});

/** Product hits as cards of a type. */
export const productHits = (type: CardType, columns: number): Hits<ProductHit> => ({
  columns,
  dense: true,
  skeleton: <CardSkeleton type={type} />,
  card: (hit, index) => <ProductHitCard hit={hit} type={type} eager={index < columns} />,
});
