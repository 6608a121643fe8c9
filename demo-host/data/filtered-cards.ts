import type { Language } from '../../src/core/page/language';
import { type CardData, newsCard, productCard, recipeCard } from './cards';
import { news } from './news';
import { newsCategories } from './news-categories';
import { jyvabroilerRecipes, recipes } from './recipes';
import { retailProducts } from './retail-products';
import { textIn } from './texts';

/** An item of a card grid's dropdown; its id is what the filtered-cards call asks for. */
export interface FilterItem {
  readonly id: string;
  readonly label: string;
}

const dietItems = [
  ['laktoositon', 'Laktoosittomat', 'Lactose-free', 101],
  ['gluteeniton', 'Gluteenittomat', 'Gluten-free', 102],
  ['kotimainen', 'Kotimaiset', 'Finnish', 105],
  ['uutuus', 'Uutuudet', 'New', 106],
] as const;

const recipeItems = [
  ['kana', 'Kanasta', 'With chicken', 201],
  ['porsas', 'Porsaasta', 'With pork', 202],
  ['nauta', 'Naudasta', 'With beef', 203],
  ['kasvis', 'Kasviksista', 'Vegetarian', 205],
  ['alle-30-min', 'Alle 30 minuuttia', 'Under 30 minutes', 411],
  ['juhla', 'Juhlaan', 'For feasts', 422],
] as const;

const items = (
  rows: readonly (readonly [string, string, string, number])[],
  language: Language,
): FilterItem[] => rows.map(([id, fi, en]) => ({ id, label: language === 'fi' ? fi : en }));

/** Dropdown items of a product, recipe or news grid. */
export const filterItems = (
  kind: 'products' | 'recipes' | 'news',
  language: Language,
): FilterItem[] =>
  kind === 'products'
    ? items(dietItems, language)
    : kind === 'recipes'
      ? items(recipeItems, language)
      : newsCategories.map(({ id, name }) => ({ id: String(id), label: textIn(name, language) }));

/** An item that stands in a dropdown but has no cards: the grid keeps its own [CARD-13]. */
export const emptyFilterItem = 'tyhja';

/** The cards of a dropdown item in a card type; [] for an item that has none. */
export function filteredCards(
  itemId: string,
  cardType: string,
  language: Language = 'fi',
): CardData[] {
  const diet = dietItems.find(([id]) => id === itemId);
  if (diet)
    return retailProducts
      .filter(({ facetTags }) => facetTags.includes(diet[3]))
      .slice(0, 24)
      .map((product) => productCard(product, language, cardType));
  const recipe = recipeItems.find(([id]) => id === itemId);
  const source = cardType === 'jyvabroilerRecipeCard' ? jyvabroilerRecipes : recipes;
  if (recipe)
    return source
      .filter(({ facetTags }) => facetTags.includes(recipe[3]))
      .map((one) => recipeCard(one, language, cardType));
  return news
    .filter(({ categoryIds }) => categoryIds.includes(Number(itemId)))
    .map((item) => ({ ...newsCard(item, language), type: cardType }));
}
