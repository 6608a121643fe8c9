import { version } from '../package.json';
import type { commonEvents } from './core/element/common.events';
import type { DetailsOf } from './core/element/contract';

/** What an `atria-error` tells. */
export type PageError = DetailsOf<typeof commonEvents>['atria-error'];

/**
 * Dispatches `atria-error` for a failure, from its element or from the document.
 *
 * @returns whether the console still has to report it: no listener has stopped the event.
 */
export const tellError = (detail: Omit<PageError, 'release'>, target: EventTarget = document) =>
  target.dispatchEvent(
    new CustomEvent('atria-error', {
      detail: { ...detail, release: version },
      ...{ bubbles: true, composed: true, cancelable: true },
    }),
  );
