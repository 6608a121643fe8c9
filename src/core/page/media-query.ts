import { foreign } from '../../foreign';
import { listen } from './listen';

/** Whether a media query holds now; `otherwise` where the page's `matchMedia` does not work. */
export const matches = (query: string, otherwise = false): boolean =>
  foreign('matchMedia', () => window.matchMedia(query).matches) ?? otherwise;

/**
 * Calls back when that may have changed.
 * @returns a function that stops it
 */
export const onMatches = (query: string, listener: () => void): (() => void) =>
  foreign('matchMedia', () => listen(window.matchMedia(query), 'change', listener)) ?? (() => {});
