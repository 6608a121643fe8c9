import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './product-search.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The product page of the main site, with a link to the search of the whole site.',
    attributes: { siteSearchUrl: '/haku' },
  },
  poultry: { title: 'On the poultry site.', brand: 'jyvabroiler' },
  exportSite: {
    title: 'On the export site: product codes, and the chosen filters as chips.',
    brand: 'export',
    language: 'en',
    query: '?facetTags=201',
  },
  meatShop: {
    title: 'On the meat shop: product cards to buy from.',
    brand: 'lihakauppa',
    attributes: { pageSize: 8 },
  },
  ridderheims: {
    title: 'On the Ridderheims site, in Swedish.',
    brand: 'ridderheimsse',
    language: 'se',
  },
  sibylla: { title: 'On the Sibylla site.', brand: 'sibylla' },
  mestariForsman: { title: 'On the Mestari Forsman site.', brand: 'mestariforsmanfi' },
  asked: { title: 'An address that asks for sausages.', query: '?q=makkara' },
  fewAtATime: {
    title: 'Two products at a time.',
    attributes: { pageSize: 2 },
  },
  thirdPage: { ...thirdPage, attributes: { pageSize: 8 } },
  hiddenAtFirst: {
    title: 'Products show once something is searched for or chosen.',
    attributes: { hideInitialResults: true },
  },
  wideCards: {
    title: 'With another card in two columns.',
    attributes: { cardType: 'headerImageWide', columns: 'two', pageSize: 6 },
  },
  ...searchStates('olematon tuote', 'cards stand for the products'),
  withoutDiets: {
    title: 'The dietary filters fail: the search works without them.',
    fault: 'facets:500',
  },
};
