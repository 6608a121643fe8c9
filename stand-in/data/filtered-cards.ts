import type { Language } from '../../src/core/page/language';
import { type CardData, newsCard, productCard, recipeCard } from './cards';
import { tagIds } from './facets';
import { news, newsCategories } from './news';
import { retailProducts } from './products';
import { oneOf, standingFor, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { jyvabroilerRecipes, recipes } from './recipes';
import { textIn } from './texts';

/** An item of a card grid's dropdown; the filtered-cards call has its id. */
export interface FilterItem {
  readonly id: string;
  readonly label: string;
}

const filters = rowsOf('pages/filters.tsv', {
  id: text,
  kind: oneOf(['products', 'recipes']),
  tag: standingFor(tagIds),
  title: texts('fi', 'en'),
});

/** Dropdown items of a product, recipe or news grid. */
export const filterItems = (
  kind: 'products' | 'recipes' | 'news',
  language: Language,
): FilterItem[] =>
  kind === 'news'
    ? newsCategories.map(({ id, name }) => ({ id: String(id), label: textIn(name, language) }))
    : filters
        .filter((filter) => filter.kind === kind)
        .map(({ id, title }) => ({ id, label: textIn(title, language) }));

/** The cards of a dropdown item in a card type; [] for an item without any. */
export function filteredCards(
  itemId: string,
  cardType: string,
  language: Language = 'fi',
): CardData[] {
  const filter = filters.find(({ id }) => id === itemId);
  if (!filter)
    return news
      .filter(({ categoryIds }) => categoryIds.includes(Number(itemId)))
      .map((item) => ({ ...newsCard(item, language), type: cardType }));
  if (filter.kind === 'products')
    return retailProducts
      .filter(({ facetTags }) => facetTags.includes(filter.tag))
      .slice(0, 24)
      .map((product) => productCard(product, language, cardType));
  return (cardType === 'jyvabroilerRecipeCard' ? jyvabroilerRecipes : recipes)
    .filter(({ facetTags }) => facetTags.includes(filter.tag))
    .map((one) => recipeCard(one, language, cardType));
}
