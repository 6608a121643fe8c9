import type { PrimitiveAtom } from 'jotai/vanilla';

/**
 * Calls `onChange` when another tab has written what is kept under a key, or has cleared all, for as
 * long as anyone shows the atom [IMP-30]; and when the browser brings the page back as it was: not
 * all of them tell it then what it has missed.
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
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(true);
  };
  atom.onMount = () => {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  };
}
