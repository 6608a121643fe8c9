import { foreign } from '../../foreign';

/**
 * Calls back in the next frame; 16 ms later where the page has removed or broken what asks for one.
 * @returns a function that cancels it
 */
export function nextFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const id = foreign(
    'requestAnimationFrame',
    () => requestAnimationFrame(callback),
    () => {
      timer = setTimeout(callback, 16);
    },
  );
  return () => {
    clearTimeout(timer);
    if (id) cancelAnimationFrame(id);
  };
}

/**
 * Resolves when the page as it is has painted, or will paint before any later render of React. A
 * page in the background does not paint, so it resolves at once.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else nextFrame(resolve);
  });
