import type { MenuWeek } from '../../api/menu';
import { cx } from '../../core/style/css';
import { type Day, days } from './menu.model';
import { styles } from './week-sheet.styles';

/** The texts of the sheet, which the view knows in its language. */
export interface SheetTexts {
  readonly title: string;
  readonly week: string;
  readonly dayName: (day: Day) => string;
}

function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** The list of a week as it stands on paper [MENU-02]. */
export const weekSheet = (week: MenuWeek, { title, week: name, dayName }: SheetTexts): Node[] => [
  make('header', styles.head, make('h1', styles.title, title), make('p', styles.week, name)),
  ...days.map((day) => {
    const dishes = week[day].map(({ header }) => make('li', styles.dish, header));
    const className = cx(styles.day, dishes.length <= 6 && styles.whole);
    const heading = make('h2', styles.dayName, dayName(day));
    return make('section', className, heading, make('ul', styles.dishes, ...dishes));
  }),
];
