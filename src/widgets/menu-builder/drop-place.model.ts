interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** How far a point is from a box, in px; 0 inside. */
export function gapTo(
  { left, right, top, bottom }: Box & { readonly left: number; readonly right: number },
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const beside = Math.max(left - x, x - right, 0);
  const above = Math.max(top - y, y - bottom, 0);
  return Math.hypot(beside, above);
}

/** Where among cards below each other a card dropped at a height comes to stand. */
export const dropIndex = (cards: readonly Box[], y: number): number =>
  cards.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
