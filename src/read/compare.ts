import { clean } from './text';

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
