import type { ReactElement } from 'react';

/**
 * What is beside something else in a view: elements, and what React leaves out, but no text.
 * React keeps the text node of a text with neighbours, and the translators of pages replace it:
 * then the text never changes any more, or its removal throws. A text alone in its element is
 * safe. A structure test holds this.
 */
export type Elements = ReactElement | false | null | undefined | '' | readonly Elements[];
