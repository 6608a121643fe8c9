import {
  searchContent,
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '../../src/api/search';
import { fetchSuggestions } from '../../src/api/suggestions';
import { recipeFacets } from '../data/facets';
import { equipmentProducts } from '../data/products';
import { shopProducts } from '../data/shop-products';
import {
  facetsOfGroup,
  newsFacets,
  newsItems,
  pagesOf,
  productFacetsOf,
  productsOf,
  recipesOf,
} from './catalogue';
import {
  contentHit,
  newsHit,
  productHit,
  recipeHit,
  shopHit,
  suggestionHit,
  withLikes,
} from './hits';
import { number, questionOf } from './question';
import { answers, type Route } from './route';
import { answer } from './search-engine';
import type { Store } from './session';
import { siteOf } from './site';
import { suggested } from './suggest';

/** Suggestions and the five searches. */
export const routes = (store: Store): readonly Route[] => [
  answers(fetchSuggestions, (context) => {
    const { q, language, pageSize } = questionOf(context, 5);
    const found = suggested(pagesOf(siteOf(context)), q, language, pageSize);
    return { hits: found.map((page) => suggestionHit(page, language)) };
  }),
  answers(searchContent, (context) => {
    const site = siteOf(context);
    const group = number(context, 'contentGroup', 0);
    return answer(
      pagesOf(site, group),
      questionOf(context, 10),
      facetsOfGroup(site, group),
      contentHit,
    );
  }),
  answers(searchProducts, (context) => {
    const site = siteOf(context);
    const question = questionOf(context);
    const facets = productFacetsOf(site);
    if (context.req.query('searchEquipments') === 'true')
      return answer(equipmentProducts, question, [], productHit);
    if (site === 'lihakauppa')
      return answer(shopProducts, question, facets, withLikes(store, shopHit));
    return answer(productsOf(site), question, facets, withLikes(store, productHit));
  }),
  answers(searchShopProducts, (context) =>
    answer(shopProducts, questionOf(context), [], withLikes(store, shopHit)),
  ),
  answers(searchRecipes, (context) =>
    answer(
      recipesOf(siteOf(context)),
      questionOf(context),
      recipeFacets,
      withLikes(store, recipeHit),
    ),
  ),
  answers(searchNews, (context) => {
    const authors = context.req.queries('authors[]') ?? [];
    const items = newsItems.filter(({ author }) => !authors.length || authors.includes(author));
    return answer(items, questionOf(context, 12, 2), newsFacets, newsHit);
  }),
];
