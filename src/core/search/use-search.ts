import { useEffect } from 'react';
import type { ApiClient, CallOptions } from '../../api/client';
import type { FacetCategory, FacetTag, SearchRequest, SearchResult } from '../../api/search';
import { clean } from '../../read/text';
import type { DetailsOf } from '../element/contract';
import { useEmit } from '../element/widget-context';
import {
  idsOf,
  idsParam,
  numberParam,
  pageParam,
  type QueryOf,
  textParam,
} from '../listing/query-params';
import { type Listing, useListing } from '../listing/use-listing';
import { type Chosen, chipsOf, toggled, withSelection } from './facets';
import type { searchEvents } from './search.events';
import { type TypedText, useTypedText } from './use-typed-text';

/** The parameters of a search page [SRCH-01, SRCH-15]; a widget has its own defaults. */
export const searchParams = ({ pageSize = 12, sortOrder = 0, productGroup = '' }: Defaults) => ({
  q: textParam(),
  page: pageParam(),
  pageSize: numberParam(pageSize, { min: 1, max: 100 }),
  sortOrder: numberParam(sortOrder),
  contentGroup: numberParam(0),
  productGroup: textParam(productGroup),
  facetTags: idsParam(),
});
interface Defaults {
  readonly pageSize?: number;
  readonly sortOrder?: number;
  readonly productGroup?: string;
}
export type SearchQuery = QueryOf<ReturnType<typeof searchParams>>;

/** The attributes that search pages share; each has those of its contract. */
interface SearchAttributes extends Defaults {
  readonly endpoint: string;
  readonly addressName: string;
  readonly hideInitialResults?: boolean;
  readonly containerPage?: string;
  readonly matchAllCategoryIds?: string;
  readonly matchAnyCategoryIds?: string;
}

type Facets = readonly FacetCategory[];
type Ids = readonly number[];

interface SearchOptions {
  /** The part of the request that the widget sets, not its visitor. */
  readonly own?: Partial<SearchRequest>;
  /** How chosen tags depend on each other, if a chip represents more than its own tag. */
  readonly family?: {
    /** These tags, with those that they imply. */
    whole(facets: Facets, ids: Ids): Ids;
    /** The tags that remain without one. */
    without(facets: Facets, ids: Ids, id: number): Ids;
  };
}

/** A call of api/search.ts; it sends its own part of the request. */
type SearchCall<Hit> = (
  api: ApiClient,
  request: SearchRequest,
  options: CallOptions,
) => Promise<SearchResult<Hit>>;

/** A search page's state and its visitor's actions; see `useSearch`. */
export interface Search<Hit> extends Listing<SearchQuery, SearchResult<Hit>>, TypedText {
  /** The facets of the search; a tag is selected if the present query has it [SRCH-06]. */
  readonly facets: readonly FacetCategory[];
  readonly toggleTag: (id: number) => void;
  readonly toggleGroup: (id: string) => void;
  /** Removes a chip: a tag, or a product group, whose id is a text. */
  readonly remove: (id: string | number) => void;
  /** The chips of the chosen tags, by the facets and further known tags. */
  readonly chips: (...more: readonly FacetTag[]) => Chosen;
  /** Whether tags or a product group are chosen. */
  readonly isFiltered: boolean;
  /** Empties facet tags and product group [SRCH-05]. */
  readonly clear: () => void;
  /** Empties the text as well. */
  readonly clearAll: () => void;
  /** Empties all, and shows what there is also where nothing shows at first [SRCH-30]. */
  readonly showAll: () => void;
}

/** A search page: a listing with a text, facet tags and groups; it reports its results. */
export function useSearch<Hit>(
  props: SearchAttributes,
  call: SearchCall<Hit>,
  { own, family }: SearchOptions = {},
): Search<Hit> {
  const { endpoint, addressName, hideInitialResults = false, containerPage } = props;
  // A widget's own defaults are omitted from the address [SRCH-10].
  const params = searchParams(props);
  const given = {
    containerPage,
    matchAllCategoryIds: idsOf(props.matchAllCategoryIds ?? ''),
    matchAnyCategoryIds: idsOf(props.matchAnyCategoryIds ?? ''),
    ...own,
  };
  const listing = useListing({
    params,
    addressName,
    hideInitialResults,
    key: JSON.stringify([given, endpoint]),
    load: (api, query, { language, isHidden, signal }) =>
      call(api, { language, hideResults: isHidden, ...query, ...given }, { signal, endpoint }),
  });
  const typed = useTypedText(listing);
  useResultsEvent(listing);

  const { query, loaded, first } = listing;
  const { facetTags, productGroup } = query;
  const noGroup = params.productGroup.normal;
  const reset = (showsAll: boolean) => {
    typed.erase();
    listing.reset(showsAll);
  };
  // The text in the field is part of the query with the other choices, however short it is.
  const change: typeof listing.change = (part, how) =>
    listing.change({ q: clean(typed.text), ...part }, how);
  const facets = withSelection(first?.facetCategories ?? [], facetTags, loaded > 0);
  const toggleTag = (id: number) => change({ facetTags: toggled(facetTags, id) });
  const toggleGroup = (id: string) => change({ productGroup: productGroup === id ? noGroup : id });
  return {
    ...listing,
    ...typed,
    change,
    ...{ facets, toggleTag, toggleGroup },
    remove(id) {
      if (typeof id === 'string') toggleGroup(id);
      else if (family) change({ facetTags: family.without(facets, facetTags, id) });
      else toggleTag(id);
    },
    chips(...more) {
      const ids = family?.whole(facets, facetTags) ?? facetTags;
      return chipsOf(ids, [...facets.flatMap((one) => one.facetTags), ...more]);
    },
    isFiltered: facetTags.length > 0 || productGroup !== noGroup,
    clear: () => change({ facetTags: [], productGroup: noGroup }),
    clearAll: () => reset(false),
    showAll: () => reset(true),
  };
}

/** The search text for a link to further results; '' without hits. */
export const textFound = ({ query, status, hits }: Search<unknown>): string =>
  status === 'ready' && hits.length === 0 ? '' : query.q;

/** Fires an event for every answer that is shown. */
function useResultsEvent(listing: Listing<SearchQuery, SearchResult<unknown>>) {
  const emit = useEmit<DetailsOf<typeof searchEvents>>();
  const { query, answer, isHidden } = listing;
  const { q, facetTags, page } = query;
  useEffect(() => {
    if (!answer || isHidden) return;
    emit('atria-search-results', { q, facetTags, page, totalCount: answer.totalCount });
  }, [emit, answer, isHidden, q, facetTags, page]);
}
