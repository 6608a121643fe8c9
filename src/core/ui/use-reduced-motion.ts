import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the visitor prefers less motion now [IMP-21]; for effects and event handlers. */
export const prefersReducedMotion = (): boolean => window.matchMedia(query).matches;

/** Whether the visitor prefers less motion [IMP-21]; on a server false. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
