import { type ProductHit, searchShopProducts } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { SearchPage } from '../../core/search/search-page';
import { tagIds } from '../../core/search/search-url';
import { useSearch } from '../../core/search/use-search';
import { ShopHit } from '../../core/shop/shop-hit';
import { ShopHitSkeleton } from './shop-hit-skeleton';
import type { ShopProductSearchProps } from './shop-product-search.contract';

const columns = 4;

export function ShopProductSearch(props: ShopProductSearchProps) {
  const { pageSize, skipPagination, shopUrl, endpoint } = props;
  const t = useTexts(productSearchTexts);
  const own = { matchAnyCategoryIds: tagIds(props.matchAnyCategoryIds), skipPagination };
  const search = useSearch<ProductHit>({
    defaults: { pageSize },
    key: JSON.stringify([own, endpoint]),
    async call(api, request, signal) {
      const result = await searchShopProducts(api, { ...request, ...own }, { signal, endpoint });
      // All products came at once, whatever the answer says of further pages [SRCH-36].
      return skipPagination ? { ...result, hasMore: false } : result;
    },
  });

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      // The call takes no facets [API-11].
      facets={false}
      count={t('/search/products/count', search.totalCount)}
      columns={columns}
      skeleton={<ShopHitSkeleton />}
    >
      {(hit, index) => (
        <ShopHit key={hit.code} hit={hit} shopUrl={shopUrl} eager={index < columns} />
      )}
    </SearchPage>
  );
}
