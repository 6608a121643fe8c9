import { useId } from 'react';
import { type ContentHit, searchContent } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { SearchPage } from '../../core/search/search-page';
import type { Hits } from '../../core/search/search-results';
import { useSearch } from '../../core/search/use-search';
import { SiteHit, SiteHitSkeleton } from './site-hit';
import type { SiteSearchProps } from './site-search.contract';
import { styles } from './site-search.styles';
import { texts } from './site-search.texts';

/** The search page of a whole site [SRCH-15..17]. */
export function SiteSearch(props: SiteSearchProps) {
  const { contentGroups } = props;
  const t = useTexts(texts);
  const search = useSearch<ContentHit>(props, searchContent);
  const ordinary = kinds.map((kind, id) => ({ id, name: t(`/site-search/${kind}`) }));
  const groups = contentGroups.length > 0 ? contentGroups : ordinary;
  const chosen = search.query.contentGroup;
  const inputs = useId();
  return (
    <SearchPage
      search={search}
      label={t('/site-search/label')}
      count={t('/site-search/count', search.totalCount)}
      none={t('/site-search/none')}
      hits={hits}
    >
      {/* The kind of content to search, one of a few [SRCH-16]. */}
      <div className={styles.groups} role="radiogroup" aria-label={t('/site-search/groups')}>
        {groups.map(({ id, name }) => (
          <label key={id} className={styles.group} data-chosen={id === chosen || undefined}>
            <input
              type="radio"
              name={inputs}
              checked={id === chosen}
              // The facets belong to their group.
              onChange={() => search.change({ contentGroup: id, facetTags: [] })}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </SearchPage>
  );
}

const hits: Hits<ContentHit> = {
  columns: 1,
  skeleton: <SiteHitSkeleton />,
  card: (hit, index) => <SiteHit hit={hit} eager={index < 4} />,
};

/** The ordinary groups; the place of each is its id. */
const kinds = ['all', 'products', 'recipes', 'other'] as const;
