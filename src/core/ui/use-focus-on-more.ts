import { useEffect, useRef } from 'react';
import { lendFocus } from './lend-focus';

/**
 * After a press on show more (below `data-more`) the focus moves to the first new entry, which the
 * next Tab would skip [IMP-12].
 *
 * @param status `more` while the next entries are pending, `ready` once they are there
 * @returns The `ref` for the list of the entries.
 */
export function useFocusOnMore(status: string, entries: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (status === 'more') before.current = entries.length;
    const first = before.current;
    if (status !== 'ready' || !first || !list.current) return;
    before.current = 0;
    const { activeElement: at } = list.current.getRootNode() as Document | ShadowRoot;
    const isLost = !at || at === document.body;
    // A visitor who has moved on meanwhile stays there.
    if (!isLost && !at.closest('[data-more]')) return;
    const entry = (list.current.children[first] ?? list.current.lastElementChild) as HTMLElement;
    lendFocus(entry?.querySelector<HTMLElement>('a, button') ?? entry);
  }, [status, entries]);
  return list;
}
