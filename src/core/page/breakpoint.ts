import { useSyncExternalStore } from 'react';
import { breakpoints } from '../style/media';

export type Breakpoint = keyof typeof breakpoints | '2xs';

/** The breakpoint of a window width in CSS pixels [BRAND-09]. */
export function breakpointOf(width: number): Breakpoint {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  return names.filter((name) => width >= breakpoints[name]).at(-1) ?? '2xs';
}

const interval = 100;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let width = 0;

// At most one pass per 100 ms, with a trailing one so that the final size counts [BRAND-10].
function onResize(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    width = window.innerWidth;
    for (const listener of listeners) listener();
  }, interval);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    width = window.innerWidth;
    window.addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('resize', onResize);
    clearTimeout(timer);
    timer = undefined;
  };
}

const currentWidth = (): number => (listeners.size > 0 ? width : window.innerWidth);

/** Re-renders when `select(width)` changes as the window is resized; a server knows no window. */
const useWindowWidth = <T>(select: (width: number) => T, onServer: T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(currentWidth()),
    () => onServer,
  );

/** The window's breakpoint, following resizes; on a server a wide one. */
export const useBreakpoint = (): Breakpoint => useWindowWidth(breakpointOf, 'xl');

/** Whether the desktop header applies: wider than 1024 px [HDR-01]; null where nobody knows. */
export const useIsDesktop = (): boolean | null =>
  useWindowWidth<boolean | null>((pixels) => pixels > 1024, null);
