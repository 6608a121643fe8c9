import { listen } from '../../../core/page/listen';
import { autoscroll } from './autoscroll';
import { held, movedTo, type Point, type Press } from './press.model';

/** The longest press on a card that is a click, in ms [MENU-07]. */
const hold = 200;
/** A click follows its release at once; one after a drag is not a click. */
const clickFollows = 50;

/** Callbacks during a drag of a card. */
export interface DragListener {
  readonly onStart: (card: HTMLElement) => void;
  /** How far the card was moved from its press, or what is below it has scrolled. */
  readonly onMove: (card: HTMLElement, at: Point, by: Point) => void;
  readonly onEnd: (card: HTMLElement, isDropped: boolean) => void;
}

/** Read anew at each call. */
type Latest = { readonly current: DragListener };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
function swallowClick(): void {
  const from = performance.now();
  const take = (event: Event) => {
    if (performance.now() - from < clickFollows) swallow(event);
  };
  window.addEventListener('click', take, { capture: true, once: true });
}

/** The card of a press; its buttons and text keep their presses. */
function cardOf({ target, button, isPrimary }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  return target.closest('button, input') ? null : target.closest<HTMLElement>('[data-key]');
}

/** Follows one press on a card to its end. It listens at the window: a drag leaves the board. */
function follow(card: HTMLElement, down: PointerEvent, listener: Latest) {
  let press: Press = {
    phase: 'press',
    isTouch: down.pointerType === 'touch',
    from: pointOf(down),
    at: pointOf(down),
  };
  let isOver = false;
  let stopScroll = () => {};
  const tell = () => {
    const { from, at } = press;
    listener.current.onMove(card, at, { x: at.x - from.x, y: at.y - from.y });
  };
  const become = (next: Press) => {
    const wasDrag = press.phase === 'drag';
    press = next;
    if (press.phase !== 'press') card.dataset.held = '';
    if (press.phase !== 'drag') return;
    if (!wasDrag) {
      listener.current.onStart(card);
      stopScroll = autoscroll(card, () => press.at, tell);
    }
    tell();
  };
  const end = (isDropped: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    stopScroll();
    delete card.dataset.held;
    if (press.phase !== 'drag') return;
    if (isDropped) swallowClick();
    listener.current.onEnd(card, isDropped);
  };
  const timer = setTimeout(() => become(held(press)), hold);
  const capture = { capture: true };
  const onMove = (event: PointerEvent) => {
    const next = movedTo(press, pointOf(event));
    if (next) become(next);
    else end(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page stays open.
    if (press.phase === 'drag') swallow(event);
    end(false);
  };
  const stops = [
    listen(window, 'pointermove', onMove, capture),
    listen(window, 'pointerup', () => end(true), capture),
    // Another finger means a pinch.
    listen(window, 'pointerdown pointercancel', () => end(false), capture),
    // Only the window's own: with capture it would include each field that loses the focus.
    listen(window, 'blur resize', () => end(false)),
    // A held finger opens a menu, a moved mouse selects text and drags links and pictures.
    listen(window, 'contextmenu selectstart dragstart', (event) => event.preventDefault(), capture),
    listen(window, 'keydown', onKey, capture),
  ];
  return { end, isHeld: () => !isOver && press.phase !== 'press' };
}

/**
 * Makes the cards (`data-key`) of a board draggable by mouse, pen or finger, after a hold of 200 ms
 * and 50 px of movement; less of either is a click [MENU-07]. A finger that moves before the hold
 * scrolls the page.
 *
 * @returns a function that ends it, and a running drag
 */
export function watchDrags(board: HTMLElement, listener: Latest): () => void {
  let followed: ReturnType<typeof follow> | undefined;
  const stopPresses = listen<PointerEvent>(board, 'pointerdown', (event) => {
    const card = cardOf(event);
    if (card) followed = follow(card, event, listener);
  });
  // The page must not scroll below a finger that has held. Added before any touch: Safari on iOS
  // ignores the refusal of a listener that is added during one.
  const preventScroll = (event: Event) => {
    if (followed?.isHeld() && event.cancelable) event.preventDefault();
  };
  const stopTouches = listen(board, 'touchmove', preventScroll, { passive: false });
  return () => {
    stopPresses();
    stopTouches();
    followed?.end(false);
  };
}
