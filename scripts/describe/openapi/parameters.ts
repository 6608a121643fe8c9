import type { QueryValue } from '../../../src/api/call-address';
import type { KnownCall } from '../../calls/all-calls';
import { shapeOfSample } from './body-shape';

interface About {
  readonly description: string;
  /** A value of its type, where the calls' samples have none. */
  readonly sample?: QueryValue;
}

/** What the parts of paths and queries are, whichever call has them. */
export const aboutParameters: Readonly<Record<string, About>> = {
  language: { description: 'Language of the page: `fi`, `en`, `se` (Swedish) or `de`.' },
  languageId: { description: 'Language of the page: `fi`, `en`, `se` (Swedish) or `de`.' },
  pageId: { description: 'Id of the page, as its tag gives it.' },
  subDomainId: { description: 'Id of the site, as its tag gives it.' },
  q: { description: 'What the visitor typed.', sample: 'kana' },
  page: { description: 'Which page of the hits, from 1.' },
  pageSize: { description: 'How many hits a page has.' },
  sortOrder: {
    description: 'Order of the hits: 0 best match, 1 by title, 2 newest first.',
    sample: 0,
  },
  contentGroup: {
    description: 'Kind of content: 0 all, 1 products, 2 recipes, 3 the rest.',
    sample: 1,
  },
  productGroup: { description: 'Id of a product group, from `/api/facets/groups`.', sample: '21' },
  facetTags: { description: 'Ids of the facet tags that are chosen.', sample: [101] },
  matchAnyCategoryIds: { description: 'Categories of which a hit has one at least.', sample: [31] },
  matchAllCategoryIds: { description: 'Categories that a hit has all of.', sample: [31] },
  authors: { description: 'Authors of which one wrote the hit.', sample: ['Atria'] },
  hideResults: { description: '`true` asks for the facets only.', sample: true },
  skipPagination: { description: '`true` asks for all hits at once.', sample: true },
  searchEquipments: { description: '`true` asks for machines instead of products.', sample: true },
  containerPage: { description: 'Id of the page below which hits stand.', sample: '12' },
  recipeSearchBlockId: { description: 'Id of the recipe search block, as its tag gives it.' },
  itemId: { description: 'Id of the item that was chosen, as the tag gives it.' },
  cardType: { description: 'Type of the cards to make.' },
  contentId: { description: 'Id of the content that is liked.' },
  code: { description: "Code of the product; of a coupon's calls, that of the coupon." },
  quantity: { description: 'How many the line shall have; 0 removes it.' },
  postalCode: { description: 'Five digits.' },
  productId: { description: 'Id of the product.' },
  menuId: { description: 'Id of the menu.' },
};

const here = 'scripts/describe/openapi/parameters.ts';

const about = (name: string): About => {
  const found = aboutParameters[name];
  if (!found) throw new Error(`${name}: say what it is in ${here}`);
  return found;
};

/** The parts of a path that differ from request to request. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const valuesInPath = ({ path, ask }: KnownCall): string[] =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(ask().path)?.slice(1) ?? [];

function pathParameters(call: KnownCall) {
  const values = valuesInPath(call);
  return pathNames(call.path).map((name, index) => ({
    name,
    in: 'path',
    required: true,
    description: about(name).description,
    schema: { type: 'string' },
    example: decodeURIComponent(values[index] ?? ''),
  }));
}

/** A list is repeated with brackets and without indexes, and so its name has them [API-01]. */
function queryParameters({ queryNames, ask }: KnownCall) {
  const least = ask().query ?? {};
  const most = ask({}, true).query ?? {};
  return queryNames.map((name) => {
    const { description, sample } = about(name);
    const example = most[name];
    const value = example ?? sample;
    if (value === undefined) throw new Error(`${name}: say a sample of it in ${here}`);
    const required = least[name] !== undefined;
    return {
      name: Array.isArray(value) ? `${name}[]` : name,
      in: 'query',
      required,
      description,
      schema: shapeOfSample(value),
      ...(Array.isArray(value) && { style: 'form', explode: true }),
      ...(example !== undefined && { example }),
    };
  });
}

/** Where the values of a request's path and query stand. */
export const parametersOf = (call: KnownCall) => [
  ...pathParameters(call),
  ...queryParameters(call),
];
