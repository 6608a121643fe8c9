import { cookie } from './cookie';

/** The name of the anti-forgery token's cookie, and of its field in a form [API-02]. */
export const tokenName = '__RequestVerificationToken';

/**
 * The anti-forgery token, as its cookie holds it now, for what is sent to an address: undefined
 * unless that is of the page's own origin, since no other may see it [API-02]. Not by the base
 * address: a `<base>` may name another origin.
 */
export const tokenFor = (address: URL): string | undefined =>
  typeof location !== 'undefined' && address.origin === location.origin
    ? cookie(tokenName)
    : undefined;

/** The token's header for a request to an address, under the name given [API-02]. */
export function antiForgeryHeaders(address: URL, name: string): Record<string, string> {
  const token = tokenFor(address);
  return token ? { [name]: token } : {};
}

interface WithToken {
  readonly json?: unknown;
  readonly tokenField?: string | undefined;
}

/** A JSON body as it goes to an address: with the token in the field that is to repeat it [API-50]. */
export const withToken = ({ json, tokenField }: WithToken, address: URL): unknown =>
  tokenField ? { ...(json as object), [tokenField]: tokenFor(address) ?? '' } : json;
