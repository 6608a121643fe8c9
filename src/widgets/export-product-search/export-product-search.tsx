import { type ProductHit, searchProducts } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import { useTexts } from '../../core/i18n/use-texts';
import { ChosenFacets } from '../../core/search/chosen-facets';
import { FacetDropdowns } from '../../core/search/facet-dropdowns';
import { tagsOf } from '../../core/search/facets';
import { ProductHitCard } from '../../core/search/product-hit-card';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { showAllAddress } from '../../core/search/search-address';
import { AllLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import { textFound, useSearch } from '../../core/search/use-search';
import type { ExportProductSearchProps } from './export-product-search.contract';

const type = 'exportProductCard';
const columns = 3;

export function ExportProductSearch({ pageSize, searchUrl, endpoint }: ExportProductSearchProps) {
  const t = useTexts(productSearchTexts);
  const search = useSearch<ProductHit>({
    defaults: { pageSize },
    call: searchProducts,
    endpoint,
  });

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      facets={<FacetDropdowns categories={search.facets} onToggle={search.toggleTag} />}
      chosen={
        <ChosenFacets
          tags={tagsOf(
            search.query.facetTags,
            ...search.facets.map((category) => category.facetTags),
          )}
          onRemove={search.toggleTag}
          onClear={search.clear}
        />
      }
      count={t('/search/products/count', search.totalCount)}
      columns={columns}
      skeleton={<CardSkeleton type={type} />}
      foot={
        searchUrl && (
          <AllLink href={showAllAddress(searchUrl, textFound(search), 1)}>
            {t('/search/products/all')}
          </AllLink>
        )
      }
    >
      {(hit, index) => <ProductHitCard hit={hit} type={type} eager={index < columns} />}
    </SearchPage>
  );
}
