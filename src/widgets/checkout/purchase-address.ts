import type { PageSettings } from '../../core/page/settings';
import { urlOf } from '../../read/link';

/** The shop's own address for purchases. */
export const ownAddress = '/api/v1/lihakauppa/checkout/purchase';

/**
 * Where names and addresses may be posted: to the page's own origin, or to one in the page's
 * settings. Editors of a page's content cannot name another one.
 *
 * @param href of the page
 * @param base of addresses in the page's forms
 * @returns the address, or undefined for one of another origin
 */
export function purchaseAddress(
  address: string,
  { apiBase, defaults }: Pick<PageSettings, 'apiBase' | 'defaults'>,
  href: string,
  base = href,
): string | undefined {
  const originOf = (one?: string) => {
    const { protocol = '', origin } = urlOf(one || base, base) ?? {};
    return /^https?:$/.test(protocol) ? origin : undefined;
  };
  const own = ['', href, apiBase, defaults.purchaseUrl].map(originOf);
  const origin = originOf(address);
  return origin && own.includes(origin) ? address : undefined;
}
