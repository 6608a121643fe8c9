export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * The page's own address, not that of a `<base>`, which may name another origin; without a page (on
 * a server, in tests) a neutral one.
 */
const here = (): string => {
  if (typeof document === 'undefined') return 'http://localhost/';
  // A frame made from a text has no address of its own.
  return location.host ? location.href : document.baseURI;
};

/** Adds a query: arrays in bracket notation without indexes [API-01]; what is empty or false is not sent. */
function addQuery(params: URLSearchParams, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
    else if (value || value === 0) params.append(name, String(value));
  }
}

interface CallAddress {
  readonly path: string;
  readonly endpoint?: string | undefined;
  readonly query?: Query;
}

/** Where a call goes: its endpoint, or its path after the base, with its query. */
export function addressOf({ path, endpoint, query }: CallAddress, baseUrl: string): URL {
  const given = endpoint || path;
  const address = new URL(given.startsWith('/') ? baseUrl + given : given, here());
  if (query) addQuery(address.searchParams, query);
  return address;
}

/** What a call is known by. */
export interface Asked extends Omit<CallAddress, 'query'> {
  readonly method?: string;
}

/** How people read of a call: without its query, which may hold what a visitor typed. */
export const askedOf = ({ method, endpoint, path }: Asked) =>
  ({
    method: method === 'post' ? 'POST' : 'GET',
    path: (endpoint || path).replace(/\?.*/, ''),
  }) as const;
