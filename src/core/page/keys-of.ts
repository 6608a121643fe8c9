/**
 * React keys for the entries of a list by what they show, so that nothing of one stays in the place
 * of another; those that are alike are numbered.
 */
export function keysOf<T>(list: readonly T[], nameOf: (entry: T) => string): readonly string[] {
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const name = nameOf(entry);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}
