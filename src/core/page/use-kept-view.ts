import { useLayoutEffect, useRef } from 'react';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';
import { writeAddress } from './location';
import { observeSize } from './observe-size';

// Only few pages that a visitor comes back to have a changed view.
const keeping = importing(() => import('../listing/scroll-memory'), 'keepScroll');
const restoring = importing(() => import('../listing/scroll-memory'), 'restoreScroll');

/** The state of the page's history entry; undefined if it cannot hold ours. */
const stepState = (): Record<string, unknown> | undefined => {
  const state: unknown = window.history.state ?? {};
  return typeof state === 'object' ? (state as Record<string, unknown>) : undefined;
};

/** The widget's name in that state: its position among widgets of its kind in the page. */
const nameOf = (host: HTMLElement): string =>
  `${host.localName}-${[...document.querySelectorAll(host.localName)].indexOf(host)}`;

/**
 * Keeps a visitor's changes of a widget in the page's history entry, so that Back from a link in it
 * shows the same again, with the page at the same position. `restore` gets what was kept; check it,
 * since any script may write there.
 *
 * @returns `keep`, to be called with the visitor's changes
 */
export function useKeptView<View extends object>(restore: (view: Partial<View>) => void) {
  const { host } = useWidget();
  const latest = useRef(restore);
  latest.current = restore;

  useLayoutEffect(() => {
    const kept = host && stepState()?.[nameOf(host)];
    if (!kept) return;
    latest.current(kept as Partial<View>);
    // Again as the page grows, until the visitor scrolls.
    const observing = restoring.load().then(
      (restoreScroll) => observeSize(restoreScroll, document.body),
      () => undefined,
    );
    return () => void observing.then((stop) => stop?.());
  }, [host]);

  return (view: View) => {
    const state = stepState();
    if (!host || !state) return;
    writeAddress('replace', { ...state, [nameOf(host)]: view }, window.location.href);
    keeping.load().then(
      (keepScroll) => window.addEventListener('pagehide', keepScroll),
      () => {},
    );
  };
}
