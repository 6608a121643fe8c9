import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { readStoredJson, type StorageArea, writeStoredJson } from '../page/storage';
import { pageStore, usePageValue } from './store';

/**
 * A value that all widgets of the page share, stored for the next page.
 *
 * @param check reads a stored value; what it refuses is removed
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
    /** Reads the stored value. */
    read,
    /** Another tab may have written meanwhile: the change applies to what is stored. */
    change(next: (now: T) => T): void {
      const value = next(stored());
      pageStore.set(held, value);
      writeStoredJson(area, key, value);
    },
  };
}
export type Kept<T> = ReturnType<typeof keptValue<T>>;

/** The value; read again, before the first paint, when `by` changes. */
export function useKept<T>({ held, read }: Kept<T>, by?: unknown): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(read, [by]);
  return usePageValue(held);
}
