import { listen } from './listen';
import { nextFrame } from './next-frame';
import { makeObserver } from './observers';

/** Callbacks that wait for the next frame. */
const due = new Set<() => void>();

function callAll(): void {
  const calls = [...due];
  due.clear();
  for (const call of calls)
    try {
      call();
    } catch (error) {
      // The other callbacks run all the same.
      reportError(error);
    }
}

/**
 * Calls `onSize` before the elements first paint, and in the frame after one of them has changed
 * its size; what it sets by `flushSync` is painted in that frame. It never runs inside a
 * ResizeObserver callback: a page that changes there makes the engine report "ResizeObserver loop
 * completed with undelivered notifications" as an error, for observers of the host page too. Where
 * the page's ResizeObserver does not work, the window's size counts.
 *
 * @returns a function that stops it
 */
export function observeSize(onSize: () => void, ...elements: readonly Element[]): () => void {
  const schedule = () => {
    if (due.size === 0) nextFrame(callAll);
    due.add(onSize);
  };
  const observer = makeObserver('ResizeObserver', schedule);
  const isObserved = elements.every(observer.observe);
  const stop = isObserved ? observer.disconnect : listen(window, 'resize', schedule);
  schedule();
  return () => {
    stop();
    due.delete(onSize);
  };
}
