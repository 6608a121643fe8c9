import { tokenFor } from './anti-forgery';

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

interface CallAddress {
  readonly path: string;
  readonly endpoint?: string | undefined;
  readonly query?: Query;
}

/**
 * The address before the paths of all calls, as one URL that ends in a slash.
 *
 * @param given a whole address or a path of the page's origin, with or without slashes at its end;
 * '' is the page's origin.
 * @param page the address that it is relative to.
 * @returns undefined if it is invalid: a bare host name would be read as a path of the page.
 */
export function baseAddress(given: string, page = here()): URL | undefined {
  const text = given.trim().replace(/\/+$/, '');
  try {
    if (/^(((https?:)?\/)?\/[^/?#]|$)[^?#]*$/i.test(text)) return new URL(`${text}/`, page);
  } catch {
    // No host can have such a name.
  }
  return undefined;
}

/** An invalid base counts as the page's own origin. */
const baseOf = (apiBase: string) => (baseAddress(apiBase) ?? baseAddress('')) as URL;

/**
 * The address of a call: its endpoint, or its path after the base, with its query: arrays in bracket
 * notation without indexes [API-01]; empty or false values are not sent.
 */
export function addressOf({ path, endpoint, query = {} }: CallAddress, apiBase: string): URL {
  const given = endpoint || path;
  const isPath = /^\/(?!\/)/.test(given);
  const address = isPath ? new URL(`.${given}`, baseOf(apiBase)) : new URL(given, here());
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value))
      for (const one of value) address.searchParams.append(`${name}[]`, String(one));
    else if (value || value === 0) address.searchParams.append(name, String(value));
  }
  return address;
}

/** A page's settings for all its calls, by their names. */
export interface CallSettings {
  /** The address before the paths; by default the page's own origin. */
  readonly apiBase?: string | undefined;
  /**
   * `include`: cookies are sent to the origin of `apiBase` too, which is another one of the same
   * site.
   */
  readonly apiCredentials?: string | undefined;
  /** Name of the header for the anti-forgery token [API-02]. */
  readonly antiForgeryHeader?: string | undefined;
}

/**
 * Address, headers and credentials of a call, the same for the client and for src/early.ts before
 * it.
 */
export function requestOf(
  call: CallAddress,
  { apiBase = '', apiCredentials, antiForgeryHeader }: CallSettings,
) {
  const address = addressOf(call, apiBase);
  const token = tokenFor(address);
  const isOfBase = address.origin === baseOf(apiBase).origin;
  return {
    address,
    headers: {
      accept: 'application/json',
      ...(token && { [antiForgeryHeader || 'X-XSRF-TOKEN']: token }),
    },
    // An endpoint on another host gets no cookies.
    credentials: isOfBase && apiCredentials === 'include' ? 'include' : 'same-origin',
  } as const;
}

/** A call's name in messages: without its query, which may hold what a visitor typed. */
export const callNameOf = ({ method, endpoint, path }: CallAddress & { method?: string }) =>
  ({
    method: method === 'post' ? 'POST' : 'GET',
    path: (endpoint || path).replace(/\?.*/, ''),
  }) as const;
