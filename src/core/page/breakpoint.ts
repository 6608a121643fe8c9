import { atom } from 'jotai/vanilla';
import { useSelected } from '../state/store';
import { breakpoints, media } from '../style/media';
import { listen } from './listen';
import { matches } from './media-query';

export type Breakpoint = keyof typeof breakpoints | '2xs';

/** The breakpoint of a window width in CSS pixels [BRAND-09]. */
export function breakpointOf(width: number): Breakpoint {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  return names.filter((name) => width >= breakpoints[name]).at(-1) ?? '2xs';
}

const interval = 100;

/** The window's width in CSS pixels; 0 while nobody subscribes. */
const widthAtom = atom(0);
widthAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    set(window.innerWidth);
  };
  read();
  // At most one update per 100 ms, with a trailing one so that the final size counts [BRAND-10].
  const stop = listen(window, 'resize', () => {
    timer ??= setTimeout(read, interval);
  });
  return () => {
    stop();
    clearTimeout(timer);
    set(0);
  };
};

/** Re-renders when `select(width)` changes as the window is resized; a server has no window. */
const useWindowWidth = <T>(select: (width: number) => T, onServer: T): T =>
  useSelected(widthAtom, (width) => select(width || window.innerWidth), onServer);

/** The window's breakpoint, following resizes; on a server that of a wide window. */
export const useBreakpoint = (): Breakpoint => useWindowWidth(breakpointOf, 'xl');

/**
 * Whether the desktop header applies: wider than 1024 px [HDR-01], or a greater width where the
 * reader's letters are larger. Null where this is unknown.
 */
const isDesktop = (width: number): boolean =>
  matches(media.desktop.replace('@media ', ''), width > breakpoints.lg);
export const useIsDesktop = (): boolean | null => useWindowWidth<boolean | null>(isDesktop, null);
export const isDesktopAtom = atom((get) => isDesktop(get(widthAtom) || window.innerWidth));
