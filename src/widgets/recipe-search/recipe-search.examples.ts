import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates } from '../../catalogue/states';
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
  ...searchStates('olematon resepti', 'cards stand for the recipes', {
    attributes: { recipeSearchBlockId: '5501' },
  }),
  withoutTags: {
    title: 'The filters of the block fail: the search works without them.',
    attributes: { recipeSearchBlockId: '5501' },
    fault: 'facets:500',
  },
};
