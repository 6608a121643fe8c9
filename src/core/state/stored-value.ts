import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { listen } from '../page/listen';
import { readStoredJson, type StorageArea, writeStoredJson } from '../page/storage';
import { pageStore, usePageValue } from './store';

/**
 * Calls `onChange` when another tab writes a key, or clears the storage, as long as anyone
 * subscribes to the atom [IMP-30]; and when the visitor or the connection is back: some browsers
 * restore a page without the events that it has missed.
 */
export function followTabs<T>(
  followed: Pick<PrimitiveAtom<T>, 'onMount'>,
  storageKey: string,
  onChange: () => void,
): void {
  followed.onMount = () => {
    // Without a key the storage was cleared, or it is not the storage's event.
    const stop = listen<StorageEvent>(window, 'storage online', ({ key }) => {
      if ((key ?? storageKey) === storageKey) onChange();
    });
    const stopBack = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') onChange();
    });
    return () => {
      stop();
      stopBack();
    };
  };
}

/**
 * A value that all widgets of the page share, stored for the next page; one of the local storage
 * for all tabs.
 *
 * @param check reads a stored value; what it refuses is removed
 */
export function storedValue<T>(
  area: StorageArea,
  key: string,
  check: (value: unknown) => T | undefined,
  nothing: T,
) {
  const shared = atom(nothing);
  const stored = (): T => readStoredJson(area, key, check) ?? nothing;
  const read = (): void => pageStore.set(shared, stored());
  if (area === 'localStorage') followTabs(shared, key, read);
  return {
    shared,
    stored,
    /** Reads the stored value. */
    read,
    /** Another tab may have written meanwhile: the change applies to what is stored. */
    change(next: (now: T) => T): void {
      const value = next(stored());
      pageStore.set(shared, value);
      writeStoredJson(area, key, value);
    },
  };
}
export type StoredValue<T> = ReturnType<typeof storedValue<T>>;

/** The value; read again, before the first paint, when `by` changes. */
export function useStoredValue<T>({ shared, read }: StoredValue<T>, by?: unknown): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(read, [by]);
  return usePageValue(shared);
}
