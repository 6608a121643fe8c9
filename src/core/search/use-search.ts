import { useEffect } from 'react';
import type { ApiClient, CallOptions } from '../../api/client';
import type { SearchRequest, SearchResult } from '../../api/search';
import { clean } from '../../read/text';
import type { DetailsOf } from '../element/contract';
import { useEmit } from '../element/widget-context';
import {
  idsOf,
  idsParam,
  numberParam,
  type Param,
  pageParam,
  textParam,
} from '../listing/query-params';
import { useListing } from '../listing/use-listing';
import { type ChoiceId, facetsFor, toggled, withKnownFacets } from './facets';
import type { searchEvents } from './search-contract';
import { useTypedText } from './use-typed-text';

/**
 * The parameters of a search page [SRCH-01, SRCH-15]; a widget has its own defaults, and one for
 * products has product groups.
 */
export function searchParams({ pageSize = 12, sortOrder = 0, productGroup }: Defaults) {
  const group = productGroup === undefined ? {} : { productGroup: textParam(productGroup) };
  return {
    q: textParam(),
    page: pageParam(),
    pageSize: numberParam(pageSize, { min: 1, max: 100 }),
    sortOrder: numberParam(sortOrder),
    contentGroup: numberParam(0),
    ...(group as { productGroup: Param<string> }),
    facetTags: idsParam(),
  };
}
interface Defaults {
  readonly pageSize?: number;
  readonly sortOrder?: number;
  readonly productGroup?: string;
}

/** The attributes that search pages share; each has those of its contract. */
export interface SearchAttributes extends Defaults {
  readonly endpoint: string;
  readonly addressName: string;
  readonly hideInitialResults?: boolean;
  readonly containerPage?: string;
  readonly matchAllCategoryIds?: string;
  readonly matchAnyCategoryIds?: string;
}

/** A call of api/search.ts; it sends its own part of the request. */
type SearchCall<Hit> = (
  api: ApiClient,
  request: SearchRequest,
  options: CallOptions,
) => Promise<SearchResult<Hit>>;

/**
 * A search page: a listing with a text, facet tags and groups; it reports its results.
 * @param own the part of the request that the widget sets, not its visitor
 */
export function useSearch<Hit>(
  props: SearchAttributes,
  call: SearchCall<Hit>,
  own?: Partial<SearchRequest>,
) {
  const { endpoint, addressName, hideInitialResults = false, containerPage } = props;
  const { productGroup: noGroup = '' } = props;
  const fixed = {
    containerPage,
    matchAllCategoryIds: idsOf(props.matchAllCategoryIds ?? ''),
    matchAnyCategoryIds: idsOf(props.matchAnyCategoryIds ?? ''),
    ...own,
  };
  const listing = useListing({
    // A widget's own defaults are omitted from the address [SRCH-10].
    params: searchParams(props),
    addressName,
    hideInitialResults,
    key: JSON.stringify([fixed, endpoint]),
    join: withKnownFacets<Hit>,
    load: (api, query, { language, isHidden, signal }) =>
      call(api, { language, hideResults: isHidden, ...query, ...fixed }, { signal, endpoint }),
  });
  const { erase, ...typed } = useTypedText(listing);
  const emit = useEmit<DetailsOf<typeof searchEvents>>();
  const { query, answer, isHidden, loaded, first } = listing;
  const { q, facetTags, page, productGroup = noGroup } = query;
  const totalCount = isHidden ? undefined : answer?.totalCount;
  useEffect(() => {
    if (totalCount !== undefined) emit('atria-search-results', { q, facetTags, page, totalCount });
  }, [emit, totalCount, q, facetTags, page]);
  // The text in the field is part of the query with the other choices, however short it is.
  const change: typeof listing.change = (part, how) =>
    listing.change({ q: clean(typed.text), ...part }, how);
  const chosen = productGroup === noGroup ? facetTags : [productGroup, ...facetTags];
  return {
    ...listing,
    ...typed,
    change,
    /** The facets of the search; a tag is selected if the present query has it [SRCH-06]. */
    facets: facetsFor(first?.facetCategories ?? [], facetTags, loaded > 0),
    /** What narrows the hits, in the order of its chips; the group is first [SRCH-30]. */
    chosen,
    isFiltered: chosen.length > 0,
    toggle(id: ChoiceId) {
      if (typeof id === 'number') change({ facetTags: toggled(facetTags, id) });
      else change({ productGroup: productGroup === id ? noGroup : id });
    },
    /** Empties facet tags and product group [SRCH-05]. */
    clear: () => change({ facetTags: [], productGroup: noGroup }),
    clearAll(showsAll?: boolean) {
      erase();
      listing.clearAll(showsAll);
    },
  };
}
/** A search page's state and its visitor's actions. */
export type Search<Hit> = ReturnType<typeof useSearch<Hit>>;

/** The search text for a link to further results; '' without hits. */
export const textFound = ({ query, status, hits }: Search<unknown>): string =>
  status === 'ready' && hits.length === 0 ? '' : query.q;
