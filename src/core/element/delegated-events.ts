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
]);

/**
 * Makes a React root in a container, with listeners for the events above only, and none of the
 * capture phase: no handler of ours is called in it.
 * @param make Calls React's `createRoot` or `hydrateRoot` for the container.
 */
export function withFewListeners<T>(container: ShadowRoot, make: () => T): T {
  container.addEventListener = listenToFew;
  try {
    return make();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}

/** Calls what an own property of the container hides. */
function listenToFew(
  this: ShadowRoot,
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
): void {
  const isCapture = typeof options === 'object' ? options.capture : options;
  if (delegated.has(type) && !isCapture)
    EventTarget.prototype.addEventListener.call(this, type, listener, options);
}
