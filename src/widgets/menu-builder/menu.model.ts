import type { MenuCard, MenuWeek } from '../../api/menu';

/** The five weekdays of a menu [MENU-03]. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof days)[number];

/** A card that is edited: its key stays its own wherever it is moved. */
export interface KeyedCard extends MenuCard {
  readonly key: number;
}
export type KeyedWeek = Readonly<Record<Day, readonly KeyedCard[]>>;

/** Where a card stands in a week. */
export interface Place {
  readonly day: Day;
  readonly index: number;
}

let lastKey = 0;
const keyed = (card: MenuCard): KeyedCard => ({ ...card, key: ++lastKey });

const byDay = <T>(make: (day: Day) => T): Record<Day, T> =>
  Object.fromEntries(days.map((day) => [day, make(day)])) as Record<Day, T>;

/** A week without a dish [MENU-10]. */
export const emptyWeek = (): KeyedWeek => byDay(() => []);

/** A menu as it is edited. */
export const keyedWeeks = (weeks: readonly MenuWeek[]): readonly KeyedWeek[] =>
  weeks.map((week) => byDay((day) => week[day].map(keyed)));

/** A menu as it is saved [API-53]. */
export const plainWeeks = (weeks: readonly KeyedWeek[]): readonly MenuWeek[] =>
  weeks.map((week) =>
    byDay((day) => week[day].map(({ header, link, image }) => ({ header, link, image }))),
  );

/** A card of what was typed or chosen: only a recipe's very name gives it link and image [MENU-08]. */
export function cardOf(name: string, recipes: Readonly<Record<string, MenuCard>>): KeyedCard {
  const recipe = Object.hasOwn(recipes, name) ? recipes[name] : undefined;
  return keyed({ header: name, link: recipe?.link ?? '', image: recipe?.image ?? '' });
}

/** A list with `count` entries at `index` replaced, as `toSpliced`, which Chrome 109 has not. */
const spliced = <T>(list: readonly T[], index: number, count: number, ...put: readonly T[]) => [
  ...list.slice(0, index),
  ...put,
  ...list.slice(index + count),
];

const withDay = (week: KeyedWeek, day: Day, cards: readonly KeyedCard[]): KeyedWeek => ({
  ...week,
  [day]: cards,
});

/** The week with a card put at a place; past the end it is the day's last. */
export const withCard = (week: KeyedWeek, { day, index }: Place, card: KeyedCard): KeyedWeek =>
  withDay(week, day, spliced(week[day], index, 0, card));

export const withoutCard = (week: KeyedWeek, { day, index }: Place): KeyedWeek =>
  withDay(week, day, spliced(week[day], index, 1));

/** Exchanges a card with the next one of its day; the last has none [MENU-06]. */
export function swapped(week: KeyedWeek, { day, index }: Place): KeyedWeek {
  const [card, next] = week[day].slice(index, index + 2);
  return card && next ? withDay(week, day, spliced(week[day], index, 2, next, card)) : week;
}

/** Moves a card; the place is counted without it. The same week where it stands there already. */
export function moved(week: KeyedWeek, from: Place, to: Place): KeyedWeek {
  const card = week[from.day][from.index];
  const stays = from.day === to.day && from.index === to.index;
  return !card || stays ? week : withCard(withoutCard(week, from), to, card);
}

/** Where a card stands in a week; undefined when it is not in it. */
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
