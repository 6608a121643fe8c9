import { version } from '../package.json';
import type { commonEvents } from './core/element/common.events';
import type { DetailsOf } from './core/element/contract';

type PageError = DetailsOf<typeof commonEvents>['atria-error'];

/**
 * Tells the page of what has failed, by `atria-error`: from its element, or at the document.
 *
 * @returns whether it is still to be said in the console: no listener has stopped the event.
 */
export const tellError = (detail: Omit<PageError, 'release'>, target: EventTarget = document) =>
  target.dispatchEvent(
    new CustomEvent('atria-error', {
      detail: { ...detail, release: version },
      ...{ bubbles: true, composed: true, cancelable: true },
    }),
  );
