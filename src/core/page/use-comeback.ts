import { useListener } from './use-listener';

/** Calls `back` when the browser restores the page from its memory (bfcache). */
export const useComeback = (back: () => unknown): void =>
  useListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && back());
