import type { Language } from '../../src/core/page/language';
import { list, number, text } from './reader/columns';
import { rowsOf } from './reader/content';
import type { LocalText } from './texts';

/** How to make a dish, in one language. */
export interface Cooking {
  readonly portions: number;
  /** Each with its amount. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

const parts = list(text, / *\| */);
const read = (language: string): ReadonlyMap<number, Cooking> =>
  new Map(
    rowsOf(`recipes/cooking/${language}.tsv`, {
      id: number,
      portions: number,
      ingredients: parts,
      steps: parts,
    }).map(({ id, ...how }) => [id, how]),
  );

const all = { fi: read('fi'), en: read('en'), se: read('se') };

/** How to make the recipe with an id, by language. */
export const cookingOf = (id: number): Partial<Record<Language, Cooking>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([language, byId]) => {
      const how = byId.get(id);
      return how ? [[language, how]] : [];
    }),
  );

/** The ingredients of how a dish is made, without amounts: `400 g naudan jauhelihaa`. */
export const madeOf = (cooking: Partial<Record<Language, Cooking>>): LocalText =>
  Object.fromEntries(
    Object.entries(cooking).map(([language, { ingredients }]) => [
      language,
      ingredients.map((one) => one.replace(amount, '')).join(', '),
    ]),
  );
const amount = /^\P{L}+(?:(?:k?g|[dm]?l|tl|rkl|ps|tlk|tsp|tbsp|tsk|msk) )?/u;
