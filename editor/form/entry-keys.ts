import { useState } from 'react';
import { same } from '../model/values';

interface Keyed {
  readonly entry: unknown;
  readonly key: number;
}

/** The entries of a list with their keys, and those that are no longer in it, newest first. */
export interface EntryKeys {
  readonly entries: readonly Keyed[];
  readonly gone: readonly Keyed[];
}

let last = 0;

/**
 * The keys of a list for its next entries: an entry keeps its key while it is written, wherever it
 * moves, and when it comes back, also if the list was read anew from a text.
 */
export function nextKeys({ entries, gone }: EntryKeys, next: readonly unknown[]): EntryKeys {
  const free = [...entries, ...gone];
  const keys: (number | undefined)[] = [];
  const isAsLong = next.length === entries.length;
  // The surest first: an equal entry must not take the key of the same one.
  const fits: readonly ((one: Keyed, entry: unknown, at: number) => boolean)[] = [
    (one, entry, at) => one === entries[at] && one.entry === entry,
    (one, entry) => one.entry === entry,
    (one, entry) => same(one.entry, entry),
    (one, _, at) => isAsLong && one === entries[at],
  ];
  for (const isIts of fits)
    next.forEach((entry, at) => {
      const found = keys[at] ? -1 : free.findIndex((one) => isIts(one, entry, at));
      if (found >= 0) keys[at] = free.splice(found, 1)[0]?.key;
    });
  return {
    entries: next.map((entry, at) => ({ entry, key: keys[at] ?? ++last })),
    gone: free.slice(0, 20),
  };
}

/**
 * A key for each entry of a list.
 *
 * @returns `add` makes the key of an entry that will be added
 */
export function useEntryKeys(next: readonly unknown[]) {
  const [kept, setKept] = useState(() => nextKeys({ entries: [], gone: [] }, next));
  const isSame = next.length === kept.entries.length;
  const isKept = isSame && kept.entries.every(({ entry }, at) => entry === next[at]);
  const known = isKept ? kept : nextKeys(kept, next);
  if (!isKept) setKept(known);
  return {
    keys: known.entries.map(({ key }) => key),
    add: (entry: unknown): number => {
      const { entries, gone } = nextKeys(known, [...next, entry]);
      const key = entries.at(-1)?.key ?? 0;
      setKept({ entries: entries.slice(0, -1), gone: [{ entry, key }, ...gone] });
      return key;
    },
  };
}
