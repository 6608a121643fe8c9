import { version } from '../../../package.json';
import type { PageAddress } from '../page/page-address';
import type { AttributeValues } from './values';
import type { Widget } from './widget-context';

/** Where the mark stands: on the style sheet's link, the first node of what a server has made. */
export const markAttribute = 'data-atria-made';

/** What the script has that holds the answers which markup was made with. */
export const answersAttribute = 'data-atria-answers';

/** The attribute that stands for `style`, which a policy may refuse in markup. */
export const styleName = 'data-atria-style';

/** Where presses wait that came before the widget's code; see src/held-presses.ts. */
export const heldKey = Symbol.for('atria.held');

/** What a view may know of the page's address. */
export type AddressPart = keyof PageAddress;

/** All that markup depends on. */
export interface Made {
  readonly tag: string;
  readonly page: Pick<Widget, 'brand' | 'logo' | 'language' | 'isShop' | 'address' | 'settings'>;
  /** Those that the view takes. */
  readonly values: AttributeValues;
}

/** The same text whatever the order in which keys were written. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** A number for a text, of 53 bits (cyrb53): told from another by it, not kept safe. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A part of the address; no server knows the hash. */
const partOf = (address: PageAddress, part: AddressPart): string =>
  address[part].replace(/#.*$/s, '');

/**
 * What markup was made for, in short: release, brand, language, settings, values, and the parts of
 * the address that the view has asked for. Markup fits a page where both make the same mark.
 * @param parts named in the mark itself, so that a page makes its own of the same
 */
export function markOf({ tag, page, values }: Made, parts: readonly AddressPart[]): string {
  const { brand, logo, language, isShop, settings, address } = page;
  const asked = parts.map((part) => partOf(address, part));
  const all = [version, tag, brand, logo, language, isShop, asked, settings, values];
  return [hashOf(stable(all)), ...parts].join(' ');
}

/** The parts of the address that a mark was made of. */
export const partsOf = (mark: string): AddressPart[] => mark.split(' ').slice(1) as AddressPart[];
