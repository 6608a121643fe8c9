import { startTransition } from 'react';
import { isPageLoading } from './reading/json-text';

/** An element that renders its React tree when its turn has come. */
interface Mountable extends HTMLElement {
  mount(): void;
  /** Shows the content between the tags until then. */
  showFallback(): void;
}

/** The longest time that mounting may delay a visitor's press, in ms. */
const longest = 50;

/** So many render in any order; to sort more needs a layout of the page. */
const few = 8;

/** A queue of elements, in the order in which they were added to the page. */
function makeMountQueue() {
  const waiting = new Set<Mountable>();
  /** Whether a turn is scheduled. */
  let isScheduled = false;
  /** Whether elements in view come first. */
  let isOrdered = false;

  /** An element that was removed meanwhile is dropped; an error in one does not stop the others. */
  function mountOne(element: Mountable): void {
    waiting.delete(element);
    if (!element.isConnected) return;
    try {
      startTransition(() => element.mount());
    } catch (error) {
      element.showFallback();
      reportError(error);
    }
  }

  function putThoseInViewFirst(): void {
    for (const element of [...waiting].filter((one) => !isInView(one))) {
      waiting.delete(element);
      waiting.add(element);
    }
    isOrdered = true;
  }

  function mountWaiting(): void {
    const from = performance.now();
    if (!isOrdered && waiting.size > few) putThoseInViewFirst();
    for (const element of waiting) {
      mountOne(element);
      if (performance.now() - from > longest) break;
    }
    isScheduled = waiting.size > 0;
    // The page gets a turn first.
    if (isScheduled) setTimeout(mountWaiting);
  }

  return (element: Mountable): void => {
    waiting.add(element);
    isOrdered = false;
    // While the page loads, what is between its tags may still come.
    if (isPageLoading() || element.hasChildNodes()) element.showFallback();
    if (isScheduled) return;
    isScheduled = true;
    if (isPageLoading()) setTimeout(mountWaiting);
    else queueMicrotask(mountWaiting);
  };
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom >= 0;
};

/**
 * Mounts an element together with all that are added at once (by the parser, `innerHTML` or the
 * registration of a late chunk), in a microtask; React then renders them in its own slices. While
 * the page still loads they wait for a task: the content between the tags is not parsed yet when the
 * tag is.
 */
export const mountSoon = makeMountQueue();
