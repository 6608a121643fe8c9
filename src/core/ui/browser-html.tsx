import { attributes, dropped } from './html-rules';
import { htmlView } from './html-view';

/** The browser's own sanitiser, which TypeScript does not know yet. */
export interface Sanitizing extends Element {
  setHTML(
    html: string,
    options: { sanitizer: { removeElements: readonly string[]; attributes: readonly string[] } },
  ): void;
}

/** HTML through the browser's own sanitiser. */
export const BrowserHtml = htmlView((html) => {
  // In a document of its own nothing loads before its addresses were checked.
  const { body } = document.implementation.createHTMLDocument('');
  (body as unknown as Sanitizing).setHTML(html, {
    sanitizer: { removeElements: dropped, attributes },
  });
  return body;
});
