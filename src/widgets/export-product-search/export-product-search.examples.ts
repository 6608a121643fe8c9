import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './export-product-search.contract';

const site = { brand: 'export', language: 'en' };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The product page of the export site.', ...site },
  chosen: {
    title: 'An address that asks for chicken and turkey: the chosen filters are chips.',
    ...site,
    query: '?facetTags=201,204',
  },
  german: { title: 'In German.', brand: 'export', language: 'de' },
  asked: { title: 'An address that asks for fillets.', ...site, query: '?q=fillet' },
  thirdPage: { ...thirdPage, ...site, attributes: { pageSize: 6 } },
  withLink: {
    title: 'With a link to all products in the site search.',
    ...site,
    attributes: { searchUrl: '/en/search', pageSize: 6 },
  },
  ...searchStates('no such product', 'cards stand for the products', site),
};
