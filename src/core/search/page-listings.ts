/** What one of the page's listings is known by, with the names of its parameters. */
export interface PageListing {
  readonly names: readonly string[];
}

const listings = new Set<PageListing>();
let written: { readonly query: string; readonly by: PageListing } | undefined;

/**
 * Several listings of a page share one address. Makes one known to the others while it stands.
 * @returns a function that makes it unknown again
 */
export function joinPage(listing: PageListing): () => void {
  listings.add(listing);
  return () => void listings.delete(listing);
}

/** Its parameters that no other listing of the page has: those it may correct by itself. */
export const ownNames = (listing: PageListing): readonly string[] => {
  const others = [...listings].filter((one) => one !== listing);
  return listing.names.filter((name) => others.every(({ names }) => !names.includes(name)));
};

/** Remembers who wrote this query string into the address. */
export const sign = (query: string, by: PageListing): void => {
  written = { query, by };
};

/** Whether another listing of the page wrote this query string. */
export const isOfNeighbour = (query: string, listing: PageListing): boolean =>
  written?.query === query && written.by !== listing;
