const kept = new Map<string, string>();

/**
 * Joins class names, without those that are false. Where two set the same property, the one made
 * later (lower in its file, or in a file imported later) wins. Each text is kept once, not once for
 * each of the hundreds of elements that may have it.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  const joined = names.filter(Boolean).join(' ');
  const known = kept.get(joined);
  if (known === undefined) kept.set(joined, joined);
  return known ?? joined;
}
