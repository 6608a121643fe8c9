import { createHash } from 'node:crypto';
import { addressIn, type Page, type PageElement } from './read-page';

/** What a line of the head loads. */
export type Role = 'loader' | 'core' | 'style' | 'brand';

/** A line of the page that names a file of ours. */
export interface Line {
  readonly role: Role;
  readonly element: PageElement;
  readonly address: URL;
}

const files: readonly (readonly [role: Role, tag: string, attribute: string, name: RegExp])[] = [
  ['loader', 'script', 'src', /\/atria\.js$/],
  ['core', 'link', 'href', /\/core\.js$/],
  ['style', 'link', 'href', /\/atria\.css$/],
  ['brand', 'link', 'href', /\/brands\/[\w-]+\.css$/],
];

/** An attribute that a text editor has given curly quotation marks. */
export const curly = /^[“”„″]|[“”„″]$/;

/** The page's lines with files of ours, with their quotation marks corrected. */
export function linesOf(page: Page): Line[] {
  return page.elements.flatMap((element) =>
    files.flatMap(([role, tag, attribute, name]) => {
      if (element.localName !== tag) return [];
      const given = element.getAttribute(attribute)?.replace(/[“”„″]/g, '');
      const address = addressIn(page, { ...element, getAttribute: () => given ?? '' }, attribute);
      return address && name.test(address.pathname) ? [{ role, element, address }] : [];
    }),
  );
}

/** Hashes of a text, as policies and `integrity` write them. */
export const hashesOf = (text: string): readonly string[] =>
  ['sha256', 'sha384', 'sha512'].map(
    (kind) => `${kind}-${createHash(kind).update(text).digest('base64')}`,
  );
