import { fetchCustomFacets } from '../../api/facets';
import { type ProductHit, searchProducts } from '../../api/search';
import { CardSkeleton } from '../../core/cards/card-skeleton';
import type { CardType } from '../../core/cards/card-types';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import type { Brand } from '../../core/page/brand';
import { useCall } from '../../core/page/use-call';
import { FacetToggles } from '../../core/search/facet-toggles';
import { productHits } from '../../core/search/product-hit-card';
import { productSearchTexts } from '../../core/search/product-search.texts';
import { showAllAddress } from '../../core/search/search-address';
import { AllLink, SearchLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import type { Hits } from '../../core/search/search-results';
import { textFound, useSearch } from '../../core/search/use-search';
import { late } from '../../core/ui/late';
import { withParameters } from '../../read/link';
import type { ProductSearchProps } from './product-search.contract';
import { texts } from './product-search.texts';

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
const ShopHit = late(() => import('../../core/shop/shop-hit'), 'ShopHit');

export function ProductSearch(props: ProductSearchProps) {
  const { siteSearchUrl, searchUrl, facetsEndpoint } = props;
  const { brand } = useWidget();
  const t = useTexts(texts);
  const products = useTexts(productSearchTexts);
  const { type, columns } = layoutOf(brand, props);
  const search = useSearch<ProductHit>(props, searchProducts);
  const diets = useCall(`diets ${facetsEndpoint}`, (api, signal) =>
    fetchCustomFacets(api, { signal, endpoint: facetsEndpoint }),
  );
  const dietTags = diets.data?.filter(({ display }) => display) ?? [];
  const { q, facetTags } = search.query;

  return (
    <SearchPage
      search={search}
      texts={{
        label: products('/search/products/label'),
        count: products('/search/products/count', search.totalCount),
      }}
      hits={type ? productHits(type, columns) : shopHits(columns)}
      aside={
        siteSearchUrl && (
          <SearchLink href={q ? withParameters(siteSearchUrl, { q }) : siteSearchUrl}>
            {t('/product-search/site')}
          </SearchLink>
        )
      }
      chosen={diets.status === 'loading' ? [] : search.chips(...dietTags)}
      foot={
        <AllLink href={showAllAddress(searchUrl, textFound(search), 1)}>
          {products('/search/products/all')}
        </AllLink>
      }
    >
      <FacetToggles
        isAwaited={diets.status === 'loading'}
        label={t('/product-search/diets')}
        items={dietTags}
        chosen={facetTags}
        onToggle={search.toggleTag}
      />
    </SearchPage>
  );
}

const shopHits = (columns: number): Hits<ProductHit> => {
  const skeleton = <CardSkeleton />;
  return {
    ...{ columns, dense: true, skeleton },
    card: (hit, index) => (
      <ShopHit
        key={hit.code}
        fallback={skeleton}
        // Shown once, in the first place.
        ifMissing={(message) => (index === 0 ? message : skeleton)}
        hit={hit}
        eager={index < columns}
      />
    ),
  };
};
