import { useSyncExternalStore } from 'react';
import { useWidget } from '../element/widget-context';
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

/** What a tag says; its view may not be there yet. */
const nameOf = (tag: Named): string =>
  String(tag.addressName ?? tag.getAttribute('address-name') ?? '').trim();

const inPage = (host: HTMLElement, names: readonly string[]): HTMLElement[] => [
  ...(host.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(tagsOf(names)),
];

/**
 * What the names of a listing's parameters begin with: the first of a page with an `address-name`,
 * or with none, has that; another of the same name has its place beside it, so that neither reads
 * nor undoes the other's, whichever is mounted first.
 */
function prefixOf(host: HTMLElement, name: string): string {
  const place = inPage(host, listings)
    .filter((tag) => tag === host || nameOf(tag) === name)
    .indexOf(host);
  const kind = host.localName.replace(/^atria-/, '');
  return place > 0 ? [name, kind, place + 1].filter(Boolean).join('-') : name;
}

const never = () => () => {};

/** The prefix of a widget's parameters in the page's address [SRCH-10]. */
export function useAddressPrefix(addressName = ''): string {
  const { host } = useWidget();
  const name = addressName.trim();
  return useSyncExternalStore(
    never,
    () => (host ? prefixOf(host, name) : name),
    () => name,
  );
}

/** The names by which the page's other searches have how far they have gone on. */
export const otherPages = (host: HTMLElement | null, prefix: string): readonly string[] =>
  host
    ? inPage(host, searches)
        .map((tag) => prefixOf(tag, nameOf(tag)))
        .filter((one) => one !== prefix)
        .map((one) => nameIn(one, 'page'))
    : [];
