import { fetchFacetGroups } from '../../src/api/facets';
import type { IdOf } from '../../src/api/field';
import { searchContent, searchShopProducts } from '../../src/api/search';
import type { Asking, Named } from '../../src/help/named';
import { matching } from '../../src/read/compare';
import { findCategories } from './categories';

/** Finds content with a text in its name. */
type Find = (q: string, asking: Asking) => Promise<readonly Named[]>;

/** How many are offered. */
const most = 8;

const shopHits = async (q: string, { api, language }: Asking) =>
  (await searchShopProducts(api, { language, page: 1, pageSize: most, q })).hits;

/** The search by names for each kind of id, if the back end has a list of such content. */
export const finds: Readonly<Partial<Record<IdOf, Find>>> = {
  product: async (q, asking) =>
    (await shopHits(q, asking))
      .filter(({ code }) => code)
      .map(({ code, title, image }) => ({ id: code, name: title, picture: image })),
  'product-id': async (q, asking) =>
    (await shopHits(q, asking))
      .filter(({ contentId }) => contentId)
      .map(({ contentId, title, image }) => ({ id: contentId, name: title, picture: image })),
  content: async (q, { api, language }) =>
    (await searchContent(api, { language, page: 1, pageSize: most, q })).hits.map(
      ({ contentId, title, image }) => ({ id: contentId, name: title, picture: image }),
    ),
  categories: findCategories,
  'product-group': async (q, { api, language }) =>
    matching(await fetchFacetGroups(api, { language }), q, ({ name }) => name)
      .slice(0, most)
      .map(({ id, name }) => ({ id, name, picture: '' })),
};
