import type { MenuWeek } from '../../api/menu';
import type { Translate } from '../../core/i18n/texts';
import { cx } from '../../core/style/css';
import { days } from './menu.model';
import type { texts } from './menu-builder.texts';
import { styles } from './week-sheet.styles';

function make(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

/** The named list of a week for paper [MENU-02]. */
export const weekSheet = (
  week: MenuWeek,
  name: string,
  dates: readonly string[],
  t: Translate<typeof texts>,
): Node[] => [
  make(
    'header',
    styles.head,
    make('h1', styles.title, t('/menu/title')),
    make('p', styles.week, name),
  ),
  ...days.map((day, at) => {
    const dishes = week[day].map(({ header }) => make('li', styles.dish, header));
    const className = cx(styles.day, dishes.length <= 6 && styles.whole);
    const heading = make('h2', styles.dayName, `${t(`/menu/${day}`)} ${dates[at]}`);
    return make('section', className, heading, make('ul', styles.dishes, ...dishes));
  }),
];
