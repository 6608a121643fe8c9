import type { FacetTag, ProductHit } from '../../api/search';
import { selectedTags, visibleTags } from '../../core/search/facets';
import type { Search } from '../../core/search/use-search';

type Found = Pick<Search<ProductHit>, 'facets' | 'query'>;

/**
 * The facet buttons: the tags of the first facet category, and after them the custom tags that are
 * in none of the answer's categories, so that no tag appears twice [SRCH-30].
 */
export function buttonsOf({ facets, query }: Found, customTags: readonly FacetTag[]) {
  const [first] = facets;
  const known = new Set(facets.flatMap(({ facetTags }) => facetTags.map(({ id }) => id)));
  const more = customTags.filter(({ id, display }) => display && !known.has(id));
  return {
    /** Their common name, if one category has them all. */
    name: more.length === 0 ? first?.name : undefined,
    tags: [...(first ? visibleTags(first) : []), ...more],
    pressed: [...query.facetTags, ...(first ? selectedTags(first) : [])],
  };
}
