import { Hono } from 'hono';
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
import { answer } from './search-engine';
import type { Store } from './session';
import { siteOf } from './site';
import { suggested } from './suggest';

/** Suggestions and the five searches. */
export const searchRoutes = (store: Store) =>
  new Hono()
    .get('/api/search/suggestions/', (context) => {
      const { q, language, pageSize } = questionOf(context, 5);
      const found = suggested(pagesOf(siteOf(context)), q, language, pageSize);
      return context.json({ hits: found.map((page) => suggestionHit(page, language)) });
    })
    .get('/api/search/content/', (context) => {
      const site = siteOf(context);
      const group = number(context, 'contentGroup', 0);
      const facets = facetsOfGroup(site, group);
      return context.json(
        answer(pagesOf(site, group), questionOf(context, 10), facets, contentHit),
      );
    })
    .get('/api/search/products', (context) => {
      const site = siteOf(context);
      const question = questionOf(context);
      const facets = productFacetsOf(site);
      if (context.req.query('searchEquipments') === 'true')
        return context.json(answer(equipmentProducts, question, [], productHit));
      if (site === 'lihakauppa')
        return context.json(answer(shopProducts, question, facets, withLikes(store, shopHit)));
      return context.json(answer(productsOf(site), question, facets, withLikes(store, productHit)));
    })
    .get('/api/search/lihakauppa-products', (context) =>
      context.json(answer(shopProducts, questionOf(context), [], withLikes(store, shopHit))),
    )
    .get('/api/search/recipes', (context) =>
      context.json(
        answer(
          recipesOf(siteOf(context)),
          questionOf(context),
          recipeFacets,
          withLikes(store, recipeHit),
        ),
      ),
    )
    .get('/api/search/newsroom', (context) => {
      const authors = context.req.queries('authors[]') ?? [];
      const items = newsItems.filter(({ author }) => !authors.length || authors.includes(author));
      return context.json(answer(items, questionOf(context, 12, 2), newsFacets, newsHit));
    });
