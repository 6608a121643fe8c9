/** A part of an address: its host, its path in two ways, or a parameter of its query, as `?page`. */
export type AddressPart = 'hostname' | 'path' | 'pathname' | `?${string}`;

/**
 * Reads a part of the page's address; '' for a parameter that it lacks. A view never gets the whole:
 * the markup of a server fits every address with the same parts as the view has read.
 */
export type PageAddress = (part: AddressPart) => string;

/** A path as hosts write it in several ways: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export const plainPath = (path: string): string =>
  `${path.replace(/(\/index\.html?|\.html?|\/+)$/i, '')}/`;

/** The parts of an address; of `location` they follow the page. */
export const pageAddress =
  (url: Pick<URL, 'hostname' | 'pathname' | 'search'>): PageAddress =>
  (part) => {
    if (part === 'path') return plainPath(url.pathname);
    if (part === 'hostname' || part === 'pathname') return url[part];
    return new URLSearchParams(url.search).get(part.slice(1)) ?? '';
  };
