import type { Brand } from '../../src/core/page/brand';
import { contentPages } from '../data/articles';
import { productFacets, professionalFacets, recipeFacets } from '../data/facets';
import { news, newsCategories } from '../data/news';
import {
  brandProducts,
  exportProducts,
  jyvabroilerProducts,
  professionalProducts,
  retailProducts,
} from '../data/products';
import { professionalRecipes } from '../data/professional-recipes';
import { jyvabroilerRecipes, recipes } from '../data/recipes';
import { shopProducts } from '../data/shop-products';
import type { FacetCategory, Product, Recipe, ShopProduct } from '../data/types';
import type { Item } from './search-engine';

export const isProfessional = (site: Brand): boolean =>
  site === 'ammattilaiset' || site === 'foodservicese';

/** The products of a site; the main site's if it has none. */
export function productsOf(site: Brand): readonly Product[] {
  if (isProfessional(site)) return professionalProducts.filter((one) => one.site === site);
  if (site === 'jyvabroiler') return jyvabroilerProducts;
  if (site === 'export') return exportProducts;
  if (site === 'lihakauppa') return shopProducts;
  const own = brandProducts.filter((product) => product.site === site);
  return own.length > 0 ? own : retailProducts;
}

/** The recipes of a site; on a professional site its own come before the main site's. */
export const recipesOf = (site: Brand): readonly Recipe[] =>
  site === 'jyvabroiler'
    ? jyvabroilerRecipes
    : [...professionalRecipes.filter((one) => one.site === site), ...recipes];

export const shopProductByCode = (code: string): ShopProduct | undefined =>
  shopProducts.find((product) => product.code === code);

/** Content groups of site search: 1 products, 2 recipes, 3 the rest, 0 all [SRCH-16]. */
export function pagesOf(site: Brand, group = 0): readonly Item[] {
  const kinds = [
    productsOf(site),
    recipesOf(site),
    [...news, ...contentPages.filter((page) => page.site === site)],
  ];
  return group === 0 ? kinds.flat() : (kinds[group - 1] ?? []);
}

export const productFacetsOf = (site: Brand): readonly FacetCategory[] =>
  isProfessional(site) ? professionalFacets : productFacets;

/** The facets of a content group: those of its own search. */
export const facetsOfGroup = (site: Brand, group: number): readonly FacetCategory[] =>
  [[], productFacetsOf(site), recipeFacets][group] ?? [];

/** The news with their categories as tags, for the filters of the news search. */
export const newsItems = news.map((item) => ({ ...item, facetTags: item.categoryIds }));
/**
 * The categories come first; a further facet category has the id of a category and its
 * sub-categories.
 */
export const newsFacets: readonly FacetCategory[] = [
  {
    id: 700,
    name: { fi: 'Aihe', en: 'Topic', se: 'Ämne', de: 'Thema' },
    tags: newsCategories.map(({ id, name }) => ({ id, name })),
  },
  ...newsCategories
    .filter(({ subCategories }) => subCategories.length > 0)
    .map(({ id, name, subCategories }) => ({ id, name, tags: subCategories })),
];
