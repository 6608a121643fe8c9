/** Nobody reads more; another letter finds fewer. */
const most = 30;

/** Recipe names that contain a text: those that begin with it first; without a text the first. */
export function matchingRecipes(
  recipes: Readonly<Record<string, unknown>>,
  text: string,
): string[] {
  const asked = text.trim().toLowerCase();
  const names = Object.keys(recipes).filter((name) => name.toLowerCase().includes(asked));
  const begins = (name: string) => Number(name.toLowerCase().startsWith(asked));
  return names.sort((one, other) => begins(other) - begins(one)).slice(0, most);
}
