import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './recipe-search.contract';

const attributes = { recipeSearchBlockId: '5501' };

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The recipe page of the main site, with the filters of its recipe search block.',
    attributes,
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
  swedish: { title: 'In Swedish.', language: 'se', attributes },
  asked: {
    title: 'An address that asks for chicken in dishes from the oven.',
    attributes,
    query: '?q=kana&facetTags=404',
  },
  fewAtATime: {
    title: 'Two recipes at a time.',
    attributes: { pageSize: 2 },
  },
  thirdPage: { ...thirdPage, attributes: { pageSize: 8 } },
  hiddenAtFirst: {
    title: 'Recipes show once something is searched for or chosen.',
    attributes: { ...attributes, hideInitialResults: true },
  },
  ...searchStates('olematon resepti', 'cards stand for the recipes', { attributes }),
  withoutTags: {
    title: 'The filters of the block fail: the search works without them.',
    attributes,
    fault: 'facets:500',
  },
};
