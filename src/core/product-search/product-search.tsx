import { type FacetTag, type ProductHit, searchProducts } from '../../api/search';
import { withParameters } from '../../read/link';
import { useTexts } from '../i18n/use-texts';
import type { Call } from '../page/use-call';
import { FacetDropdowns } from '../search/facet-dropdowns';
import { FacetToggles } from '../search/facet-toggles';
import { showAllAddress } from '../search/search-address';
import { AllLink, SearchLink } from '../search/search-link';
import { SearchPage } from '../search/search-page';
import type { Hits } from '../search/search-results';
import { type SearchAttributes, textFound, useSearch } from '../search/use-search';
import { productSearchTexts } from './product-search.texts';

interface Props extends SearchAttributes {
  readonly hits: Hits<ProductHit>;
  /** The site search; a link leads to all products there. */
  readonly searchUrl: string;
  /** The search of the whole site; without it no link leads there. */
  readonly siteSearchUrl?: string;
  /** The call for the dietary tags, if there are any. */
  readonly diets?: Call<readonly FacetTag[]>;
}

/** A product search page: query box, dietary filters, facets and a grid of products [SRCH-18]. */
export function ProductSearch({ hits, siteSearchUrl = '', diets, ...props }: Props) {
  const { searchUrl, productGroup = '' } = props;
  const t = useTexts(productSearchTexts);
  const search = useSearch<ProductHit>({ ...props, productGroup }, searchProducts);
  const { q, facetTags } = search.query;
  const dietTags = diets?.data?.filter(({ display }) => display) ?? [];

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      count={t('/search/products/count', search.totalCount)}
      hits={hits}
      aside={
        siteSearchUrl && (
          <SearchLink href={q ? withParameters(siteSearchUrl, { q }) : siteSearchUrl}>
            {t('/product-search/site')}
          </SearchLink>
        )
      }
      names={diets && [diets]}
      facets={
        <FacetDropdowns categories={search.facets} onToggle={search.toggle} except={dietTags} />
      }
      foot={
        searchUrl && (
          <AllLink href={showAllAddress(searchUrl, textFound(search), 1)}>
            {t('/search/products/all')}
          </AllLink>
        )
      }
    >
      {diets && (
        <FacetToggles
          isAwaited={diets.status === 'loading'}
          label={t('/product-search/diets')}
          items={dietTags}
          chosen={facetTags}
          onToggle={search.toggle}
        />
      )}
    </SearchPage>
  );
}
