import { memo } from 'react';
import type { NewsHit } from '../../api/search';
import { Card } from '../../core/cards/card';
import { cardTypeOfNews } from './news-search.model';

interface Props {
  readonly hit: NewsHit;
  readonly eager: boolean;
}

/** A newsroom hit as a release card or a news-desk card [SRCH-35]. */
export const NewsHitCard = memo(function NewsHitCard({ hit, eager }: Props) {
  const { title, url, image, cisionTextType, startPublish } = hit;
  const type = cardTypeOfNews(hit);
  const card = { type, header: title, link: url, image, cisionTextType, publishDate: startPublish };
  return <Card card={card} eager={eager} />;
});
