import { type InLanguages, inLanguage, type Language } from '../../src/core/page/language';
import { cookingOf, madeOf } from './cooking';
import { dishTags, tagId, tagIds } from './facets';
import { picture } from './picture-address';
import { list, number, pictureKind, standingFor, texts } from './reader/columns';
import { type RowOf, rowsOf } from './reader/content';
import { type LocalText, numberOf, slug, textIn } from './texts';
import type { Recipe } from './types';
import { wordsOf } from './words';

const recipeRow = {
  id: number,
  title: texts('fi', 'en', 'se'),
  picture: pictureKind,
  minutes: number,
  /** Ingredient, dish and season; the time's tag follows from the minutes. */
  tags: list(standingFor(tagIds)),
};

const timeTag = (minutes: number): number =>
  tagId(minutes < 30 ? 'under-30-min' : minutes <= 60 ? '30-to-60-min' : 'over-an-hour');

/** Ids of the sections of recipes: their listings use them beside the tags. */
export const recipeSections = { weekday: 601, feast: 602, summer: 603 } as const;

function sectionOf(tags: readonly number[]): number {
  if (tags.includes(tagId('feast'))) return recipeSections.feast;
  return tags.includes(tagId('summer')) ? recipeSections.summer : recipeSections.weekday;
}

const folders: InLanguages<string> = {
  fi: '/reseptit',
  en: '/en/recipes',
  se: '/recept',
  de: '/rezepte',
};

/** The data of a recipe, of any site. */
interface Row extends Omit<RowOf<typeof recipeRow>, 'title'> {
  readonly title: LocalText;
}

/**
 * A recipe with the fields that follow from its row: addresses, picture, likes, time and section.
 */
export function recipeOf({ id, title, picture: kind, minutes, tags }: Row): Recipe {
  const languages = Object.keys(title) as Language[];
  const name = textIn(title, 'fi');
  const cooking = cookingOf(id);
  return {
    contentId: id,
    site: 'atriafi',
    type: 'RecipePage',
    title,
    url: Object.fromEntries(
      languages.map((one) => [one, `${inLanguage(folders, one)}/${slug(title[one] ?? '')}`]),
    ),
    teaserText: dishTags.find((dish) => tags.includes(dish.id))?.name ?? {},
    category: wordsOf('recipes'),
    image: picture(kind, name),
    totalTime: minutes,
    cooking,
    madeOf: madeOf(cooking),
    likeCount: 20 + numberOf(name, 900),
    facetTags: [...tags, timeTag(minutes)],
    categoryIds: [sectionOf(tags), ...tags],
  };
}

/** The recipes of the main site; their categories are their section and their tags. */
export const recipes: readonly Recipe[] = ['recipes/weekday.tsv', 'recipes/feast.tsv']
  .flatMap((path) => rowsOf(path, recipeRow))
  .sort((a, b) => a.id - b.id)
  .map(recipeOf);

/** The chicken recipes as the poultry brand's site has them. */
export const jyvabroilerRecipes: readonly Recipe[] = recipes
  .filter(({ facetTags }) => facetTags.includes(tagId('chicken')))
  .map((recipe) => ({ ...recipe, site: 'jyvabroiler', contentId: recipe.contentId + 500 }));
