/**
 * A text with double letters made single: the commonest spelling error, and a change in many stems.
 */
export const squeezed = (text: string): string => text.replace(/(.)\1/g, '$1');

/** Endings of Finnish words, squeezed. */
const endings =
  /(?:oi|ei|i)?(?:s[aä]|st[aä]|l[aä]|lt[aä]|le|ksi|n[aä]|den|t[aä]|n|t)$|(?:j?en|ien|ihin|h?[aeiouyäö]n|j[aä]|i[aä]|[aä])$/;
const shortestStem = 4;

/**
 * The possible forms of a word in a text: squeezed, and without its endings one after the other.
 */
export function formsOf(word: string): readonly string[] {
  const forms = [squeezed(word)];
  for (;;) {
    const last = forms.at(-1) ?? '';
    const stem = last.replace(endings, '');
    if (stem === last || stem.length < shortestStem) return forms;
    forms.push(stem);
  }
}

/**
 * Whether one word becomes the other if one letter is added, removed, changed or swapped with its
 * neighbour.
 */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (one[from] !== undefined && one[from] === other[from]) from += 1;
  const rests = (a: number, b: number) => one.slice(from + a) === other.slice(from + b);
  const isSwapped = one[from] === other[from + 1] && one[from + 1] === other[from];
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || (isSwapped && rests(2, 2));
}
