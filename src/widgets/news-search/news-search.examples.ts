import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './news-search.contract';

const brand = 'atriacom';
const language = 'en';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The newsroom of the corporate site.', brand, language },
  withQueryBox: {
    title: 'With a query box, on the main site in Finnish.',
    attributes: { showSearch: true },
  },
  stockExchangeReleases: {
    title: 'An address that asks for a category and its sub-category.',
    brand,
    language,
    attributes: { showSearch: true },
    query: '?facetTags=701,711',
  },
  sustainability: {
    title: 'Kept to one category by the page.',
    brand,
    language,
    attributes: { matchAnyCategoryIds: '702' },
  },
  investorRelations: {
    title: 'Kept to what two authors wrote.',
    brand,
    language,
    attributes: { authors: 'Sijoittajasuhteet, Viestintä' },
  },
  swedish: {
    title: 'In Swedish, with few items a page.',
    language: 'se',
    attributes: { pageSize: 6 },
  },
  thirdPage: { ...thirdPage, attributes: { pageSize: 3 } },
  ...searchStates('olematon uutinen', 'cards stand for the news', {
    attributes: { showSearch: true },
  }),
  strangeAddress: {
    title: 'A sub-category without its category, and values that make no sense.',
    attributes: { matchAnyCategoryIds: 'x,,', authors: ' , ' },
    query: '?page=-2&pageSize=99999&facetTags=abc,711,999&utm_source=x',
    state: true,
  },
};
