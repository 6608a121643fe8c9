import { type ProductHit, searchShopProducts } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { idsOf } from '../../core/page/query-params';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import { ShopHit } from '../../core/shop/shop-hit';
import { ShopHitSkeleton } from './shop-hit-skeleton';
import type { ShopProductSearchProps } from './shop-product-search.contract';

const columns = 4;

export function ShopProductSearch(props: ShopProductSearchProps) {
  const { pageSize, skipPagination, endpoint } = props;
  const t = useTexts(productSearchTexts);
  const own = { matchAnyCategoryIds: idsOf(props.matchAnyCategoryIds), skipPagination };
  const search = useSearch<ProductHit>({
    addressName: props.addressName,
    defaults: { pageSize },
    own,
    endpoint,
    async call(...request) {
      const result = await searchShopProducts(...request);
      // All products came at once, whatever the answer says of further pages [SRCH-36].
      return skipPagination ? { ...result, hasMore: false } : result;
    },
  });

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      facets={false}
      count={t('/search/products/count', search.totalCount)}
      columns={columns}
      skeleton={<ShopHitSkeleton />}
    >
      {(hit, index) => <ShopHit key={hit.code} hit={hit} eager={index < columns} />}
    </SearchPage>
  );
}
