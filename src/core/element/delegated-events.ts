/**
 * The native events that React listens to at a widget's root: those that a handler of our views, or
 * of a library in them, is called by. React itself would put 142 listeners on each root, half of
 * what a small widget weighs. A structure test reads the handlers in use and holds the list whole.
 * Events that do not bubble (load, error, toggle, close, cancel, scroll …) are not concerned: for
 * them React listens at the very element.
 */
export const delegated: ReadonlySet<string> = new Set([
  'change',
  'click',
  'dragleave',
  'dragover',
  'drop',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mouseout',
  'mouseover',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'submit',
  'wheel',
]);

/**
 * Makes a React root in a container, with listeners for the events above only.
 * @param make Calls React's `createRoot` or `hydrateRoot` for the container.
 */
export function withFewListeners<T>(container: ShadowRoot, make: () => T): T {
  const listen: typeof container.addEventListener = container.addEventListener;
  container.addEventListener = (
    type: string,
    ...rest: [EventListener, AddEventListenerOptions]
  ) => {
    if (delegated.has(type)) listen.call(container, type, ...rest);
  };
  try {
    return make();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
