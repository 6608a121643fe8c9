/**
 * Decides when the code of a tag runs that need not run at once: a tag out of view, or one that a
 * server has rendered. Part of `atria-early.js`.
 */
import { approaches, page, stepsKey } from './core/element/served/page-steps';

type Start = (tag: Element) => void;

const starts = new WeakMap<Element, Start>();
const begin = (tag: Element) => starts.get(tag)?.(tag);

const look = (entries: readonly IntersectionObserverEntry[] = []) => {
  // It stays observed: to start a started tag does nothing.
  for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target);
};
const near: IntersectionObserver[] = [];
function startWhenNear(tag: Element): void {
  try {
    near[0] ??= new IntersectionObserver(look, { rootMargin: '50%' });
    near[0].observe(tag);
  } catch {
    // A page may have replaced it.
    begin(tag);
  }
}

/** How long after `load` a browser is waited for that does not say when it has painted, in ms. */
const patience = 3000;

/** Resolves after the first paint: then the markup's code may run. A hidden page never paints. */
const painted = new Promise<unknown>((done) => {
  const loaded = () => setTimeout(done, document.hidden ? 0 : patience);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
  try {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  } catch {
    // A page may have replaced it.
  }
});

/** Starts a tag whose markup is touched, or was touched before anybody listened. */
function startAtTouch(tag: Element, root: ShadowRoot): void {
  for (const type of approaches)
    root.addEventListener(type, () => begin(tag), { capture: true, once: true });
  if (root.activeElement || page[stepsKey]?.has(root)) begin(tag);
}

/**
 * Starts a tag when its turn has come, sooner where it is needed.
 * @param quiet resolves when all tags in view have painted; none for a tag in view. Then the tag
 *   starts when it comes near, or once the page is idle: otherwise it would be blank on paper, and
 *   the browser's search would not find its text.
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
  Promise.resolve(shadowRoot && painted).then(() => startWhenNear(tag));
  quiet.then(() => (self.requestIdleCallback ?? setTimeout)(() => begin(tag)));
}
