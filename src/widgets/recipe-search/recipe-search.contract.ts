import { choice, flag, integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'recipe-search',
  summary: 'The recipe search page: query box, recipe filters, facets and a grid of recipes.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many recipes a page of results has.',
      example: '12',
    }),
    recipeSearchBlockId: text({
      description:
        'The id of the recipe search block whose filters stand as buttons below the query box; without one there are none.',
      example: '5501',
    }),
    allRecipesUrl: url({
      description:
        'The page that the link to all recipes goes to; by default the recipes of the site search, with the text searched for.',
      example: '/reseptit',
    }),
    searchUrl: url({
      default: '/haku',
      description: 'The site search page that the link to all recipes goes to by default.',
      example: '/haku',
    }),
    matchAnyCategoryIds: text({
      description:
        'Ids of categories, separated by commas, of which a recipe must have at least one.',
      example: '601,603',
    }),
    cardType: choice(['auto', 'recipeCard', 'jyvabroilerRecipeCard'], {
      description: 'The look of the recipes; auto is the recipe card of the brand.',
      example: 'recipeCard',
    }),
    hideInitialResults: flag({
      description: 'Shows recipes only once something is searched for or chosen.',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/recipes',
    }),
  },
  events: {
    'atria-search-results': event<ShownResults>({
      description:
        'Recipes are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type RecipeSearchProps = PropsOf<typeof contract>;
