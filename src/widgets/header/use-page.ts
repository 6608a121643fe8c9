import { useSyncExternalStore } from 'react';
import { useWidget } from '../../core/element/widget-context';

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

/** Where the page says that it stands in another language, by `<link rel=alternate>`; else ''. */
export const useAlternate = (code: string | undefined): string =>
  useSyncExternalStore(
    never,
    () =>
      document.querySelector<HTMLLinkElement>(`link[rel~=alternate][hreflang|="${code}" i]`)
        ?.href ?? '',
    () => '',
  );

/** The address of the page shown. */
export const usePageAddress = (): string => useWidget().address.href;
