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
