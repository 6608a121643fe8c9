/**
 * The native events that React listens to at a widget's root: those that a handler of our views, or
 * of a library in them, is called by. By itself React puts 142 listeners on each root, half of what
 * a small widget weighs. A structure test reads the handlers in use and holds the list whole.
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
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'submit',
]);

/** In place of a container's own `addEventListener`; one for all, since each closure weighs. */
function listenToDelegated(
  this: ShadowRoot,
  type: string,
  listener: EventListener,
  options?: unknown,
): void {
  if (delegated.has(type) && options !== true)
    ShadowRoot.prototype.addEventListener.call(this, type, listener);
}

/**
 * Makes a root of React whose container is listened to for these events alone, and never in the
 * capture phase: React registers all it knows while it makes the root.
 * @returns what `makeRoot` returns
 */
export function withDelegatedEvents<Root>(
  container: ShadowRoot,
  makeRoot: (container: ShadowRoot) => Root,
): Root {
  container.addEventListener = listenToDelegated;
  const root = makeRoot(container);
  // Set back, not deleted: an object that has lost a property takes 100 bytes more in V8.
  container.addEventListener = EventTarget.prototype.addEventListener;
  return root;
}
