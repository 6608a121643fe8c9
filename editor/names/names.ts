import type { CallSettings } from '../../src/api/call-address';
import { type ApiClient, createClient } from '../../src/api/client';
import { fetchFacetGroups } from '../../src/api/facets';
import type { IdOf } from '../../src/api/field';
import { searchContent, searchShopProducts } from '../../src/api/search';
import type { Language } from '../../src/core/page/language';
import {
  type AskedId,
  type Asking,
  type Known,
  lookCategory,
  lookId,
  type Named,
  searchOf,
  tagsOf,
} from '../../src/help/known-ids';
import { matching } from '../../src/read/compare';

/** Finds content with a text in its name. */
type Find = (q: string, asking: Asking) => Promise<readonly Named[]>;

/** How many are offered. */
const most = 8;

/** Finds products of the shop that have an id of a kind. */
const productsBy =
  (id: 'code' | 'contentId'): Find =>
  async (q, { api, language }) => {
    const { hits } = await searchShopProducts(api, { language, page: 1, pageSize: most, q });
    return hits
      .filter((hit) => hit[id])
      .map((hit) => ({ id: hit[id], name: hit.title, picture: hit.image }));
  };

/** How many categories are offered; each needs a request. */
const mostCategories = 6;

/** The categories with a text in their name, if the search's filters name them. */
async function findCategories(q: string, asking: Asking): Promise<readonly Named[]> {
  const { api, language } = asking;
  const found = await searchOf(asking)(api, { language, page: 1, pageSize: 1 });
  const ids = matching(tagsOf(found), q, ({ name }) => name).map(({ id }) => String(id));
  // A filter need not be a category: one without hits as a category is not offered.
  const known = await Promise.all(
    [...new Set(ids)].slice(0, mostCategories).map((id) => lookCategory(id, asking)),
  );
  return known.filter((one) => typeof one === 'object');
}

/** The search by names for each kind of id, if the back end has a list of such content. */
const finds: Readonly<Partial<Record<IdOf, Find>>> = {
  product: productsBy('code'),
  'product-id': productsBy('contentId'),
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

/** Whether a text can only be an id, not a name to search for. */
export const isId = (text: string): boolean => /^[\w-]*\d[\w-]*$/.test(text);

/** What the organisation's back end knows about ids, each requested once. */
export interface Names {
  /** What is known so far. */
  readonly known: (asked: AskedId) => Known;
  /** Requests it, unless it is known; never rejects. */
  readonly look: (asked: AskedId) => Promise<Known>;
  /**
   * Finds content with a text in its name, or as its id; rejects if the back end does not answer.
   */
  readonly find: (q: string, asked: Omit<AskedId, 'id'>) => Promise<readonly Named[]>;
}

const keyOf = ({ kind, id, search }: AskedId): string => [kind, id, search].join(' ');

/** The names from a back end. */
export function namesOf(client: () => Promise<ApiClient>, language: Language): Names {
  const all = new Map<string, Known>();
  const asked = new Map<string, Promise<Known>>();
  const ask = async (one: AskedId): Promise<Known> => {
    const { kind, id, search } = one;
    // The sample may fail to load.
    const known = await client()
      .then((api) => lookId(kind, id, { api, language, search }))
      .catch(() => 'failed' as const);
    all.set(keyOf(one), known);
    // Requested again the next time.
    if (known === 'failed') asked.delete(keyOf(one));
    return known;
  };
  const look = (one: AskedId): Promise<Known> => {
    const answer = asked.get(keyOf(one)) ?? ask(one);
    asked.set(keyOf(one), answer);
    return answer;
  };
  return {
    known: (one) => all.get(keyOf(one)),
    look,
    find: async (q, { kind, search }) => {
      const byName = finds[kind]?.(q, { api: await client(), language, search });
      const own = isId(q) ? await look({ kind, id: q, search }) : undefined;
      const found = (await byName) ?? [];
      if (typeof own !== 'object' || found.some(({ id }) => id === own.id)) return found;
      return [own, ...found];
    },
  };
}

/** Whether content of a kind of id can be found by names. */
export const hasNames = (kind: AskedId['kind']): boolean => kind in finds;

/** The client of the organisation's own back end. */
export const ownClient = (settings: CallSettings): ApiClient =>
  createClient({ ...settings, fetch: (...request) => fetch(...request) });
