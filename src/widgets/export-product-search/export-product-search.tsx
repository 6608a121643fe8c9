import { type ProductHit, searchProducts } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import { useTexts } from '../../core/i18n/use-texts';
import { ProductHitCard } from '../../core/search/product-hit-card';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { AllLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import { showAllAddress } from '../../core/search/show-all-address';
import { textFound, useSearch } from '../../core/search/use-search';
import type { ExportProductSearchProps } from './export-product-search.contract';

const type = 'exportProductCard';
const columns = 3;

export function ExportProductSearch(props: ExportProductSearchProps) {
  const { pageSize, searchUrl, endpoint, addressName } = props;
  const t = useTexts(productSearchTexts);
  const search = useSearch<ProductHit>({
    addressName,
    defaults: { pageSize },
    call: searchProducts,
    endpoint,
  });

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      chosen={search.chips()}
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
