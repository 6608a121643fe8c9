import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { answerList, listOf, text } from './schema';

const menuCardSchema = v.object({ header: text, link: text, image: text });
const day = listOf(menuCardSchema);
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
  v.union([v.string(), v.number(), v.object({ id: v.union([v.string(), v.number()]) })]),
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
