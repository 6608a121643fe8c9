import { styles } from './marked-text.styles';

const folded = (letter: string): string => letter.normalize('NFD')[0]?.toLowerCase() ?? letter;

/**
 * A text in its parts: those that match a word of the query, and what lies between. Case and
 * accents do not count, as in the search itself.
 */
export function markedParts(
  text: string,
  q: string,
): readonly { readonly text: string; readonly isMatch: boolean }[] {
  const letters = [...text];
  const plain = letters.map(folded).join('');
  // A letter that is no single one when folded would put all that follow in the wrong place.
  if (plain.length !== letters.length) return [{ text, isMatch: false }];
  const words = q
    .split(/\s+/)
    .map((word) => [...word].map(folded).join(''))
    .filter(({ length }) => length > 1);
  const isMatch = letters.map(() => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      isMatch.fill(true, at, at + word.length);
  const parts: { text: string; isMatch: boolean }[] = [];
  // By index: some old libraries of host pages take `entries` away from arrays.
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? '';
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
  }
  return parts;
}

/** A text with the words of a query marked in it. */
export const MarkedText = ({ text, q }: { readonly text: string; readonly q: string }) =>
  markedParts(text, q).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      // In an element of its own: translators of pages replace the bare texts of an element.
      <span key={index}>{part.text}</span>
    ),
  );
