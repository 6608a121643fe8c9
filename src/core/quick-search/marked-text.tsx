import { folded } from '../../read/compare';
import { styles } from './quick-search-panel.styles';

/**
 * A text in parts: those that match a word of the query, and those between. Case and accents are
 * ignored, as in the search itself.
 */
export function markedParts(
  text: string,
  q: string,
): readonly { readonly text: string; readonly isMatch: boolean }[] {
  const letters = [...text];
  // One letter may be compared as several, a soft hyphen as none.
  const plain = letters.map((letter) => (/[\s\p{Pd}]/u.test(letter) ? ' ' : folded(letter)));
  const places = plain.flatMap((one, at) => [...one].map(() => at));
  const words = folded(q)
    .split(' ')
    .filter(({ length }) => length > 1);
  const isMatch = letters.map(() => false);
  const whole = plain.join('');
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      isMatch.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1);
  const parts: { text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
  });
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
