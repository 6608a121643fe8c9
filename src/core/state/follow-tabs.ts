import type { PrimitiveAtom } from 'jotai/vanilla';
import { listen } from '../page/listen';

/**
 * Calls `onChange` when another tab has written what is kept under a key, or has cleared all, for as
 * long as anyone shows the atom [IMP-30]; and when the visitor is back on the page: not all browsers
 * tell one that they bring back as it was what it has missed.
 */
export function followTabs<T>(
  atom: Pick<PrimitiveAtom<T>, 'onMount'>,
  storageKey: string,
  onChange: (isBack: boolean) => void,
): void {
  atom.onMount = () => {
    // A key of null means that all was cleared.
    const stop = listen<StorageEvent>(window, 'storage', ({ key }) => {
      if (key === storageKey || key === null) onChange(false);
    });
    const stopBack = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') onChange(true);
    });
    return () => {
      stop();
      stopBack();
    };
  };
}
