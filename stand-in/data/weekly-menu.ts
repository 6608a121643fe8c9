import { professionalRecipes } from './professional-recipes';
import { list, number, oneOf, text } from './reader/columns';
import { rowsOf } from './reader/content';
import { recipes } from './recipes';
import { textIn } from './texts';

/** A dish of a weekly menu [MENU-03]. */
export interface MenuCard {
  readonly header: string;
  readonly link: string;
  readonly image: string;
}
export const menuDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type MenuWeek = Readonly<Record<(typeof menuDays)[number], readonly MenuCard[]>>;

/** Recipes by name: an added dish gets its link and image from them [MENU-08]. */
export const lunchRecipes: Readonly<Record<string, MenuCard>> = Object.fromEntries(
  [...recipes, ...professionalRecipes].flatMap(({ title, url, image }) =>
    title.fi ? [[title.fi, { header: title.fi, link: textIn(url, 'fi'), image }]] : [],
  ),
);

const dish = (name: string): MenuCard =>
  lunchRecipes[name] ?? { header: name, link: '', image: '' };

const rows = rowsOf('recipes/weekly-menu.tsv', {
  menu: text,
  week: number,
  day: oneOf(menuDays),
  dishes: list(text, ', '),
});

const each = <T>(values: readonly T[]): T[] => [...new Set(values)];

function weekOf(days: typeof rows): MenuWeek {
  const dishesOf = (day: string) =>
    days.filter((row) => row.day === day).flatMap(({ dishes }) => dishes.map(dish));
  return Object.fromEntries(menuDays.map((day) => [day, dishesOf(day)])) as unknown as MenuWeek;
}

/** The menus that the stand-in back end knows, by their ids. */
export const sampleMenus: ReadonlyMap<string, readonly MenuWeek[]> = new Map(
  each(rows.map(({ menu }) => menu)).map((menu) => {
    const own = rows.filter((row) => row.menu === menu);
    const weeks = each(own.map(({ week }) => week));
    return [menu, weeks.map((week) => weekOf(own.filter((row) => row.week === week)))];
  }),
);
