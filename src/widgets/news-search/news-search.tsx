import { memo } from 'react';
import { type NewsHit, searchNews } from '../../api/search';
import { Card } from '../../core/cards/card';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import { useTexts } from '../../core/i18n/use-texts';
import { SearchPage } from '../../core/search/search-page';
import type { Hits } from '../../core/search/search-results';
import { useSearch } from '../../core/search/use-search';
import type { NewsSearchProps } from './news-search.contract';
import { cardTypeOfNews, family, namesOf } from './news-search.model';
import { texts } from './news-search.texts';
import { NewsTopics } from './news-topics';

interface HitProps {
  readonly hit: NewsHit;
  readonly eager: boolean;
}

/** A newsroom hit as a release card or a news-desk card [SRCH-35]. */
const NewsHitCard = memo(function NewsHitCard({ hit, eager }: HitProps) {
  const { title, url, image, cisionTextType, startPublish } = hit;
  const type = cardTypeOfNews(hit);
  const card = { type, header: title, link: url, image, cisionTextType, publishDate: startPublish };
  return <Card card={card} eager={eager} />;
});

const columns = 3;
const hits: Hits<NewsHit> = {
  columns,
  skeleton: <CardSkeleton type="mynewsdeskCard" />,
  card: (hit, index) => <NewsHitCard key={hit.contentId} hit={hit} eager={index < columns} />,
};
/** Newest first [SRCH-33]. */
const sortOrder = 2;

export function NewsSearch(props: NewsSearchProps) {
  const t = useTexts(texts);
  const own = { authors: namesOf(props.authors) };
  const search = useSearch<NewsHit>({ ...props, sortOrder }, searchNews, { own, family });

  return (
    <SearchPage
      search={search}
      texts={{
        label: props.showSearch ? t('/news-search/label') : undefined,
        count: t('/news-search/count', search.totalCount),
      }}
      hits={hits}
      facets={<NewsTopics search={search} />}
    />
  );
}
