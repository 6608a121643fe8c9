import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { readStoredJson, type StorageArea, writeStored } from '../page/storage';
import { pageStore, usePageValue } from './store';

/**
 * Something that all widgets of the page know alike, kept in the storage for the next page.
 *
 * @param check what a stored value is read by; what it refuses is discarded
 */
export function keptValue<T>(
  area: StorageArea,
  key: string,
  check: (value: unknown) => T | undefined,
  nothing: T,
) {
  const held = atom(nothing);
  const stored = (): T => readStoredJson(area, key, check) ?? nothing;
  const read = (): void => pageStore.set(held, stored());
  return {
    held,
    stored,
    /** Takes over what is stored. */
    read,
    /** Another tab may have written meanwhile: what is stored is changed. */
    change(next: (now: T) => T): void {
      const value = next(stored());
      pageStore.set(held, value);
      writeStored(area, key, JSON.stringify(value));
    },
  };
}
export type Kept<T> = ReturnType<typeof keptValue<T>>;

/** The value; taken over again, before the first paint, when `by` changes. */
export function useKept<T>({ held, read }: Kept<T>, by?: unknown): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(read, [by]);
  return usePageValue(held);
}
