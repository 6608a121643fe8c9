import type { Shape } from '../../src/cms/shape';

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
    if (isMoved || entries.length !== after.length) return true;
    return after.some((one, at) => isOtherEntries(entries[at], one));
  }
  if (Array.isArray(before)) return before.length > 0;
  if (typeof before !== 'object' && typeof after !== 'object') return false;
  const [one, other] = [Object(before), Object(after)];
  return Object.keys({ ...one, ...other }).some((name) => isOtherEntries(one[name], other[name]));
}

/** Fields whose text is an address, not a name. */
const isFile = (name: string): boolean => /(image|link|url)$/i.test(name);

/** The text of HTML, without tags. */
const plain = (text: string): string => text.replace(/<[^>]*>/g, ' ').trim();

/** The name of an entry in its list: its heading, else its first text; '' without any. */
export function nameOfEntry(entry: unknown, { properties = {} }: Shape): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const texts = Object.entries(entry).filter(
    ([one, value]) => typeof value === 'string' && value && !properties[one]?.enum,
  );
  const [name = '', best] =
    texts.find(([one]) => /^(header|heading|title|label|name|year)$/.test(one)) ??
    texts.find(([one]) => !isFile(one)) ??
    texts[0] ??
    [];
  const given = String(best ?? '');
  const text = properties[name]?.['x-atria']?.holds === 'html' ? plain(given) : given;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The list with one entry moved by some places. */
export function moved<T>(entries: readonly T[], from: number, by: number): T[] {
  const next = [...entries];
  next.splice(from + by, 0, ...next.splice(from, 1));
  return next;
}
