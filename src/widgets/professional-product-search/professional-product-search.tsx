import { fetchCustomFacets, fetchFacetGroups } from '../../api/facets';
import { type ProductHit, searchProducts } from '../../api/search';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useCall } from '../../core/page/use-call';
import { productHits } from '../../core/product-search/product-hit-card';
import { FacetDropdowns } from '../../core/search/facet-dropdowns';
import { FacetToggles } from '../../core/search/facet-toggles';
import { SearchLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import { useSearch } from '../../core/search/use-search';
import { Button } from '../../core/ui/button';
import type { ProfessionalProductSearchProps } from './professional-product-search.contract';
import { buttonsOf } from './professional-product-search.model';
import { texts } from './professional-product-search.texts';

/** The plain card with its codes: professionals order by them. */
const hits = productHits('exportProductCard', 4);

export function ProfessionalProductSearch(props: ProfessionalProductSearchProps) {
  const { equipment, allProductsUrl, facetsEndpoint } = props;
  const t = useTexts(texts);
  const kind = equipment ? 'equipment' : 'products';
  const own = { searchEquipments: equipment || undefined };
  const search = useSearch<ProductHit>({ ...props, productGroup: '' }, searchProducts, own);
  const { groups, customTags, isWaiting, names } = useProductFilters(equipment, facetsEndpoint);
  const buttons = buttonsOf(search, customTags);

  return (
    <SearchPage
      search={search}
      label={t(`/professional-product-search/${kind}/label`)}
      count={t(`/professional-product-search/${kind}/count`, search.totalCount)}
      hint={t(`/professional-product-search/${kind}/hint`)}
      hits={hits}
      aside={
        allProductsUrl ? (
          <SearchLink href={allProductsUrl}>
            {t(`/professional-product-search/${kind}/all`)}
          </SearchLink>
        ) : (
          <Button variant="secondary" onClick={() => search.clearAll(true)}>
            {t(`/professional-product-search/${kind}/all`)}
          </Button>
        )
      }
      facets={<FacetDropdowns categories={search.facets.slice(1)} onToggle={search.toggle} />}
      names={names}
    >
      <FacetToggles
        isAwaited={isWaiting}
        label={t('/professional-product-search/groups')}
        items={groups}
        chosen={[search.query.productGroup]}
        onToggle={search.toggle}
      />
      <FacetToggles
        isAwaited={search.isStarting}
        label={buttons.name || t('/professional-product-search/filters')}
        items={search.isStarting ? [] : buttons.tags}
        chosen={buttons.pressed}
        onToggle={search.toggle}
      />
    </SearchPage>
  );
}

/**
 * Product groups and custom tags; both are about products, so equipment has neither. If one fails
 * to load, the search works without it [IMP-04].
 */
function useProductFilters(equipment: boolean, endpoint: string) {
  const { language } = useWidget();
  const groups = useCall(
    equipment ? null : 'groups',
    (api, signal) => fetchFacetGroups(api, { language }, { signal }),
    language,
  );
  const custom = useCall(equipment ? null : `custom ${endpoint}`, (api, signal) =>
    fetchCustomFacets(api, { signal, endpoint }),
  );
  if (equipment) return { groups: [], customTags: [], isWaiting: false, names: [] };
  return {
    groups: groups.data ?? [],
    customTags: custom.data ?? [],
    isWaiting: groups.status === 'loading',
    names: [groups, custom],
  };
}
