import { type ProductHit, searchShopProducts } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import { ShopHit } from '../../core/shop/shop-hit';
import { ShopHitSkeleton } from './shop-hit-skeleton';
import type { ShopProductSearchProps } from './shop-product-search.contract';

const columns = 4;

export function ShopProductSearch(props: ShopProductSearchProps) {
  const { skipPagination } = props;
  const t = useTexts(productSearchTexts);
  const call = async (...request: Parameters<typeof searchShopProducts>) => {
    const result = await searchShopProducts(...request);
    // All products came at once, whatever the answer says of further pages [SRCH-36].
    return skipPagination ? { ...result, hasMore: false } : result;
  };
  const search = useSearch<ProductHit>(props, call, { own: { skipPagination } });

  return (
    <SearchPage
      search={search}
      texts={{
        label: t('/search/products/label'),
        count: t('/search/products/count', search.totalCount),
      }}
      facets={false}
      hits={{
        columns,
        dense: true,
        skeleton: <ShopHitSkeleton />,
        card: (hit, index) => <ShopHit key={hit.code} hit={hit} eager={index < columns} />,
      }}
    />
  );
}
