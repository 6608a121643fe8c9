import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `threshold` pixels; exactly the threshold is not. */
export const useScrolledPast = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );

const never = () => () => {};

/** The address of the page shown; '' on a server. */
export const usePageAddress = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.href,
    () => '',
  );
