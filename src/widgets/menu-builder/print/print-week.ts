import type { MenuWeek } from '../../../api/menu';
import { cx } from '../../../core/style/css';
import { type Day, days } from '../menu.model';
import { styles } from './print-week.styles';

/** The texts of the sheet, which the view knows in its language. */
export interface SheetTexts {
  readonly title: string;
  readonly week: string;
  readonly dayName: (day: Day) => string;
}

const mark = 'data-atria-print';

// Only while this sheet prints. Louder than the loudest rule of a page short of its inline ones: an
// id in :not() counts although no element has it.
const loud = ':not(#_#_#_)';
const pageRules = `
@page { size: A4; margin: 14mm 16mm; }
@media print {
  html${loud}, body${loud} {
    display: block !important; position: static !important; overflow: visible !important;
    inline-size: auto !important; min-inline-size: 0 !important; max-inline-size: none !important;
    block-size: auto !important; min-block-size: 0 !important; max-block-size: none !important;
    margin: 0 !important; padding: 0 !important; border: 0 !important; background: #fff !important;
    transform: none !important; filter: none !important; opacity: 1 !important; zoom: 1 !important;
    columns: auto !important; contain: none !important; visibility: visible !important;
  }
  html${loud}::before, html${loud}::after, body${loud}::before, body${loud}::after {
    display: none !important;
  }
  html${loud} > :not(head, body), body${loud} > :not([${mark}]) { display: none !important; }
  body${loud} > [${mark}] {
    display: block !important; position: static !important; visibility: visible !important;
    inline-size: auto !important; block-size: auto !important; max-block-size: none !important;
    margin: 0 !important; overflow: visible !important; float: none !important;
  }
}
@media not print { body${loud} > [${mark}] { display: none !important; } }
`;

function add(parent: Element, tag: string, className: string, text = ''): HTMLElement {
  const element = parent.appendChild(document.createElement(tag));
  element.className = className;
  element.textContent = text;
  return element;
}

/** The list as it stands on paper: text alone, which needs no wait for pictures. */
function fill(sheet: Element, week: MenuWeek, { title, week: name, dayName }: SheetTexts): void {
  const head = add(sheet, 'header', styles.head);
  add(head, 'h1', styles.title, title);
  add(head, 'p', styles.week, name);
  for (const day of days) {
    const isShort = week[day].length <= 6;
    const section = add(sheet, 'section', cx(styles.day, isShort && styles.whole));
    add(section, 'h2', styles.dayName, dayName(day));
    const list = add(section, 'ul', styles.dishes);
    for (const { header } of week[day]) add(list, 'li', styles.dish, header);
  }
}

/**
 * Prints one week alone on its sheet [MENU-02]. The page around it, however it hides, cuts or turns
 * what a widget stands in, is out of the way for the print, and as it was after it.
 *
 * @param host the widget, whose style and brand the sheet has
 */
export function printWeek(host: HTMLElement, week: MenuWeek, texts: SheetTexts): void {
  // A frame that may not print has not ended the last one.
  document.querySelector(`body > [${mark}]`)?.dispatchEvent(new Event('afterprint'));
  const { shadowRoot } = host;
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules);
  const place = document.createElement('div');
  place.setAttribute(mark, '');
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = shadowRoot?.adoptedStyleSheets ?? [];
  const frame = shadowRoot?.querySelector('[part~=root]');
  const sheet = add(root as unknown as Element, 'div', frame?.className ?? '');
  sheet.lang = frame?.getAttribute('lang') ?? '';
  fill(add(sheet, 'article', styles.root), week, texts);
  document.body.append(place);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  const clear = () => {
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    window.removeEventListener('afterprint', clear);
  };
  for (const target of [window, place]) target.addEventListener('afterprint', clear);
  window.print();
}
