import type { ProductHit } from '../../api/search';
import { Card } from '../cards/card';
import type { CardType } from '../cards/card-types';
import { ProductFacts } from './product-facts';

interface Props {
  readonly hit: ProductHit;
  readonly type: CardType;
  readonly eager: boolean;
}

/** A product hit as a content card; a field that it lacks leaves no empty place [SRCH-28]. */
export const ProductHitCard = ({ hit, type, eager }: Props) => (
  <Card
    card={{
      type,
      header: hit.title,
      image: hit.image,
      link: hit.url || hit.link,
      ctaButton: '',
      likeCount: hit.likeCount,
      totalTime: hit.totalTime,
      imagePreset: '',
      cisionTextType: '',
      publishDate: hit.startPublish,
      productCode: hit.productCode,
      valoCode: hit.valoCode,
      gtinCode: hit.gtinCode,
    }}
    eager={eager}
  >
    <ProductFacts hit={hit} />
  </Card>
);
