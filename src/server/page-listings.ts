import { attributeText } from '../core/element/reading/attribute-text';
import { listings, prefixAt } from '../core/listing/address-prefix';
import type { Tag } from './page-tags';

const isListing = ({ localName }: Tag) => listings.includes(localName.replace('atria-', ''));

/**
 * The prefix of a listing whose name is this, as the page itself finds it [SRCH-10].
 * @param tags of the page in order, at least those up to the listing
 */
export function prefixIn(tags: readonly Tag[], listing: Tag, name: string): string {
  const before = tags.slice(0, isListing(listing) ? tags.indexOf(listing) : 0).filter(isListing);
  const isAlike = (tag: Tag) => (attributeText(tag, 'addressName') ?? '').trim() === name;
  return prefixAt(before.filter(isAlike).length, name, listing.localName);
}
