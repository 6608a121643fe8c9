import type { PageSettings } from '../../core/page/settings';

/** Where the shop itself takes purchases. */
export const ownAddress = '/api/v1/lihakauppa/checkout/purchase';

/**
 * Where names and addresses may be posted: to the page's own origin, or to one that the page itself
 * names. Whoever writes a page's content may name no other.
 *
 * @param href of the page
 * @param base what the browser reads an address of a form by
 * @returns the address that is given, or undefined for one of another origin
 */
export function purchaseAddress(
  given: string,
  { apiBase, defaults }: Pick<PageSettings, 'apiBase' | 'defaults'>,
  href: string,
  base = href,
): string | undefined {
  const originOf = (address = '') => {
    try {
      const { protocol, origin } = new URL(address, base);
      return /^https?:$/.test(protocol) ? origin : undefined;
    } catch {
      return undefined;
    }
  };
  const own = ['', href, apiBase, defaults.purchaseUrl].map(originOf);
  const origin = originOf(given);
  return origin && own.includes(origin) ? given : undefined;
}
