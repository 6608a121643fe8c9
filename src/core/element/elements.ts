import type { ReactElement } from 'react';

/**
 * Content beside a sibling in a view: elements, and what React skips, but no text. React keeps the
 * text node of a text with siblings, and page translators replace that node: then the text never
 * changes again, or its removal throws. A text alone in its element is safe. A structure test
 * checks this.
 */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[];
