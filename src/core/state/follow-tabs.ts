import type { PrimitiveAtom } from 'jotai/vanilla';
import { listen } from '../page/listen';

/**
 * Calls `onChange` when another tab writes a key, or clears the storage, as long as anyone
 * subscribes to the atom [IMP-30]; and when the visitor or the connection is back: some browsers
 * restore a page without the events that it has missed.
 */
export function followTabs<T>(
  atom: Pick<PrimitiveAtom<T>, 'onMount'>,
  storageKey: string,
  onChange: (isBack: boolean) => void,
): void {
  atom.onMount = () => {
    // A null key means that the storage was cleared.
    const stop = listen<StorageEvent>(window, 'storage', ({ key }) => {
      if (key === storageKey || key === null) onChange(false);
    });
    const stopBack = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') onChange(true);
    });
    const stopOnline = listen(window, 'online', () => onChange(true));
    return () => {
      stop();
      stopBack();
      stopOnline();
    };
  };
}
