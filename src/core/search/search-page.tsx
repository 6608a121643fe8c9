import { useRef } from 'react';
import type { Elements } from '../element/elements';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { ResultCount } from '../listing/result-count';
import type { Call } from '../page/use-call';
import { cx } from '../style/css';
import { rem } from '../style/tokens';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { ChosenFacets } from './chosen-facets';
import { FacetDropdowns } from './facet-dropdowns';
import type { ChoiceId, Chosen } from './facets';
import { styles } from './search.styles';
import { texts } from './search.texts';
import { SearchForm } from './search-form';
import { type Hits, type KnownHit, SearchResults } from './search-results';
import type { Search } from './use-search';

interface Props<Hit> {
  readonly search: Search<Hit>;
  /** Name of the query box; without one there is no box. */
  readonly label?: string | undefined;
  /** The number of hits in words. */
  readonly count: string;
  /** Shown if there are no hits; 'Ei tuloksia' [SRCH-13]. */
  readonly none?: string;
  /** Shown while results are hidden [SRCH-08]. */
  readonly hint?: string;
  readonly hits: Hits<Hit>;
  /** Shown beside the box. */
  readonly aside?: Elements;
  /** Filters that load with the results, in place of a dropdown for each of their facets. */
  readonly facets?: Elements;
  /** Calls that name choices which no facet names; their chips wait for them [SRCH-27]. */
  readonly names?: readonly Call<Chosen>[];
  /** Shown below the results. */
  readonly foot?: Elements;
  /** Filters that load by their own call; they keep their height while it runs. */
  readonly children?: Elements;
}

/** Of the chip for a text without a box: no product group has this id. */
const textId = '';

/** The parts of a search page in their order [SRCH-18]; see `useSearch` for what they do. */
export function SearchPage<Hit extends KnownHit>({ search, ...props }: Props<Hit>) {
  const { isStarting, isHidden, facets, query, change, toggle, clear } = search;
  const { label, hint, names = [] } = props;
  const shared = useSharedTexts();
  const t = useTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  const empty = props.none ?? shared('/shared/no-results');
  const suggestion = search.answer?.suggestion;
  const isNaming = isStarting || names.some(({ status, data }) => status === 'loading' && !data);
  const known: Chosen = [
    ...facets.flatMap(({ facetTags }) => facetTags),
    ...names.flatMap(({ data = [] }) => data),
  ];
  const nameOf = (id: ChoiceId) =>
    known.find((one) => one.id === id)?.name ??
    (typeof id === 'string' ? t('/search/group', id) : `${id}`);
  const isUnseen = !label && query.q !== '';
  const chips: Chosen = [
    ...(isUnseen ? [{ id: textId, name: query.q }] : []),
    ...search.chosen.map((id) => ({ id, name: nameOf(id) })),
  ];
  const slow = search.isSlow ? t('/search/slow') : undefined;
  const meant = suggestion && `${t('/search/meant')}: ${suggestion}?`;
  // The next search begins where one types.
  const clearAll = () => {
    root.current?.querySelector('input')?.focus();
    search.clearAll();
  };
  return (
    <div ref={root} className={cx(styles.root, styles.page)}>
      {label && (
        <div className={styles.head}>
          <SearchForm
            label={label}
            value={search.text}
            onChange={search.type}
            onSubmit={search.submit}
          />
          {props.aside}
        </div>
      )}
      {props.children}
      {/* Rendered anew with the first answer: the skeletons did not move, they are gone. */}
      <div key={`${isStarting}`} className={styles.page}>
        {props.facets !== false && (
          <>
            <div className={styles.facets}>
              {isNaming ? (
                <Skeleton width={rem(15)} height={rem(2.75)} />
              ) : (
                (props.facets ?? <FacetDropdowns categories={facets} onToggle={toggle} />)
              )}
            </div>
            <ChosenFacets
              tags={isNaming ? [] : chips}
              onRemove={(id) => (id === textId ? change({ q: '' }) : toggle(id))}
              onClear={isUnseen ? () => search.clearAll() : clear}
            />
          </>
        )}
        {hint && isHidden && <p className={styles.empty}>{hint}</p>}
        <ResultCount
          listing={search}
          text={props.count}
          empty={meant ? `${empty}. ${meant}` : empty}
          instead={isHidden ? hint : slow}
        />
        <SearchResults
          {...props.hits}
          listing={search}
          pageSize={search.query.pageSize}
          empty={
            <>
              <p>{empty}</p>
              {meant && <Button onClick={() => search.change({ q: suggestion })}>{meant}</Button>}
              {search.query.q && !search.isFiltered && <p>{t('/search/tip')}</p>}
              {search.query.q && search.isFiltered && (
                <Button onClick={search.clear}>{t('/search/empty-filters')}</Button>
              )}
              {(search.query.q || search.isFiltered) && (
                <Button variant="secondary" onClick={clearAll}>
                  {t('/search/clear')}
                </Button>
              )}
            </>
          }
        />
        {!isStarting && props.foot}
      </div>
    </div>
  );
}
