import { attributeText } from '../core/element/attribute-text';
import { listings, prefixAt } from '../core/listing/address-prefix';
import type { Tag } from './page-tags';

/** The listings of a page, as their tags arrive: the place of one is known from those before it. */
export function pageListings() {
  const tags: Tag[] = [];
  return {
    add(tag: Tag): void {
      if (listings.some((name) => tag.localName === `atria-${name}`)) tags.push(tag);
    },
    /** The prefix of a listing whose name is this, as the page itself finds it [SRCH-10]. */
    prefixOf(listing: Tag, name: string): string {
      const before = tags.slice(0, Math.max(tags.indexOf(listing), 0));
      const place = before.filter(
        (tag) => (attributeText(tag, 'addressName') ?? '').trim() === name,
      ).length;
      return prefixAt(place, name, listing.localName);
    },
  };
}
