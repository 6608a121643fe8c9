import { type NewsHit, searchNews } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import { useTexts } from '../../core/i18n/use-texts';
import { idsOf } from '../../core/page/query-params';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import { NewsHitCard } from './news-hit-card';
import type { NewsSearchProps } from './news-search.contract';
import { chosenTags, namesOf, withoutTag } from './news-search.model';
import { texts } from './news-search.texts';
import { NewsTopics } from './news-topics';

const columns = 3;
/** Newest first [SRCH-33]. */
const sortOrder = 2;

export function NewsSearch(props: NewsSearchProps) {
  const { pageSize, showSearch, endpoint } = props;
  const t = useTexts(texts);
  const own = {
    matchAnyCategoryIds: idsOf(props.matchAnyCategoryIds),
    authors: namesOf(props.authors),
  };
  const search = useSearch<NewsHit>({
    addressName: props.addressName,
    defaults: { pageSize, sortOrder },
    call: searchNews,
    own,
    endpoint,
  });
  const { facets, query, change } = search;

  return (
    <SearchPage
      search={search}
      label={showSearch ? t('/news-search/label') : undefined}
      facets={<NewsTopics search={search} />}
      chosen={chosenTags(facets, query.facetTags)}
      onRemove={(id) => change({ facetTags: withoutTag(facets, query.facetTags, Number(id)) })}
      count={t('/news-search/count', search.totalCount)}
      columns={columns}
      skeleton={<CardSkeleton type="mynewsdeskCard" />}
    >
      {(hit, index) => <NewsHitCard key={hit.contentId} hit={hit} eager={index < columns} />}
    </SearchPage>
  );
}
