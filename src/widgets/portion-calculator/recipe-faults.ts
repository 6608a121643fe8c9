import { fractionOf, isPositive } from './portion-calculator.model';
import type { Recipe } from './recipe.schema';

/** What of a recipe is not shown or not scaled because it is wrong; undefined where nothing is. */
export function faultsOf(recipe: Recipe | undefined): string | undefined {
  if (!recipe) return undefined;
  const faults = [
    !isPositive(fractionOf(recipe.yield)) && 'no Yield above 0',
    !isPositive(fractionOf(recipe.portionSize)) && 'no PortionSize above 0',
    ...recipe.steps.flatMap(({ heading, instructions, ingredients }, step) => [
      !heading && !instructions && ingredients.length === 0 && `nothing in Steps[${step}]`,
      ...ingredients.map(
        ({ name, amount }, index) =>
          !(name && fractionOf(amount)) &&
          `no Name or no numeric Amount in Steps[${step}].Ingredients[${index}]`,
      ),
    ]),
    ...recipe.nutrients.map(
      ({ code, name, amount }, index) =>
        !((name || code) && fractionOf(amount)) &&
        `no Name or no numeric Amount in Nutrients[${index}]`,
    ),
  ].filter(Boolean);
  return faults.join(', ') || undefined;
}
