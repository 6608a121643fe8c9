import { clean } from './text';

/**
 * A number as people and back ends write it: `1234.5`, `12 000,5`, `−3`; undefined for any other
 * text.
 */
export function readNumber(text: string): number | undefined {
  const plain = clean(text)
    .replace(/^[\p{Pd}−]/u, '-')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
    .replace(',', '.');
  return /^[+-]?(?=\.?\d)\d*\.?\d*$/.test(plain) ? Number(plain) : undefined;
}
