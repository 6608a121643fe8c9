import * as v from 'valibot';
import { field } from '../../api/field';
import { listOf, requiredText, text } from '../../api/schema';

const ingredientSchema = v.object({
  name: field(requiredText, {
    description: 'What it is.',
    example: 'Naudan jauheliha',
  }),
  amount: field(text, {
    required: true,
    description:
      'The amount for the whole recipe; 0 or less is not shown, and a text that is no number is shown unchanged.',
    example: '12.5',
  }),
  unit: field(text, { description: 'Unit of the amount.', example: 'kg' }),
  url: field(text, { description: 'Where the ingredient leads, such as its product’s page.' }),
});

const stepSchema = v.pipe(
  v.object({
    heading: field(text, { description: 'Name of the step.', example: 'Kastike' }),
    instructions: field(text, {
      description: 'What is done, as plain text; lines are kept.',
      holds: 'lines',
    }),
    ingredients: field(listOf(ingredientSchema), {
      description: 'The ingredients of the step, in order.',
    }),
  }),
  v.check(
    ({ heading, instructions, ingredients }) =>
      Boolean(heading || instructions || ingredients.length),
    'a heading, instructions or ingredients',
  ),
);

const nutrientSchema = v.pipe(
  v.object({
    code: field(text, {
      description: 'Code of the nutrient; shown if it has no name.',
      example: 'ENERC',
    }),
    name: field(text, { description: 'Name of the nutrient.', example: 'Energi' }),
    amount: field(text, {
      required: true,
      description: 'The amount of it; shown unchanged, never scaled.',
      example: '612',
    }),
    unit: field(text, { description: 'Unit of the amount.', example: 'kJ' }),
  }),
  v.check(({ name, code }) => Boolean(name || code), 'a name or a code'),
);

export const recipeSchema = v.object({
  yield: field(text, {
    required: true,
    description: 'Portions that the amounts are for.',
    example: '100',
  }),
  portionSize: field(text, {
    required: true,
    description: 'Size of a portion that the amounts are for.',
    example: '250',
  }),
  portionUnit: field(text, { description: 'Unit of the portion size.', example: 'g' }),
  totalYieldKg: field(text, {
    description: 'The whole yield in kilograms; scaled with the amounts.',
    example: '25',
  }),
  steps: field(listOf(stepSchema), {
    required: true,
    description: 'The steps, in order.',
  }),
  nutrients: field(listOf(nutrientSchema), {
    description: 'Nutrients, on any basis, shown by the Swedish variant.',
  }),
});
export type Recipe = v.InferOutput<typeof recipeSchema>;
