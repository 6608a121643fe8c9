import { folded } from '../read/compare';

/** How many letters to add, drop, change or swap with the next to turn one into the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const from = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= one.length; i++) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= other.length; j++) {
      const change = from(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = from(i - 2, j - 2) + (isSwap ? 1 : 2);
      row[j] = i + j === 0 ? 0 : Math.min(from(i - 1, j) + 1, from(i, j - 1) + 1, change, swap);
    }
  }
  return from(one.length, other.length);
}

const bare = (name: string): string => folded(name).replace(/[^a-z0-9]/g, '');

/**
 * The names that may be meant, nearest first, three at most: those within a few typing errors,
 * ignoring hyphens and capitals, and those that contain the given text.
 */
export function nearest(given: string, names: readonly string[]): readonly string[] {
  const meant = bare(given);
  const slips = Math.max(1, Math.floor(meant.length / 3));
  return names
    .map((name) => {
      const other = bare(name);
      const holds = meant.length > 3 && (other.includes(meant) || meant.includes(other));
      return { name, slips: distance(meant, other), holds };
    })
    .filter((one) => one.slips <= slips || one.holds)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Names that people confuse with each other. */
const alike: readonly (readonly string[])[] = [
  ['title', 'header', 'heading', 'name', 'label', 'otsikko'],
  ['url', 'href', 'link', 'address', 'linkki'],
  ['img', 'picture', 'photo', 'src', 'image', 'imageUrl', 'kuva'],
  ['text', 'content', 'description', 'body', 'teksti'],
];

/** The names that may be meant: by typing errors, then by their meaning. */
export function meantBy(given: string, names: readonly string[]): readonly string[] {
  const group = alike.find((one) => one.includes(given.toLowerCase())) ?? [];
  return [...new Set([...nearest(given, names), ...names.filter((name) => group.includes(name))])];
}
