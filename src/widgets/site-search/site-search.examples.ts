import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './site-search.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The search page of the main site.' },
  asked: { title: 'An address that asks for sausages.', query: '?q=makkara' },
  redirected: {
    title: 'As the search field of another page leads here: recipes, from the first page.',
    query: '?q=kana&contentGroup=2&currentPage=1&pageSize=10',
  },
  corporate: {
    title: 'On the corporate site in English, with kinds of its own.',
    brand: 'atriacom',
    language: 'en',
    attributes: {
      contentGroups: [
        { id: 0, name: 'Everything' },
        { id: 3, name: 'News and pages' },
      ],
    },
  },
  swedish: {
    title: 'In Swedish on the Lithells site.',
    brand: 'lithellsse',
    language: 'se',
  },
  thirdPage,
  ...searchStates('olematon asia', 'rows stand for the hits'),
  wrongGroups: {
    title: 'Kinds that make no sense are left out.',
    attributes: { contentGroups: [{ id: 1.5, name: 'Puolikas' }] },
    state: true,
  },
};
