import { type NewsHit, searchNews } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import { useTexts } from '../../core/i18n/use-texts';
import { SearchPage } from '../../core/search/search-page';
import type { Hits } from '../../core/search/search-results';
import { useSearch } from '../../core/search/use-search';
import { NewsHitCard } from './news-hit-card';
import type { NewsSearchProps } from './news-search.contract';
import { family, namesOf } from './news-search.model';
import { texts } from './news-search.texts';
import { NewsTopics } from './news-topics';

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
