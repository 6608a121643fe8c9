/**
 * When the code of a tag comes that need not come at once: one that is not in view, or whose markup a
 * server has made. The loader has it as `atria-waiting.js` where a page has such a tag, so it stands
 * alone and knows no React.
 */
import { heldKey } from './core/element/served-mark';

type Start = (tag: Element) => void;

const starts = new WeakMap<Element, Start>();
const begin = (tag: Element) => starts.get(tag)?.(tag);

const near = new IntersectionObserver(
  (entries) => {
    // Left observed: to start what has started does nothing.
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target);
  },
  { rootMargin: '50%' },
);

/** Markup is painted: from then on its code may run. A page that nobody sees is never painted. */
const painted = new Promise<unknown>((done) => {
  if (document.readyState === 'complete') done(0);
  else addEventListener('load', done);
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
});

/** What tells that a visitor is about to use markup, or does so already. */
const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'input'];

const page = globalThis as { readonly [heldKey]?: readonly (readonly [root: ShadowRoot])[] };

/** Starts a tag whose markup is touched, and one that was before anybody listened. */
function startAtTouch(tag: Element, root: ShadowRoot): void {
  for (const type of touches)
    root.addEventListener(type, () => begin(tag), { capture: true, once: true });
  if (root.activeElement || page[heldKey]?.some(([held]) => held === root)) begin(tag);
}

/**
 * Starts a tag when its turn has come, sooner where it is needed.
 * @param quiet when all in view has painted, for a tag that is not: it comes when it is near, or once
 *   the page has nothing to do, since what comes only when it is near is blank on paper, and not found
 *   by the browser's search. A tag in view has none.
 */
export function wait(tag: Element, start: Start, quiet?: Promise<unknown>): void {
  if (starts.has(tag)) return;
  starts.set(tag, start);
  const { shadowRoot } = tag;
  if (shadowRoot) startAtTouch(tag, shadowRoot);
  if (!quiet) {
    painted.then(() => begin(tag));
    return;
  }
  Promise.resolve(shadowRoot && painted).then(() => near.observe(tag));
  quiet.then(() => (self.requestIdleCallback ?? setTimeout)(() => begin(tag)));
}
