/** The list with one entry moved by some places. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}

export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);

export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));

/** What an entry is called in its list: its first text. */
export function nameOfEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const texts = Object.entries(entry).filter(
    ([name, value]) => typeof value === 'string' && value && name !== 'type',
  );
  const [, best] =
    texts.find(([name]) => /^(header|heading|title|label|name|year)$/.test(name)) ??
    texts.find(([name]) => !/(image|link|url)$/i.test(name)) ??
    texts[0] ??
    [];
  const text = String(best ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
