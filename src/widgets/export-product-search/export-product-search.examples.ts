import type { ExamplesOf } from '../../catalogue/examples';
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
  thirdPage: {
    title: 'An address that asks for page 3: pages 1 to 3 are loaded.',
    ...site,
    attributes: { pageSize: 6 },
    query: '?page=3',
  },
  withLink: {
    title: 'With a link to all products in the site search.',
    ...site,
    attributes: { searchUrl: '/en/search', pageSize: 6 },
  },
  withoutHits: {
    title: 'A search without hits.',
    ...site,
    query: '?q=no%20such%20product',
    state: true,
  },
  failing: {
    title: 'The search fails: an error with a retry.',
    ...site,
    fault: 'search:500',
    state: true,
  },
  loading: {
    title: 'The search takes its time: cards stand for the products.',
    ...site,
    fault: 'search:never',
    state: true,
  },
  strangeAddress: {
    title: 'An address with values that make no sense is read as far as it makes some.',
    ...site,
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
    state: true,
  },
  longestTexts: {
    title: 'Long words in all that was found.',
    ...site,
    fault: 'search:long',
    state: true,
  },
};
