import { fetchFilteredCards } from '../../src/api/cards';
import { fetchCustomFacets, fetchFacetGroups, fetchRecipeTags } from '../../src/api/facets';
import { postLike } from '../../src/api/likes';
import { fetchMenu, fetchMenuRecipes, postMenu } from '../../src/api/menu';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../src/api/navigation';
import { fetchReleaseCategories } from '../../src/api/releases';
import { fetchRetailProducts } from '../../src/api/retail-products';
import {
  searchContent,
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '../../src/api/search';
import { fetchSuggestions } from '../../src/api/suggestions';
import { bareCall, call } from './declare-call';

const language = 'fi';
const paged = { language, page: 1, pageSize: 12 };

export const navigationCalls = {
  fetchDesktopNavigation: call(
    fetchDesktopNavigation,
    { languageId: language },
    { also: { pageId: '12', subDomainId: '1' } },
  ),
  fetchMobileNavigation: call(
    fetchMobileNavigation,
    { languageId: language },
    { also: { pageId: '12', subDomainId: '1' } },
  ),
};

export const searchCalls = {
  fetchSuggestions: call(
    fetchSuggestions,
    { language, q: 'kana' },
    { also: { pageSize: 5, sortOrder: 0 }, gives: { contentId: 'hits.0.contentId' } },
  ),
  searchContent: call(searchContent, paged, {
    also: { q: 'kana', contentGroup: 2, sortOrder: 0, facetTags: [101] },
  }),
  searchProducts: call(searchProducts, paged, { also: { sortOrder: 0, q: 'nakki' } }),
  searchShopProducts: call(searchShopProducts, paged, {
    also: { q: 'nauda' },
    gives: { code: 'hits.0.code', productId: 'hits.0.contentId' },
  }),
  searchRecipes: call(searchRecipes, paged, { also: { q: 'kana' } }),
  searchNews: call(searchNews, paged, { also: { sortOrder: 2 } }),
  fetchRetailProducts: call(fetchRetailProducts, { language }),
  fetchFacetGroups: call(fetchFacetGroups, { language }),
  fetchCustomFacets: bareCall(fetchCustomFacets),
  fetchRecipeTags: call(fetchRecipeTags, { recipeSearchBlockId: '1' }),
};

export const contentCalls = {
  fetchFilteredCards: call(fetchFilteredCards, { itemId: 'kana', cardType: 'recipeCard' }),
  postLike: call(postLike, { contentId: '1' }),
  fetchReleaseCategories: call(fetchReleaseCategories, { language }),
};

const dish = { header: 'Hernekeitto', link: '/reseptit/hernekeitto', image: '/h.jpg' };
const day = [dish];

export const menuCalls = {
  fetchMenu: call(fetchMenu, { menuId: '1' }),
  fetchMenuRecipes: bareCall(fetchMenuRecipes),
  postMenu: call(postMenu, [
    { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
  ]),
};
