import { withParameters } from '../../read/link';

/**
 * The address of the show-all links of product (1) and recipe search (2) [SRCH-19], and of the site
 * search field [QS-15]: site search with the text and its content group, from the first page.
 */
export const showAllAddress = (address: string, q: string, contentGroup: number): string =>
  withParameters(address, { q, contentGroup, currentPage: 1, pageSize: 10 });
