import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, json } from '../../core/element/reading/attributes';
import type { Coded } from '../../read/words-table';
import { fractionOf, isPositive } from './portion-calculator.model';
import { type Recipe, recipeSchema } from './recipe.schema';

/** The part of a recipe that is missing and needed to scale its amounts. */
function lackOf(recipe: Recipe | undefined): readonly Coded[] | undefined {
  const { yield: portions = '1', portionSize = '1' } = recipe ?? {};
  const numbers = { Yield: portions, PortionSize: portionSize };
  const wrong = Object.entries(numbers).filter(([, text]) => !isPositive(fractionOf(text)));
  const lacks = wrong.map(([name]) => ({ code: 'no {name} above 0', params: { name } }));
  return lacks.length > 0 ? lacks : undefined;
}

export const contract = widgetContract({
  name: 'portion-calculator',
  purpose: 'planning',
  summary:
    'A recipe of a professional kitchen. Its amounts follow the portions and the portion size that a visitor chooses.',
  wakes: 'load',
  because: 'It shows what was entered before.',
  attributes: {
    recipe: {
      ...json(recipeSchema, {
        required: true,
        description:
          'The recipe. Numbers may be numbers or texts with a decimal point or comma; names of fields may begin with a capital, as in `Yield`.',
      }),
      uselessOf: lackOf,
    },
    variant: choice(['fi', 'se'], {
      description:
        'The Finnish one (fi) shows three decimals and allows any portions. The Swedish one (se) shows one decimal and nutrients, and allows 1–1000 portions of 150–650. It does not choose the language.',
    }),
  },
  // Entries are the rows of its tables, and two for each step and for the nutrients' heading.
  placement: {
    height: {
      0: { base: 530, row: 39 },
      480: { base: 437, row: 39 },
      640: { base: 378, row: 39 },
      736: { base: 293, row: 39 },
    },
    entries: 17,
  },
});
export type PortionCalculatorProps = PropsOf<typeof contract>;
