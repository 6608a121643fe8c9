import type { CardType } from '../../core/cards/card-types';
import type { Brand } from '../../core/page/brand';
import { nameIn } from '../../core/page/query-params';
import type { RecipeSearchProps } from './recipe-search.contract';

/** The card in force: the poultry site has its own [SRCH-23]. */
export const recipeCardOf = (brand: Brand, type: RecipeSearchProps['cardType']): CardType => {
  if (type !== 'auto') return type;
  return brand === 'jyvabroiler' ? 'jyvabroilerRecipeCard' : 'recipeCard';
};

/**
 * The content group of every request: 1 if the address had a search when the page loaded, else 0.
 * It is unrelated to the groups of the site search [SRCH-22].
 */
export function contentGroupOf(address: string, prefix = ''): 0 | 1 {
  const given = new URLSearchParams(address);
  const hasSearch = ['q', 'page', 'facetTags', 'contentGroup'].some((name) =>
    given.get(nameIn(prefix, name)),
  );
  return hasSearch ? 1 : 0;
}
