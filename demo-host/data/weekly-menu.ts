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

/** Recipes by name: what an added dish gets its link and image from [MENU-08]. */
export const lunchRecipes: Readonly<Record<string, MenuCard>> = Object.fromEntries(
  recipes.slice(0, 45).map(({ title, url, image }) => {
    const header = textIn(title, 'fi');
    return [header, { header, link: textIn(url, 'fi'), image }];
  }),
);

const dish = (name: string): MenuCard =>
  lunchRecipes[name] ?? { header: name, link: '', image: '' };

const rows = rowsOf('recipes/weekly-menu.tsv', {
  week: number,
  day: oneOf(menuDays),
  dishes: list(text, ', '),
});

/** The menu that the stand-in back end knows by the id '1'. */
export const sampleMenu: readonly MenuWeek[] = [...new Set(rows.map(({ week }) => week))].map(
  (week) => {
    const dishesOf = (day: string) =>
      rows.filter((row) => row.week === week && row.day === day).flatMap(({ dishes }) => dishes);
    const days = menuDays.map((day) => [day, dishesOf(day).map(dish)] as const);
    return Object.fromEntries(days) as unknown as MenuWeek;
  },
);
