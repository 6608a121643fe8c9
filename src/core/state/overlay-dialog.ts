import { useEffect, useState } from 'react';
import { useOverlay } from './overlay';

/** Those that show the popup of a name, in the order they came: told whether they are the first. */
const places = new Map<string, Set<(isFirst: boolean) => void>>();

/**
 * A popup of the page, for who shows it: where its tag stands twice on a page, the first shows it
 * alone, and the other once that one is gone. The name counts as with `useOverlay`.
 */
export function useOverlayDialog(name: string) {
  const { isOpen, open, close } = useOverlay(name);
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const all = places.get(name) ?? new Set();
    places.set(name, all.add(setFirst));
    const choose = () => [...all][0]?.(true);
    choose();
    return () => {
      all.delete(setFirst);
      choose();
    };
  }, [name]);
  return { isOpen: isOpen && isFirst, open, close };
}
