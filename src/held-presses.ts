/**
 * Holds presses on widgets that a server has rendered and whose code is still loading. Without it a
 * form would leave the page, and a button would do nothing. The renderer's markup loads it as
 * `atria-touched.js`, so it imports nothing and is small.
 */
import { heldKey, markAttribute } from './core/element/served-mark';

/** What the browser does by itself: the widget finds it done. */
const native = 'a[href], input:not([type=submit], [type=image]), textarea, select, label, summary';

/** Whether a root has markup of a server that no widget has taken over yet. */
const isServed = (one: EventTarget): one is ShadowRoot =>
  one instanceof ShadowRoot && one.firstElementChild?.hasAttribute(markAttribute) === true;

const page = globalThis as { [heldKey]?: [root: ShadowRoot, pressed: Element][] };

if (!page[heldKey]) {
  page[heldKey] = [];
  addEventListener(
    'click',
    (event) => {
      const path = event.composedPath();
      const root = path.find(isServed);
      const [pressed] = path;
      if (!root || !(pressed instanceof Element) || pressed.closest(native)) return;
      event.preventDefault();
      page[heldKey]?.push([root, pressed]);
    },
    true,
  );
}
