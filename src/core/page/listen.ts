/**
 * Calls a listener at each event of these names.
 * @returns a function that stops it
 */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: E) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of types.split(' '))
    target.addEventListener(type, listener as EventListener, { ...options, signal });
  return () => controller.abort();
}
