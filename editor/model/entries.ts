export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);

export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));

/**
 * Whether entries were added, moved or removed between two states of a form, at any depth: only
 * then is an undo a step back; for typed text it is not.
 */
export function isOtherEntries(before: unknown, after: unknown): boolean {
  if (before === after) return false;
  if (Array.isArray(after)) {
    const entries = Array.isArray(before) ? before : [];
    const isMoved = after.some((one, at) => one !== entries[at] && entries.includes(one));
    return (
      entries.length !== after.length ||
      isMoved ||
      after.some((one, at) => isOtherEntries(entries[at], one))
    );
  }
  if (Array.isArray(before)) return before.length > 0;
  if (typeof before !== 'object' && typeof after !== 'object') return false;
  const [one, other] = [Object(before), Object(after)] as Record<string, unknown>[];
  return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].some((name) =>
    isOtherEntries(one?.[name], other?.[name]),
  );
}
