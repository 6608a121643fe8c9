import { pageBlock } from '../core/element/reading/block-script';
import type { Texts } from '../core/page/raw-settings';
import { safeUrl } from '../read/link';
import { packedText } from './packed-text';

/** Nothing reads a longer address; a longer tag is opened without the content between its tags. */
const longest = 200_000;

/** A tag as it is in the page, with the page's block that has its data. */
function markupOf(element: Element): string {
  const id = element.getAttribute('block-id');
  const block = id && pageBlock(id, element);
  const whole = element.outerHTML + (block ? block.outerHTML : '');
  return whole.length > longest ? (element.cloneNode() as Element).outerHTML : whole;
}

/**
 * A link to correct a tag: the editor's catalogue, with the tag in its form. The catalogue reads
 * the markup as a text. Undefined if the page names no catalogue.
 * @param settings the page's: `data-editor-url` is the address of the catalogue
 */
export function mendLink(element: Element, { editorUrl, brand, language }: Partial<Texts>) {
  const base = editorUrl && safeUrl(editorUrl);
  if (!base || !/^(https?:|\/|\.)/i.test(base)) return undefined;
  const query = new URLSearchParams({
    ...(brand && { brand }),
    ...(language && { language }),
    ui: document.documentElement.lang || 'fi',
    open: packedText(markupOf(element)),
  });
  return `${base.replace(/#.*/, '')}#/?${query}`;
}
