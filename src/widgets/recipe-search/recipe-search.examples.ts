import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './recipe-search.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The recipe page of the main site, with the filters of its recipe search block.',
    attributes: { recipeSearchBlockId: '5501' },
  },
  poultry: {
    title: 'On the poultry site, with its own card.',
    brand: 'jyvabroiler',
    attributes: { allRecipesUrl: '/reseptit' },
  },
  withoutBlock: { title: 'Without a recipe search block: dropdowns only.' },
  summer: {
    title: 'Only feasts and recipes of the summer, by their categories.',
    attributes: { matchAnyCategoryIds: '602,603', pageSize: 8 },
  },
  swedish: {
    title: 'In Swedish.',
    language: 'se',
    attributes: { recipeSearchBlockId: '5501' },
  },
  asked: {
    title: 'An address that asks for chicken in dishes from the oven.',
    attributes: { recipeSearchBlockId: '5501' },
    query: '?q=kana&facetTags=404',
  },
  fewAtATime: {
    title: 'Two recipes at a time.',
    attributes: { pageSize: 2 },
  },
  thirdPage: {
    title: 'An address that asks for page 3: pages 1 to 3 are loaded.',
    attributes: { pageSize: 8 },
    query: '?page=3',
  },
  hiddenAtFirst: {
    title: 'Recipes show once something is searched for or chosen.',
    attributes: { recipeSearchBlockId: '5501', hideInitialResults: true },
  },
  withoutHits: {
    title: 'A search without hits.',
    query: '?q=olematon%20resepti',
    state: true,
  },
  failing: {
    title: 'The search fails: an error with a retry.',
    fault: 'search:500',
    state: true,
  },
  withoutTags: {
    title: 'The filters of the block fail: the search works without them.',
    attributes: { recipeSearchBlockId: '5501' },
    fault: 'facets:500',
    state: true,
  },
  loading: {
    title: 'The search takes its time: cards stand for the recipes.',
    attributes: { recipeSearchBlockId: '5501' },
    fault: 'search:never',
    state: true,
  },
  strangeAddress: {
    title: 'An address with values that make no sense is read as far as it makes some.',
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
    state: true,
  },
  longestTexts: {
    title: 'Long words in all that was found.',
    attributes: { recipeSearchBlockId: '5501' },
    fault: 'search:long',
    state: true,
  },
};
