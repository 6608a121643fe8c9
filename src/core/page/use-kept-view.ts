import { useLayoutEffect, useRef } from 'react';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';

// Few pages are come back to with a view that was changed.
const keeping = importing(() => import('./scroll-memory'), 'keepScroll');
const restoring = importing(() => import('./scroll-memory'), 'restoreScroll');

/**
 * The state of the page's step in the history; undefined where it is no object of ours to add to.
 */
const stepState = (): Record<string, unknown> | undefined => {
  const state: unknown = window.history.state ?? {};
  return typeof state === 'object' ? (state as Record<string, unknown>) : undefined;
};

/** The widget's name in that state: its place among those of its kind in the page. */
const nameOf = (host: HTMLElement): string =>
  `${host.localName}-${[...document.querySelectorAll(host.localName)].indexOf(host)}`;

/**
 * Keeps what a visitor has made of a widget in the page's step of the history, so that Back from a
 * link in it shows the same again, with the page at the same place. `restore` gets what was kept,
 * of which nothing is sure: anyone may write there.
 *
 * @returns `keep`, to be called with what the visitor has made of it
 */
export function useKeptView<View extends object>(restore: (view: Partial<View>) => void) {
  const { host } = useWidget();
  const latest = useRef(restore);
  latest.current = restore;

  useLayoutEffect(() => {
    const kept = host && stepState()?.[nameOf(host)];
    if (!kept) return;
    latest.current(kept as Partial<View>);
    // Again as the page grows, until the visitor moves it.
    let growth: ResizeObserver | undefined;
    let isGone = false;
    restoring.load().then(
      (restoreScroll) => {
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

  return (view: View) => {
    const state = stepState();
    if (!host || !state) return;
    try {
      window.history.replaceState({ ...state, [nameOf(host)]: view }, '');
    } catch {
      // Some frames have no history to write to; the page then begins again.
    }
    keeping.load().then(
      (keepScroll) => window.addEventListener('pagehide', keepScroll),
      () => {},
    );
  };
}
