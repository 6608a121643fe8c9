import { nextFrame } from '../../../core/page/next-frame';
import type { Point } from './press.model';

/** The distance from an edge in which the pointer scrolls, and the most per frame, in px. */
const zone = 96;
const fastest = 16;

const parentOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) ||
  (node instanceof ShadowRoot ? node.host : node.parentNode);

/** The scroll boxes around an element, nearest first, out of its shadow root up to the page. */
function scrollersOf(from: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = from; node; node = parentOf(node))
    if (
      node instanceof Element &&
      node.scrollHeight > node.clientHeight &&
      /auto|scroll/.test(getComputedStyle(node).overflowY)
    )
      found.push(node);
  const page = document.scrollingElement;
  return page ? [...found.filter((one) => one !== page && one !== document.body), page] : found;
}

/** How far to scroll in this frame, by the pointer's distance to the upper or lower edge. */
export function scrollStep(y: number, top: number, bottom: number): number {
  // In a low box each edge has a third.
  const room = Math.min(zone, (bottom - top) / 3);
  const above = Math.min(Math.max((top + room - y) / room, 0), 1);
  const below = Math.min(Math.max((y - bottom + room) / room, 0), 1);
  return Math.round((below - above) * fastest);
}

/**
 * Scrolls the boxes around an element while the pointer is near one of their edges.
 *
 * @param onScroll called after each step: the pointer is over something else now
 * @returns a function that stops it
 */
export function autoscroll(
  from: Element | null,
  point: () => Point,
  onScroll: () => void,
): () => void {
  const scrollers = scrollersOf(from);
  const page = document.scrollingElement;
  const scroll = (scroller: Element): boolean => {
    const box = scroller.getBoundingClientRect();
    const top = scroller === page ? 0 : Math.max(box.top, 0);
    const bottom =
      scroller === page ? window.innerHeight : Math.min(box.bottom, window.innerHeight);
    const step = scrollStep(point().y, top, bottom);
    if (step === 0) return false;
    const before = scroller.scrollTop;
    // Without animation, whatever the page's own scroll-behavior.
    scroller.scrollBy({ top: step, behavior: 'instant' });
    return scroller.scrollTop !== before;
  };
  let cancel = nextFrame(function next() {
    if (scrollers.some(scroll)) onScroll();
    cancel = nextFrame(next);
  });
  return () => cancel();
}
