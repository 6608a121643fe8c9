import type { SearchQuery } from './search-state';

const whole = (text: string | null, min: number, max = 1e9): number | undefined => {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

/** The numeric ids of a comma-separated list, each once; other entries are ignored [SRCH-11]. */
export const tagIds = (text: string | null): readonly number[] => [
  ...new Set((text ?? '').split(',').flatMap((entry) => whole(entry.trim(), 0) ?? [])),
];

/**
 * The search an address holds, from its query string with or without `?`; what it does not hold,
 * or holds wrongly, is the widget's default. `currentPage` of the redirects counts as page
 * [SRCH-15].
 */
export function readSearch(query: string, defaults: SearchQuery): SearchQuery {
  const given = new URLSearchParams(query);
  return {
    q: given.get('q')?.trim() ?? defaults.q,
    page: whole(given.get('page') ?? given.get('currentPage'), 1) ?? 1,
    pageSize: whole(given.get('pageSize'), 1, 100) ?? defaults.pageSize,
    sortOrder: whole(given.get('sortOrder'), 0) ?? defaults.sortOrder,
    contentGroup: whole(given.get('contentGroup'), 0) ?? defaults.contentGroup,
    productGroup: given.get('productGroup') ?? defaults.productGroup,
    facetTags: tagIds(given.get('facetTags')),
  };
}

/**
 * The query string, with its `?` or empty, that holds a search: empty values and the widget's
 * defaults are dropped [SRCH-10], and what belongs to others on the page stays as it was.
 */
export function writeSearch(current: string, query: SearchQuery, defaults: SearchQuery): string {
  const own: Record<string, string> = { currentPage: '' };
  for (const [name, value] of Object.entries(query)) {
    const normal = name === 'page' ? 1 : defaults[name as keyof SearchQuery];
    own[name] = String(value) === String(normal) ? '' : encodeURIComponent(String(value));
  }
  const others = current
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && !Object.hasOwn(own, part.split('=')[0] ?? ''));
  const mine = Object.entries(own).flatMap(([name, value]) =>
    value ? `${name}=${value.replaceAll('%2C', ',')}` : [],
  );
  const all = [...others, ...mine].join('&');
  return all && `?${all}`;
}
