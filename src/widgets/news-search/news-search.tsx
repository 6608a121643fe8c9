import { memo } from 'react';
import { type NewsHit, searchNews } from '../../api/search';
import { Card } from '../../core/cards/card';
import { useTexts } from '../../core/i18n/use-texts';
import { type CardHit, cardHits } from '../../core/search/card-hits';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import type { NewsSearchProps } from './news-search.contract';
import { cardTypeOfNews, namesOf, withTopics } from './news-search.model';
import { texts } from './news-search.texts';
import { NewsTopics } from './news-topics';

/** A newsroom hit as a release card or a news-desk card [SRCH-35]. */
const NewsHitCard = memo(function NewsHitCard({ hit, eager }: CardHit<NewsHit>) {
  const { title, url, image, cisionTextType, startPublish } = hit;
  const type = cardTypeOfNews(hit);
  const card = { type, header: title, link: url, image, cisionTextType, publishDate: startPublish };
  return <Card card={card} eager={eager} />;
});

const hits = cardHits(NewsHitCard, 'mynewsdeskCard', 3);
/** Newest first [SRCH-33]. */
const sortOrder = 2;

export function NewsSearch(props: NewsSearchProps) {
  const t = useTexts(texts);
  const own = { authors: namesOf(props.authors) };
  const search = withTopics(useSearch<NewsHit>({ ...props, sortOrder }, searchNews, own));

  return (
    <SearchPage
      search={search}
      label={props.showSearch ? t('/news-search/label') : undefined}
      count={t('/news-search/count', search.totalCount)}
      hits={hits}
      facets={<NewsTopics search={search} />}
    />
  );
}
