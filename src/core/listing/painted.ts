import { nextFrame } from '../page/next-frame';

/**
 * Resolves when the page as it is has painted, or will paint before any later render of React. A
 * page in the background does not paint, so it resolves at once.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else nextFrame(resolve);
  });
