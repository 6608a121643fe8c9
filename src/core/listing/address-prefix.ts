import { useWidget } from '../element/widget-context';
import { useLasting } from '../page/location';
import { nameIn } from './query-params';

/** The widgets that list by the page's address; those with a text `q` come first. */
export const searches = [
  'site-search',
  'product-search',
  'recipe-search',
  'export-product-search',
  'professional-product-search',
  'news-search',
  'shop-product-search',
];
export const listings = [...searches, 'job-listing', 'reviews'];
const tagsOf = (names: readonly string[]) => names.map((name) => `atria-${name}`).join();

type Named = HTMLElement & { readonly addressName?: unknown };

/** Reads the tag, since its view may not be rendered yet. */
const nameOf = (tag: Named): string =>
  String(tag.addressName ?? tag.getAttribute('address-name') ?? '').trim();

const inPage = (host: HTMLElement, names: readonly string[]): HTMLElement[] => [
  ...(host.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(tagsOf(names)),
];

/**
 * The prefix of a listing's parameters: the first listing with an `address-name`, or without one,
 * uses that name. Another with the same name appends its position, so that neither reads nor
 * changes the parameters of the other, whichever mounts first.
 */
function prefixOf(host: HTMLElement, name: string): string {
  const place = inPage(host, listings)
    .filter((tag) => tag === host || nameOf(tag) === name)
    .indexOf(host);
  const kind = host.localName.replace(/^atria-/, '');
  return place > 0 ? [name, kind, place + 1].filter(Boolean).join('-') : name;
}

/** The prefix of a widget's parameters in the page's address [SRCH-10]. */
export function useAddressPrefix(addressName = ''): string {
  const { host } = useWidget();
  const name = addressName.trim();
  return useLasting(() => (host ? prefixOf(host, name) : name), name);
}

/** The names of the page parameters of the other searches on the page. */
export const otherPages = (host: HTMLElement | null, prefix: string): readonly string[] =>
  host
    ? inPage(host, searches)
        .map((tag) => prefixOf(tag, nameOf(tag)))
        .filter((one) => one !== prefix)
        .map((one) => nameIn(one, 'page'))
    : [];
