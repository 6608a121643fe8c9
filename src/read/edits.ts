/** A range of a text, in UTF-16 units. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Another text for a place. */
export interface Edit extends Place {
  readonly text: string;
}

/** The text of a place. */
export const textAt = (text: string, { from, to }: Place): string => text.slice(from, to);

const inOrder = <E extends Place>(edits: readonly E[]): readonly E[] =>
  [...edits].sort((one, other) => one.from - other.from || one.to - other.to);

/** A text with edits, which do not overlap. All else stays as it is. */
export function edited(text: string, edits: readonly Edit[]): string {
  let whole = '';
  let at = 0;
  for (const { from, to, text: next } of inOrder(edits)) {
    whole += text.slice(at, from) + next;
    at = to;
  }
  return whole + text.slice(at);
}

/**
 * A text with edits, and where its places were before.
 *
 * @returns `before` gives the index in the text before for one after
 */
export function traced(text: string, edits: readonly Edit[]) {
  const all = inOrder(edits);
  const before = (index: number): number => {
    let shift = 0;
    for (const { from, to, text: next } of all) {
      if (index <= from + shift) break;
      if (index < from + shift + next.length) return to;
      shift += next.length - (to - from);
    }
    return index - shift;
  };
  return { text: edited(text, all), before };
}
