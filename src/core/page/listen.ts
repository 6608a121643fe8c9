/**
 * Calls a listener at each event of these names. It takes no `signal`: where an older zone.js has
 * wrapped `addEventListener`, its end would take away the page's own listeners, too.
 * @returns a function that stops it
 */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: E) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  const names = types.split(' ');
  for (const name of names) target.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener as EventListener, options);
  };
}
