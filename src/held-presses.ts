/**
 * Holds presses on widgets whose markup a server has made and whose code is on its way: without it a
 * form would leave the page, and a button do nothing. The renderer has it loaded as
 * `atria-touched.js`, so it stands alone and is small.
 */
import { heldKey, markAttribute } from './core/element/served-mark';

/** What the browser does by itself, which the widget finds done. */
const native = 'a[href], input:not([type=submit], [type=image]), textarea, select, label, summary';

/** Whether a root has the markup of a server that no widget has taken over yet. */
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
