import { type ReactNode, useRef } from 'react';
import type { Elements } from '../element/elements';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { rem } from '../style/tokens';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { ResultCount } from './result-count';
import { styles } from './search.styles';
import { texts } from './search.texts';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import type { Search } from './use-search';

export interface SearchPageProps<Hit> {
  readonly search: Search<Hit>;
  /** Name of the query box; without one there is no box. */
  readonly label?: string | undefined;
  /** Stands beside the box. */
  readonly aside?: Elements;
  /** Filters that come with a call of their own; they keep their height while it runs. */
  readonly filters?: Elements;
  /** Filters that come with the results; a line is kept for them. */
  readonly facets?: Elements;
  /** What was chosen, below the filters. */
  readonly chosen?: Elements;
  /** The number of hits in words. */
  readonly count: string;
  /** What stands where there are no hits; 'Ei tuloksia' [SRCH-13]. */
  readonly empty?: string;
  readonly columns: number;
  /** Stands for a hit that is awaited, as tall as one. */
  readonly skeleton: ReactNode;
  /** Below the results. */
  readonly foot?: Elements;
  readonly children: (hit: Hit, index: number) => ReactNode;
}

/** The parts of a search page in their order [SRCH-18]; see `useSearch` for what they do. */
export function SearchPage<Hit>(props: SearchPageProps<Hit>) {
  const { search, label, aside, filters, facets, chosen, columns, skeleton, foot } = props;
  const shared = useSharedTexts();
  const root = useRef<HTMLDivElement>(null);
  const empty = props.empty ?? shared('/shared/no-results');
  // The button goes with what it says; the focus stays here.
  const startOver = () => {
    root.current?.focus({ preventScroll: true });
    search.clearAll();
  };
  return (
    <div ref={root} tabIndex={-1} className={cx(styles.root, styles.page)}>
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
        {facets && (
          <div className={styles.facets}>
            {search.isStarting ? <Skeleton width={rem(15)} height={rem(2.75)} /> : facets}
          </div>
        )}
        {chosen}
        <ResultCount listing={search} text={props.count} empty={empty} />
        <SearchResults
          listing={search}
          pageSize={search.query.pageSize}
          columns={columns}
          empty={<Empty search={search} text={empty} onClear={startOver} />}
          skeleton={skeleton}
        >
          {props.children}
        </SearchResults>
        {!search.isStarting && foot}
      </div>
    </div>
  );
}

interface EmptyProps {
  readonly search: Search<unknown>;
  readonly text: string;
  readonly onClear: () => void;
}

/** That there are no hits, and the way on from there: what was asked can be taken back. */
function Empty({ search, text, onClear }: EmptyProps) {
  const t = useTexts(texts);
  const { query, isFiltered } = search;
  return (
    <>
      <p>{text}</p>
      {(query.q || isFiltered) && (
        <Button variant="secondary" onClick={onClear}>
          {t('/search/clear')}
        </Button>
      )}
    </>
  );
}
