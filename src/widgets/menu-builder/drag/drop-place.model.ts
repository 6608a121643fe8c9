import { type Day, days, type Place } from '../menu.model';
import type { Point } from './press.model';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A day's box in the window, with its cards except the dragged one. */
export interface DayBox {
  readonly box: Box;
  readonly cards: readonly Pick<Box, 'top' | 'bottom'>[];
}

/** How far beside a day a point still counts as on it, in px. */
const near = 48;

/** The distance of a point from a box, in px; 0 inside. */
const gapTo = ({ left, right, top, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

/** The day below a point, or the nearest beside it, and the index by the middles of its cards. */
export function dropPlace(boxOf: (day: Day) => DayBox | null, point: Point): Place | undefined {
  const [nearest] = days
    .flatMap((day) => {
      const found = boxOf(day);
      return found ? [{ day, cards: found.cards, gap: gapTo(found.box, point) }] : [];
    })
    .sort((one, other) => one.gap - other.gap);
  if (!nearest || nearest.gap > near) return undefined;
  const index = nearest.cards.filter(({ top, bottom }) => (top + bottom) / 2 < point.y).length;
  return { day: nearest.day, index };
}
