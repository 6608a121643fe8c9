import { recipeTags } from './facets';
import { picture } from './picture-address';
import { feastRows } from './recipes/feast.rows';
import type { RecipeRow } from './recipes/rows';
import { weekdayRows } from './recipes/weekday.rows';
import { numberOf, slug } from './texts';
import type { Recipe } from './types';

const timeTag = (minutes: number): number => (minutes < 30 ? 411 : minutes <= 60 ? 412 : 413);

function recipeOf(row: RecipeRow, index: number): Recipe {
  const [fi, en, se, kind, totalTime, tags] = row;
  const dish = recipeTags.find(({ id }) => id >= 401 && id <= 408 && tags.includes(id));
  return {
    contentId: 6001 + index,
    site: 'atriafi',
    type: 'RecipePage',
    title: { fi, en, se },
    url: {
      fi: `/reseptit/${slug(fi)}`,
      en: `/en/recipes/${slug(en)}`,
      se: `/recept/${slug(se)}`,
    },
    teaserText: dish?.name ?? {},
    category: { fi: 'Reseptit', en: 'Recipes', se: 'Recept', de: 'Rezepte' },
    image: picture(kind, fi),
    totalTime,
    likeCount: 20 + numberOf(fi, 900),
    facetTags: [...tags, timeTag(totalTime)],
    categoryIds: [tags.includes(422) ? 602 : tags.includes(424) ? 603 : 601, ...tags],
  };
}

/** The recipes of the main site; its categories are 601 weekday, 602 feast, 603 summer, and its tags. */
export const recipes: readonly Recipe[] = [...weekdayRows, ...feastRows].map(recipeOf);

/** The chicken recipes as the poultry brand's site has them. */
export const jyvabroilerRecipes: readonly Recipe[] = recipes
  .filter(({ facetTags }) => facetTags.includes(201))
  .map((recipe) => ({ ...recipe, site: 'jyvabroiler', contentId: recipe.contentId + 500 }));
