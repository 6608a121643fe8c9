import { clean } from './text';

/** Characters by their names in HTML; of letters with accents only the accent. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  rsquo: '’',
  shy: '\u00ad',
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
};
const entity =
  /&(?:amp;)*(?:#(x?)([\da-f]{1,6})|([a-z])(acute|cedil|circ|grave|ring|tilde|uml)|([a-z]+));/gi;

/** A plain text of a back end whose characters are written as in HTML: `Jauhe&shy;liha`. */
export const unescaped = (text: string): string =>
  text.replace(entity, (all, hex, code, letter, accent, name) => {
    if (letter) return `${letter}${named[accent]}`.normalize();
    if (name) return named[name.toLowerCase()] ?? all;
    const point = Number.parseInt(code, hex ? 16 : 10);
    return point > 0x10ffff ? all : String.fromCodePoint(point);
  });

/**
 * A text by which two are the same to a reader: without regard to capitals, to apostrophes and
 * quotes, to the width of letters and blanks, and to the form of dashes, which count as blanks.
 */
export const comparable = (text: string): string =>
  clean(
    text
      .replace(/[\p{Pi}\p{Pf}„ʼ´′″`'"]/gu, '')
      .normalize('NFKC')
      .replace(/[\p{Pd}−]/gu, ' ')
      .toLowerCase(),
  );

/** A comparable text without accents: `creme brulee` of `Crème brûlée`. */
export const folded = (text: string): string =>
  comparable(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .toUpperCase()
    .toLowerCase();

/**
 * The entries of a list that contain a typed text, in their order: those with its very letters
 * first, then those with other accents. An empty text is in all.
 */
export function matching<T>(
  list: readonly T[],
  typed: string,
  textOf: (one: T) => string,
): readonly T[] {
  const found = [comparable, folded].flatMap((read) => {
    const asked = read(typed);
    return list.filter((one) => read(textOf(one)).includes(asked));
  });
  return [...new Set(found)];
}
