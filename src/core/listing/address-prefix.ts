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
 * @param place its position, from 0, among the page's listings with this name
 */
export function prefixAt(place: number, addressName: string, tag: string): string {
  const name = addressName.trim();
  return place > 0 ? [name, tag.replace(/^atria-/, ''), place + 1].filter(Boolean).join('-') : name;
}

/** The prefix of a listing in the page, by the tags that are there now. */
export function prefixOf(host: HTMLElement, name: string): string {
  const alike = inPage(host, listings).filter((tag) => tag === host || nameOf(tag) === name.trim());
  return prefixAt(alike.indexOf(host), name, host.localName);
}

/** The prefixes of the page's searches. */
export const searchPrefixes = (host: HTMLElement): readonly string[] =>
  inPage(host, searches).map((tag) => prefixOf(tag, nameOf(tag)));
