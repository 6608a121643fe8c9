import type { PrimitiveAtom } from 'jotai/vanilla';

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
  // A key of null means that all was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange(false);
  };
  const onShow = () => {
    if (document.visibilityState === 'visible') onChange(true);
  };
  atom.onMount = () => {
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onShow);
    };
  };
}
