export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press on a card: `press` may be a click or a scroll yet, `held` a click, `drag` neither. */
export interface Press {
  readonly phase: 'press' | 'held' | 'drag';
  readonly isTouch: boolean;
  readonly from: Point;
  readonly at: Point;
}

const distance = ({ from, at }: Press): number => Math.hypot(at.x - from.x, at.y - from.y);

/** Both the hold and a move of 50 px are needed [MENU-07]. */
const dragged = (press: Press): Press =>
  press.phase === 'held' && distance(press) >= 50 ? { ...press, phase: 'drag' } : press;

/** The press has lasted 200 ms. */
export const held = (press: Press): Press =>
  press.phase === 'press' ? dragged({ ...press, phase: 'held' }) : press;

/** The pointer has moved. Undefined for a finger that scrolls: no finger rests completely. */
export function movedTo(press: Press, at: Point): Press | undefined {
  const next = { ...press, at };
  const isScroll = press.isTouch && press.phase === 'press' && distance(next) > 10;
  return isScroll ? undefined : dragged(next);
}
