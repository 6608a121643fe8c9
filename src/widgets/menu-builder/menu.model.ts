import type { MenuCard, MenuWeek } from '../../api/menu';

/** The five weekdays of a menu [MENU-03]. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof days)[number];

/** An edited card: its key stays the same wherever it moves. */
export interface KeyedCard extends MenuCard {
  readonly key: number;
  /**
   * Whether it was added by its name: link and image follow from a recipe with that name [MENU-08].
   */
  readonly isAdded?: boolean | undefined;
}
export type KeyedWeek = Readonly<Record<Day, readonly KeyedCard[]>> & { readonly key: number };

/** The known recipes, by name; nothing until they have loaded. */
export type Recipes = Readonly<Record<string, MenuCard>>;

/** Where a card is in a week. */
export interface Place {
  readonly day: Day;
  readonly index: number;
}

const keyed = <T extends object>(one: T) => ({ ...one, key: Math.random() });

const byDay = <T>(make: (day: Day) => T): Record<Day, T> =>
  Object.fromEntries(days.map((day) => [day, make(day)])) as Record<Day, T>;

/** A week without a dish [MENU-10]. */
export const emptyWeek = (): KeyedWeek => keyed(byDay(() => []));

/** A menu in the form for edits. */
export const keyedWeeks = (
  weeks: readonly Readonly<Record<Day, readonly MenuCard[]>>[],
): readonly KeyedWeek[] => weeks.map((week) => keyed(byDay((day) => week[day].map(keyed))));

/** A card as it is shown and saved: an added one becomes the recipe of its name [MENU-08]. */
export function withRecipe(card: KeyedCard, recipes: Recipes): MenuCard {
  const { header, isAdded } = card;
  const { link, image } = (isAdded && Object.hasOwn(recipes, header) && recipes[header]) || card;
  return { header, link, image };
}

/** A menu in the form for saving [API-53]. */
export const plainWeeks = (weeks: readonly KeyedWeek[], recipes: Recipes): readonly MenuWeek[] =>
  weeks.map((week) => byDay((day) => week[day].map((card) => withRecipe(card, recipes))));

/** A card for typed or chosen text. */
export const cardOf = (header: string): KeyedCard =>
  keyed({ header, link: '', image: '', isAdded: true });

/** The week with a card put at a place; past the end it is the day's last. */
export const withCard = (week: KeyedWeek, { day, index }: Place, card: KeyedCard): KeyedWeek => ({
  ...week,
  [day]: [...week[day].slice(0, index), card, ...week[day].slice(index)],
});

export const withoutCard = (week: KeyedWeek, { day, index }: Place): KeyedWeek => ({
  ...week,
  [day]: week[day].filter((_, at) => at !== index),
});

/** Where a card is in a week; undefined if it is not in it. */
export function placeOf(week: KeyedWeek, key: number): Place | undefined {
  for (const day of days) {
    const index = week[day].findIndex((card) => card.key === key);
    if (index >= 0) return { day, index };
  }
  return undefined;
}

/** The day before (-1) or after (1); undefined beyond Monday and Friday. */
export const dayBeside = (day: Day, step: 1 | -1): Day | undefined =>
  days[days.indexOf(day) + step];
