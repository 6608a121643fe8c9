import { type ProductHit, searchProducts } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { productHits } from '../../core/search/product-hit-card';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { showAllAddress } from '../../core/search/search-address';
import { AllLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import { textFound, useSearch } from '../../core/search/use-search';
import type { ExportProductSearchProps } from './export-product-search.contract';

const hits = productHits('exportProductCard', 3);

export function ExportProductSearch(props: ExportProductSearchProps) {
  const { searchUrl } = props;
  const t = useTexts(productSearchTexts);
  const search = useSearch<ProductHit>(props, searchProducts);
  const count = t('/search/products/count', search.totalCount);

  return (
    <SearchPage
      search={search}
      texts={{ label: t('/search/products/label'), count }}
      hits={hits}
      foot={
        searchUrl && (
          <AllLink href={showAllAddress(searchUrl, textFound(search), 1)}>
            {t('/search/products/all')}
          </AllLink>
        )
      }
    />
  );
}
