/**
 * The native events that React listens to at a widget's root: those that a handler of our views, or
 * of a library in them, is called by. React itself would put 142 listeners on each root, half of
 * what a small widget weighs: the build makes it listen to these (scripts/cut-react), and none in
 * the capture phase. A structure test reads the handlers in use and holds the list whole.
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
