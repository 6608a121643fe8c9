import * as v from 'valibot';
import type { Brand } from '../../src/core/page/brand';
import { readNumber } from '../../src/read/number';
import { tagIds } from './facets';
import { homeLanguageOf } from './navigation';
import { professionalProducts } from './products';
import { list, number, optional, pictureKind, standingFor, text } from './reader/columns';
import { rowsOf } from './reader/content';
import { recipeOf } from './recipes';
import type { Recipe } from './types';

const tags = list(standingFor(tagIds));
const urls = new Map(professionalProducts.map(({ contentId, url }) => [String(contentId), url]));

/** Lines of a cell such as `12,5 kg Naudan jauheliha`, as parts; the name may have spaces. */
const lines = (pattern: RegExp, like: string) =>
  list(
    v.pipe(
      text,
      v.check(
        (line) => pattern.test(line),
        ({ input }) => `expected "${like}", got "${input}"`,
      ),
      v.transform((line) => pattern.exec(line)?.groups ?? {}),
    ),
    / *\| */,
  );
const numberIn = (cell = ''): number => readNumber(cell) ?? 0;

/**
 * The recipes of a professional site: each is made like others of its kind of dish, with its own
 * ingredients.
 */
function recipesAt(site: Brand): readonly Recipe[] {
  const folder = `recipes/professional/${site}`;
  const language = homeLanguageOf(site);
  const links = new Map(
    rowsOf(`${folder}/links.tsv`, { name: text, product: standingFor(urls) }).map(
      ({ name, product }) => [name, product[language]],
    ),
  );
  const dishes = rowsOf(`${folder}/dishes.tsv`, {
    name: text,
    portions: number,
    /** The size of one portion, in grams. */
    size: number,
    picture: pictureKind,
    minutes: number,
    tags,
    /** In 100 g. */
    nutrients: lines(/^(?<Code>\S+) (?<Name>.+) (?<Amount>[\d,]+) (?<Unit>\S+)$/, 'FAT Fett 6,4 g'),
    lead: text,
  });
  const dish = standingFor(new Map(dishes.map((one) => [one.name, one])));
  const steps = rowsOf(`${folder}/steps.tsv`, {
    dish,
    heading: text,
    /** `{main}` and `{with}` are the recipe's own ingredients. */
    ingredients: lines(/^(?<Amount>[\d,]+) (?<Unit>\S+) (?<Name>.+)$/, '12,5 kg Peruna'),
    instructions: text,
  });
  const columns = { id: number, title: text, dish, main: text, with: optional(text), tags };
  return rowsOf(`${folder}/recipes.tsv`, columns).map(({ id, dish, title, ...row }) => {
    const ingredientOf = ({ Amount, Name = '', ...rest }: Record<string, string>) => {
      const name = Name.replace('{main}', row.main).replace('{with}', row.with ?? '');
      return { Name: name, Amount: numberIn(Amount), ...rest, Url: links.get(name) };
    };
    const made = steps.filter((step) => step.dish === dish);
    const ingredients = made.flatMap((step) => step.ingredients.map(ingredientOf));
    const tables = [...made.map(({ ingredients }) => ingredients), dish.nutrients];
    return {
      ...recipeOf({ ...dish, id, title: { [language]: title }, tags: [...dish.tags, ...row.tags] }),
      site,
      teaserText: { [language]: dish.lead },
      madeOf: { [language]: ingredients.map(({ Name }) => Name).join(', ') },
      portions: {
        rows: tables.reduce((sum, { length }) => sum + length + 2, dish.nutrients.length ? 0 : -2),
        recipe: {
          Yield: dish.portions,
          PortionSize: dish.size,
          PortionUnit: 'g',
          TotalYieldKg: (dish.portions * dish.size) / 1000,
          Steps: made.map(({ heading, ingredients, instructions }) => ({
            Heading: heading,
            Instructions: instructions,
            Ingredients: ingredients.map(ingredientOf),
          })),
          Nutrients: dish.nutrients.map(({ Amount, Unit, ...one }) => ({
            ...one,
            Amount: numberIn(Amount),
            Unit: `${Unit}/100 g`,
          })),
        },
      },
    };
  });
}

/**
 * The recipes for large kitchens, Finnish and Swedish, with the data that the portion calculator
 * scales.
 */
export const professionalRecipes: readonly Recipe[] = [
  ...recipesAt('ammattilaiset'),
  ...recipesAt('foodservicese'),
];
