import type { NewsHit } from '../../api/search';
import { Card } from '../../core/cards/card';
import { cardTypeOf } from './news-search.model';

interface Props {
  readonly hit: NewsHit;
  readonly eager: boolean;
}

/** A newsroom hit as a release card or a news-desk card [SRCH-35]. */
export const NewsHitCard = ({ hit, eager }: Props) => (
  <Card
    card={{
      type: cardTypeOf(hit),
      header: hit.title,
      image: hit.image,
      link: hit.url,
      cisionTextType: hit.cisionTextType,
      publishDate: hit.startPublish,
      ctaButton: '',
      likeCount: 0,
      totalTime: 0,
      imagePreset: '',
      productCode: '',
      valoCode: '',
      gtinCode: '',
    }}
    eager={eager}
  />
);
