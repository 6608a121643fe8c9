import { useSyncExternalStore } from 'react';
import { matches, onMatches } from '../page/media-query';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => onMatches(query, listener);

/** Whether the visitor prefers less motion now [IMP-21]; for effects and event handlers. */
export const prefersReducedMotion = (): boolean => matches(query);

/** Whether the visitor prefers less motion [IMP-21]; on a server false. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
