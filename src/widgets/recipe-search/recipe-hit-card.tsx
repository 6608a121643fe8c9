import type { RecipeHit } from '../../api/search';
import { Card } from '../../core/cards/card';
import type { CardType } from '../../core/cards/card-types';

interface Props {
  readonly hit: RecipeHit;
  readonly type: CardType;
  readonly eager: boolean;
}

/** A recipe hit as a content card: title, picture, time and likes [SRCH-23]. */
export const RecipeHitCard = ({ hit, type, eager }: Props) => (
  <Card
    card={{
      type,
      header: hit.title,
      image: hit.image,
      link: hit.url,
      ctaButton: '',
      likeCount: hit.likeCount,
      totalTime: hit.totalTime,
      imagePreset: '',
      cisionTextType: '',
      publishDate: '',
      productCode: '',
      valoCode: '',
      gtinCode: '',
    }}
    eager={eager}
  />
);
