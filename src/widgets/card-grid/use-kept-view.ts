import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { lateCode } from '../../core/ui/late-code';

/** What a visitor has made of a grid. */
export interface View {
  /** How many chunks of cards are shown. */
  readonly chunks: number;
  /** Id of the dropdown's item chosen; null for all cards. */
  readonly chosen: string | null;
}

// Few pages are come back to with a grid that was changed.
const scroll = lateCode(() => import('../../core/search/scroll-memory'));

/** The state of the page's step in the history; undefined where it is no object of ours to add to. */
const stepState = (): Record<string, unknown> | undefined => {
  const state: unknown = window.history.state ?? {};
  return typeof state === 'object' ? (state as Record<string, unknown>) : undefined;
};

/** The grid's name in that state: its place among the grids of the page. */
const nameOf = (host: HTMLElement): string =>
  `${host.localName}-${[...document.querySelectorAll(host.localName)].indexOf(host)}`;

/**
 * Keeps what a visitor has made of a grid in the page's step of the history, so that Back from a
 * card shows the same cards again, with the page at the same place. `restore` gets what was kept.
 */
export function useKeptView({ chunks, chosen }: View, restore: (view: View) => void): void {
  const { host } = useWidget();
  const latest = useRef(restore);
  latest.current = restore;
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const kept = host && (stepState()?.[nameOf(host)] as Partial<View> | undefined);
    if (!kept) return;
    const { chunks: count, chosen: id } = kept;
    latest.current({
      chunks: typeof count === 'number' && count > 1 ? count : 1,
      chosen: typeof id === 'string' ? id : null,
    });
    // Again as the page grows, until the visitor moves it.
    let growth: ResizeObserver | undefined;
    let isGone = false;
    scroll.load().then(
      ({ restoreScroll }) => {
        if (isGone) return;
        growth = new ResizeObserver(restoreScroll);
        growth.observe(document.body);
      },
      () => {},
    );
    return () => {
      isGone = true;
      growth?.disconnect();
    };
  }, [host]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const state = stepState();
    if (!host || !state) return;
    try {
      window.history.replaceState({ ...state, [nameOf(host)]: { chunks, chosen } }, '');
    } catch {
      // Some frames have no history to write to; the page then begins anew.
    }
    scroll.load().then(
      ({ keepScroll }) => window.addEventListener('pagehide', keepScroll),
      () => {},
    );
  }, [host, chunks, chosen]);
}
