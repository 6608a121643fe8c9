import { memo } from 'react';
import type { RecipeHit } from '../../api/search';
import { Card } from '../../core/cards/card';
import type { CardType } from '../../core/cards/card-types';
import { useLikesSince } from '../../core/state/likes';

interface Props {
  readonly hit: RecipeHit;
  readonly type: CardType;
  readonly eager: boolean;
}

/** A recipe hit as a content card: title, picture, time and likes [SRCH-23]. */
export const RecipeHitCard = memo(function RecipeHitCard({ hit, type, eager }: Props) {
  const { contentId, title, url, image, totalTime } = hit;
  const likeCount = hit.likeCount + useLikesSince(contentId, hit);
  const card = { type, header: title, link: url, image, totalTime, likeCount };
  return <Card card={card} eager={eager} />;
});
