import type { Brand } from '../../src/core/page/brand';
import { tagIds } from './facets';
import { homeLanguageOf } from './navigation';
import { list, number, optional, pictureKind, standingFor, text } from './reader/columns';
import { rowsOf } from './reader/content';
import { recipeOf } from './recipes';
import type { PortionIngredient, Recipe } from './types';

const tagList = list(standingFor(tagIds));

/** `7 kg Naudan jauheliha`; `{main}` and `{with}` are the recipe's own. */
function ingredientOf(
  line: string,
  own: { readonly main: string; readonly with?: string | undefined },
) {
  const [, amount = '', unit = '', name = ''] = /^([\d,]+) (\S+) (.+)$/.exec(line) ?? [];
  return {
    Name: name.replace('{main}', own.main).replace('{with}', own.with ?? ''),
    Amount: Number(amount.replace(',', '.')),
    Unit: unit,
  } satisfies PortionIngredient;
}

/** The recipes of a professional site: each is made as its kind of dish, of its own stuff. */
function recipesAt(site: Brand): readonly Recipe[] {
  const folder = `recipes/professional/${site}`;
  const language = homeLanguageOf(site);
  const dishes = rowsOf(`${folder}/dishes.tsv`, {
    name: text,
    portions: number,
    /** Of one portion, in grams. */
    size: number,
    picture: pictureKind,
    minutes: number,
    tags: tagList,
    lead: text,
  });
  const byName = new Map(dishes.map((dish) => [dish.name, dish]));
  const steps = rowsOf(`${folder}/steps.tsv`, {
    dish: standingFor(byName),
    heading: text,
    ingredients: list(text, / *\| */),
    instructions: text,
  });
  const columns = {
    id: number,
    title: text,
    dish: standingFor(byName),
    main: text,
    with: optional(text),
    tags: tagList,
  };
  return rowsOf(`${folder}/recipes.tsv`, columns).map(({ dish, title, tags, ...row }) => ({
    ...recipeOf({
      ...dish,
      id: row.id,
      title: { [language]: title },
      tags: [...dish.tags, ...tags],
    }),
    site,
    teaserText: { [language]: dish.lead },
    portions: {
      Yield: dish.portions,
      PortionSize: dish.size,
      PortionUnit: 'g',
      TotalYieldKg: (dish.portions * dish.size) / 1000,
      Steps: steps
        .filter((step) => step.dish === dish)
        .map(({ heading, ingredients, instructions }) => ({
          Heading: heading,
          Instructions: instructions,
          Ingredients: ingredients.map((line) => ingredientOf(line, row)),
        })),
    },
  }));
}

/** The recipes for large kitchens, with what the portion calculator scales. */
export const professionalRecipes: readonly Recipe[] = recipesAt('ammattilaiset');
