import { version } from '../../../../package.json';
import type { AddressPart } from '../../page/page-address';
import type { AttributeValues } from '../reading/values';
import type { Widget } from '../widget-context';

/** Where the mark is: on the link of the style sheet, the first node of a server's markup. */
export const markAttribute = 'data-atria-made';

/** The script that holds the responses which the markup was rendered with, and their time. */
export const answersAttribute = 'data-atria-answers';

/** The attribute in place of `style`, which a policy may refuse in markup. */
export const styleName = 'data-atria-style';

/** Everything that the markup depends on. */
export interface Made {
  readonly tag: string;
  readonly page: Pick<Widget, 'brand' | 'logo' | 'language' | 'isShop' | 'address' | 'settings'>;
  /** The parts that the view reads. */
  readonly values: AttributeValues;
}

/** The same text for any order of the keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** A number for a text, of 53 bits (cyrb53): it distinguishes texts, but keeps nothing secret. */
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

/**
 * A short mark of what markup was made for: release, brand, language, settings, values, and the
 * parts of the address that the view has read. Markup fits a page where both make the same mark.
 * @param parts named in the mark itself, so that a page makes its own mark of the same parts
 */
export function markOf({ tag, page, values }: Made, parts: readonly AddressPart[]): string {
  const { brand, logo, language, isShop, settings, address } = page;
  const asked = parts.map(address);
  const all = [version, tag, brand, logo, language, isShop, asked, settings, values];
  return [hashOf(stable(all)), ...parts].join('|');
}

/** The parts of the address that a mark was made of. */
export const partsOf = (mark: string): AddressPart[] => mark.split('|').slice(1) as AddressPart[];
