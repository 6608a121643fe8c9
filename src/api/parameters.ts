import { param } from './param';

// Parameters of several calls.

export const language = param('Language of the page: `fi`, `en`, `se` (Swedish) or `de`.', 'fi');
export const q = param('What the visitor typed.', 'kana');
export const page = param('Which page of the hits, from 1.', 1);
export const pageSize = param('How many hits a page has.', 12);
export const sortOrder = param('Order of the hits: 0 best match, 1 by title, 2 newest first.', 0);
export const postalCode = param('Five digits.', '00100');
