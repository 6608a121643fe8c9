/**
 * The native events that React listens to at a widget's root: those for which our views, or a
 * library in them, have a handler. By default React adds 142 listeners to each root, half the
 * memory of a small widget. A structure test compares the list with the handlers in use. Events
 * that do not bubble (load, error, toggle, close, cancel, scroll …) need no entry: for them React
 * listens at the element itself.
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

/** Replaces a container's own `addEventListener`; one function for all, to save memory. */
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
 * Makes a root of React whose container listens to these events alone, and never in the capture
 * phase: React adds all its listeners while it makes the root.
 * @returns what `makeRoot` returns
 */
export function withDelegatedEvents<Root>(
  container: ShadowRoot,
  makeRoot: (container: ShadowRoot) => Root,
): Root {
  container.addEventListener = listenToDelegated;
  const root = makeRoot(container);
  // Set back, not deleted: in V8 an object with a deleted property takes 100 bytes more.
  container.addEventListener = EventTarget.prototype.addEventListener;
  return root;
}
