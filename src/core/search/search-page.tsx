import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { rem } from '../style/tokens';
import { Skeleton } from '../ui/skeleton';
import { FacetDropdowns } from './facet-dropdowns';
import { ResultCount } from './result-count';
import { styles } from './search.styles';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import type { Search } from './use-search';

export interface SearchPageProps<Hit> {
  readonly search: Search<Hit>;
  /** Name of the query box; without one there is no box. */
  readonly label?: string | undefined;
  /** Stands beside the box. */
  readonly aside?: ReactNode;
  /** Filters that come with a call of their own; they keep their height while it runs. */
  readonly filters?: ReactNode;
  /**
   * Filters that come with the results; without any, a dropdown for each facet category. False:
   * the search has no facets, no place is kept for them.
   */
  readonly facets?: ReactNode;
  /** What was chosen, below the filters. */
  readonly chosen?: ReactNode;
  /** The number of hits in words. */
  readonly count: string;
  /** What stands where there are no hits; 'Ei tuloksia' [SRCH-13]. */
  readonly empty?: string;
  readonly columns: number;
  /** Stands for a hit that is awaited, as tall as one. */
  readonly skeleton: ReactNode;
  /** Below the results. */
  readonly foot?: ReactNode;
  readonly children: (hit: Hit, index: number) => ReactNode;
}

/** The parts of a search page in their order [SRCH-18]; see `useSearch` for what they do. */
export function SearchPage<Hit>(props: SearchPageProps<Hit>) {
  const { search, label, aside, filters, chosen, columns, skeleton, foot, children } = props;
  const shared = useSharedTexts();
  const empty = props.empty ?? shared('/shared/no-results');
  const facets = props.facets ?? (
    <FacetDropdowns
      categories={search.facets}
      chosen={search.query.facetTags}
      onToggle={search.toggleTag}
    />
  );
  return (
    <div className={cx(styles.root, styles.page)}>
      {label && (
        <div className={styles.head}>
          <SearchField
            label={label}
            value={search.text}
            onChange={search.type}
            onSubmit={search.submit}
          />
          {aside}
        </div>
      )}
      {filters}
      {/* Made anew when the first answer comes: what stood there has not moved, it is gone. */}
      <div key={`${search.isStarting}`} className={styles.page}>
        {facets !== false && (
          <div className={styles.facets}>
            {search.isStarting ? <Skeleton width={rem(15)} height={rem(2.75)} /> : facets}
          </div>
        )}
        {chosen}
        <ResultCount search={search} text={props.count} empty={empty} />
        <SearchResults search={search} columns={columns} empty={empty} skeleton={skeleton}>
          {children}
        </SearchResults>
        {!search.isStarting && foot}
      </div>
    </div>
  );
}
