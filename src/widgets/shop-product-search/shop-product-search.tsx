import { type ProductHit, searchShopProducts } from '../../api/search';
import { useTexts } from '../../core/i18n/use-texts';
import { productSearchTexts } from '../../core/product-search/product-search.texts';
import { ShopHit } from '../../core/products/shop-hit';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import { Skeleton } from '../../core/ui/skeleton';
import type { ShopProductSearchProps } from './shop-product-search.contract';
import { styles } from './shop-product-search.styles';

/** A placeholder for a shop product card: its picture, title, price and buy button. */
const ShopHitSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton ratio="4/3" />
    <div className={styles.body}>
      <Skeleton height="1.25em" width="80%" />
      <Skeleton height="1.5em" width="40%" />
      <Skeleton height="2.75em" />
    </div>
  </div>
);

const columns = 4;

export function ShopProductSearch(props: ShopProductSearchProps) {
  const { skipPagination } = props;
  const t = useTexts(productSearchTexts);
  const call = async (...request: Parameters<typeof searchShopProducts>) => {
    const result = await searchShopProducts(...request);
    // All products came at once, whatever the answer says about further pages [SRCH-36].
    return skipPagination ? { ...result, hasMore: false } : result;
  };
  const search = useSearch<ProductHit>(props, call, { skipPagination });

  return (
    <SearchPage
      search={search}
      label={t('/search/products/label')}
      count={t('/search/products/count', search.totalCount)}
      facets={false}
      hits={{
        columns,
        dense: true,
        skeleton: <ShopHitSkeleton />,
        card: (hit, index) => <ShopHit hit={hit} eager={index < columns} />,
      }}
    />
  );
}
