import { fire, foreign } from '../../foreign';
import { adoptStyles } from '../style/style-sheet';
import { styles } from './print-sheet.styles';

const mark = 'data-atria-print';

// Only while this sheet prints. Stronger than any rule of a page except inline ones: an id in
// :not() counts although no element has it.
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

/**
 * Prints content alone on its sheet [MENU-02]. The page around it, whatever hides, cuts or turns
 * the widget there, is hidden for the print and restored after it.
 *
 * @param host the widget, whose style and brand the sheet has
 * @param content copied to the sheet: texts alone, which need no wait for pictures
 */
export function printSheet(host: HTMLElement, content: readonly (Node | null)[]): void {
  // A frame that may not print did not end the last one.
  for (const last of document.querySelectorAll(`body > [${mark}]`)) fire(last, 'afterprint');
  const { shadowRoot } = host;
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules);
  const place = document.createElement('div');
  place.setAttribute(mark, '');
  const root = place.attachShadow({ mode: 'open' });
  adoptStyles(root);
  const frame = shadowRoot?.querySelector('[part~=root]');
  const sheet = root.appendChild(document.createElement('div'));
  sheet.className = frame?.className ?? '';
  sheet.lang = frame?.getAttribute('lang') ?? '';
  const paper = sheet.appendChild(document.createElement('article'));
  paper.className = styles.paper;
  for (const node of content) if (node) paper.append(node.cloneNode(true));
  document.body.append(place);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  const clear = () => {
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    window.removeEventListener('afterprint', clear);
  };
  for (const target of [window, place]) target.addEventListener('afterprint', clear);
  foreign('print', () => window.print(), clear);
}
