/**
 * An address with parameters added to its query; its own parameters and hash stay. Values are
 * URL-encoded [QS-11].
 */
export function searchAddress(
  address: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const query = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash}`;
}

/**
 * The address of the show-all links of product (1) and recipe search (2) [SRCH-19], and of the site
 * search field [QS-15]: site search with the text and its content group, from the first page.
 */
export const showAllAddress = (address: string, q: string, contentGroup: number): string =>
  searchAddress(address, { q, contentGroup, currentPage: 1, pageSize: 10 });
