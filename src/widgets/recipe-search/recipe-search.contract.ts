import { searchRecipes } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, text, url } from '../../core/element/reading/attributes';
import { addressName, endpoint, searchUrl } from '../../core/element/shared.attributes';
import {
  firstSearch,
  hideInitialResults,
  matchAnyCategoryIds,
  pageSize,
  searchEvents,
} from '../../core/search/search-contract';

export const contract = widgetContract({
  name: 'recipe-search',
  purpose: 'find',
  summary: 'The recipe search page: query box, recipe filters, facets and a grid of recipes.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    recipeSearchBlockId: text({
      description:
        'The id of the recipe search block whose filters are buttons below the query box; without one there are none.',
      example: '5501',
      holds: 'recipe-filters',
    }),
    allRecipesUrl: url({
      description:
        'The page that the link to all recipes leads to; by default the recipes of the site search, with the text searched for.',
      example: '/reseptit',
    }),
    searchUrl,
    matchAnyCategoryIds,
    cardType: choice(['auto', 'recipeCard', 'jyvabroilerRecipeCard'], {
      description: 'The look of the recipes; auto is the recipe card of the brand.',
      example: 'recipeCard',
    }),
    hideInitialResults,
    addressName,
    endpoint,
  },
  events: searchEvents,
  // A page of twelve; Jyväbroiler's cards have square pictures.
  placement: {
    cards: { base: 440, row: 90, share: 0.75, entries: 12 },
    cardsWith: { 'brand=jyvabroiler': { row: 98, share: 1 } },
    request: firstSearch(searchRecipes, ['hideInitialResults', 'matchAnyCategoryIds']),
  },
});
export type RecipeSearchProps = PropsOf<typeof contract>;
