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
    const isOver = (parts = 1) => (performance.now() - from) * parts > longest;
    const [first] = waiting;
    if (first) mountOne(first);
    // If the rest would take too long, the page gets a turn first.
    if (!isOrdered && isOver(waiting.size)) putThoseInViewFirst();
    for (const element of waiting) {
      if (isOver()) break;
      mountOne(element);
    }
    isScheduled = waiting.size > 0;
    if (!isScheduled) return;
    for (const element of waiting) if (element.hasChildNodes()) element.showFallback();
    setTimeout(mountWaiting);
  }

  return (element: Mountable): void => {
    waiting.add(element);
    isOrdered = false;
    // The rest mounts before the next paint, unless there are too many.
    if (isPageLoading()) element.showFallback();
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
 * registration of a late chunk). This happens in a microtask, so before the next paint, and without
 * a React task for each. While the page still loads they wait for a task: the content between the
 * tags is not parsed yet when the tag is.
 */
export const mountSoon = makeMountQueue();
