import { fetchCustomFacets } from '../../api/facets';
import type { ProductHit } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import type { CardType } from '../../core/cards/card-types';
import { useWidget } from '../../core/element/widget-context';
import type { Brand } from '../../core/page/brand';
import { useCall } from '../../core/page/use-call';
import { productHits } from '../../core/product-search/product-hit-card';
import { ProductSearch as ProductSearchPage } from '../../core/product-search/product-search';
import type { Hits } from '../../core/search/search-results';
import { late } from '../../core/ui/late';
import type { ProductSearchProps } from './product-search.contract';

/** The brands with a product card of their own, in three columns [SRCH-26]. */
const ownCards: Partial<Record<Brand, CardType>> = {
  ridderheimsse: 'ridderheimsCard',
  sibylla: 'sibyllaCard',
  mestariforsmanfi: 'MFProductCard',
  export: 'exportProductCard',
};
const counts = { four: 4, three: 3, two: 2 };

/** Card type and columns in force; null means the shop's product card [SRCH-26]. */
function layoutOf(brand: Brand, { cardType, columns }: ProductSearchProps) {
  const own = ownCards[brand];
  const auto = own ?? (brand === 'lihakauppa' ? null : 'headerImageSquare');
  return {
    type: cardType === 'auto' ? auto : cardType,
    columns: columns === 'auto' ? (own ? 3 : 4) : counts[columns],
  };
}

// Only the meat shop needs it.
const ShopHit = late(() => import('../../core/products/shop-hit'), 'ShopHit');

export function ProductSearch(props: ProductSearchProps) {
  const { facetsEndpoint } = props;
  const { brand } = useWidget();
  const { type, columns } = layoutOf(brand, props);
  const hits = type ? productHits(type, columns) : shopHits(columns);
  const diets = useCall(`diets ${facetsEndpoint}`, (api, signal) =>
    fetchCustomFacets(api, { signal, endpoint: facetsEndpoint }),
  );
  return <ProductSearchPage {...props} hits={hits} diets={diets} />;
}

const shopHits = (columns: number): Hits<ProductHit> => {
  const skeleton = <CardSkeleton />;
  return {
    columns,
    dense: true,
    skeleton,
    card: (hit, index) => (
      <ShopHit
        fallback={skeleton}
        // Shown once, in the first place.
        ifMissing={(message) => (index === 0 ? message : skeleton)}
        hit={hit}
        eager={index < columns}
      />
    ),
  };
};
