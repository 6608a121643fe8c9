import type { PrimitiveAtom } from 'jotai/vanilla';

/**
 * Calls `onChange` when another tab has written what is kept under a key, or has cleared all, for as
 * long as anyone shows the atom [IMP-30].
 */
export function followTabs<T>(
  atom: Pick<PrimitiveAtom<T>, 'onMount'>,
  storageKey: string,
  onChange: () => void,
): void {
  // A key of null means that all was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  atom.onMount = () => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };
}
