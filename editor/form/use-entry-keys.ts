import { useState } from 'react';
import { moved, without } from '../model/entries';

let last = 0;
const fresh = (count: number): number[] => Array.from({ length: count }, () => ++last);

/** A key for each entry of a list, which moves with the entry. */
export function useEntryKeys(count: number) {
  const [kept, setKeys] = useState(() => fresh(count));
  // The list has changed elsewhere: an example was chosen, or another snippet opened.
  const keys = kept.length === count ? kept : fresh(count);
  if (keys !== kept) setKeys(keys);
  return {
    keys,
    add: (): number => {
      const [key = 0] = fresh(1);
      setKeys([...keys, key]);
      return key;
    },
    move: (from: number, by: number) => setKeys(moved(keys, from, by)),
    /** Former keys, with the entries that had them. */
    restore: (before: readonly number[]) => setKeys([...before]),
    remove: (at: number) => setKeys(without(keys, at)),
  };
}
