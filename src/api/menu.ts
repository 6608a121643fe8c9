import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { answerList, listOf, text } from './schema';

const menuCardSchema = v.object({
  header: field(text, { description: 'Name of the dish.', example: 'Hernekeitto' }),
  link: field(text, { description: 'Address of its recipe.' }),
  image: field(text, { description: 'Address of its picture; none when absent.' }),
});
const day = field(listOf(menuCardSchema), {
  description: 'Dishes of the day, in order; empty on a day without any.',
});
const weekSchema = v.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
});
const weeksSchema = answerList(weekSchema);
const recipesSchema = v.record(v.string(), menuCardSchema);
// The new id stands alone or in an object.
const savedSchema = v.pipe(
  v.union([
    v.string(),
    v.number(),
    v.object({
      id: field(v.union([v.string(), v.number()]), {
        description: 'Id of the menu as it was saved; the page’s address names it from then on.',
        example: '13',
      }),
    }),
  ]),
  v.transform((answer) => String(typeof answer === 'object' ? answer.id : answer)),
);

export type MenuCard = v.InferOutput<typeof menuCardSchema>;
export type MenuWeek = v.InferOutput<typeof weekSchema>;

/** What was kept of a menu, checked: undefined for what is no list of weeks or has none. */
export function menuWeeksOf(value: unknown): readonly MenuWeek[] | undefined {
  const { success, output } = v.safeParse(weeksSchema, value);
  return success && output.length > 0 ? output : undefined;
}

/** The weeks of a menu [API-51]. */
export const fetchMenu = (api: ApiClient, { menuId }: { menuId: string }, options?: CallOptions) =>
  api.call({ path: paths.menu, query: { menuId }, schema: weeksSchema, ...options });

/** Recipes by name, as cards [API-52]. */
export const fetchMenuRecipes = (api: ApiClient, options?: CallOptions) =>
  api.call({ path: paths.menuRecipes, schema: recipesSchema, ...options });

/** Saves a menu and gives its new id [API-53]. */
export const postMenu = (api: ApiClient, weeks: readonly MenuWeek[], options?: CallOptions) =>
  api.call({ method: 'post', path: paths.menu, json: weeks, schema: savedSchema, ...options });
