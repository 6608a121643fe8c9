export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In px. */
export const distance = (from: Point, to: Point): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** Whether a press is a drag by now: both the hold of 200 ms and 50 px are needed [MENU-07]. */
export const isDrag = ({ isHeld, moved }: { isHeld: boolean; moved: number }): boolean =>
  isHeld && moved >= 50;

/** Whether a finger that has not held yet scrolls: no finger rests quite still. */
export const isScroll = (from: Point, to: Point): boolean => distance(from, to) > 10;
