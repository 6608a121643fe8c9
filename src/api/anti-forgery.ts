import { cookie } from './cookie';

/** The name of the anti-forgery token's cookie, and of its field in a form [API-02]. */
export const tokenName = '__RequestVerificationToken';

/**
 * The anti-forgery token, as its cookie is now, for a request to an address. Undefined unless the
 * address has the page's own origin, since no other may see it [API-02]. The base address does not
 * count: a `<base>` may name another origin.
 */
export const tokenFor = (address: URL): string | undefined =>
  typeof location !== 'undefined' && address.origin === location.origin
    ? cookie(tokenName)
    : undefined;

interface WithToken {
  readonly json?: unknown;
  readonly tokenField?: string | undefined;
}

/** A JSON body for an address: with the token in the field that repeats it [API-50]. */
export const withToken = ({ json, tokenField }: WithToken, address: URL): unknown =>
  tokenField ? { ...(json as object), [tokenField]: tokenFor(address) ?? '' } : json;
