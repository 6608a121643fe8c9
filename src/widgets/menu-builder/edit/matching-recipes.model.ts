import { comparable, matching } from '../../../read/compare';

/** Nobody reads more; another letter finds fewer. */
const most = 30;

/** Recipe names that contain a text: those that begin with it first; without a text the first. */
export function matchingRecipes(
  recipes: Readonly<Record<string, unknown>>,
  text: string,
): string[] {
  const names = matching(Object.keys(recipes), text, (name) => name);
  const begins = (name: string) => Number(comparable(name).startsWith(comparable(text)));
  return [...names].sort((one, other) => begins(other) - begins(one)).slice(0, most);
}
