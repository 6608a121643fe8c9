/**
 * The page as it is has been painted, or is about to be, before anything that React renders later.
 * A page in the background is not painted, and does not wait.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });
