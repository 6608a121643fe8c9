import { styles } from './marked-text.styles';

const folded = (letter: string): string => letter.normalize('NFD')[0]?.toLowerCase() ?? letter;

/**
 * A text in parts: those that match a word of the query, and those between. Case and accents are
 * ignored, as in the search itself.
 */
export function markedParts(
  text: string,
  q: string,
): readonly { readonly text: string; readonly isMatch: boolean }[] {
  const letters = [...text];
  const plain = letters.map(folded).join('');
  // A letter that folds to several would shift all that follow.
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
  // By index: some old libraries of host pages remove `entries` from arrays.
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
      // In an element of its own: page translators replace text nodes beside elements.
      <span key={index}>{part.text}</span>
    ),
  );
