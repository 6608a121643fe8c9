import { flushSync } from 'react-dom';
import { isPageLoading } from './json-text';

/** An element that makes its React tree when its turn has come. */
interface Mountable extends HTMLElement {
  mount(): void;
  /** Shows the content between the tags meanwhile. */
  showFallback(): void;
}

/** The longest that mounting may keep the page from a visitor's press, in ms. */
const longest = 50;

/** A queue of elements, in the order in which they came into the page. */
function makeMountQueue() {
  const waiting = new Set<Mountable>();
  /** Whether a turn is on its way. */
  let isScheduled = false;
  /** Whether those in view come first. */
  let isOrdered = false;

  /**
   * One that has gone meanwhile is let go; one that fails does not keep the others from the page.
   */
  function mountOne(element: Mountable): void {
    waiting.delete(element);
    if (!element.isConnected) return;
    try {
      flushSync(() => element.mount());
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
    // Where the others will take too long, the page has its turn between them.
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
    // The others are there before the page is painted again, unless they become too many.
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
 * Mounts an element together with all that come in one go (by the parser, `innerHTML` or the
 * registration of a late chunk): in a microtask, so before anything is painted, and at once,
 * without a task of React's for each. While the page still loads they wait for a task: what is
 * between the tags is not parsed yet when the tag is.
 */
export const mountSoon = makeMountQueue();
