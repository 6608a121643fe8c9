/** Items shown at first, and those that a press adds [CONT-16]. */
export const atFirst = 9;
export const more = 5;

/** How many presses show the item with an index, from 0. */
export const pressesFor = (index: number): number =>
  Math.max(0, Math.ceil((index + 1 - atFirst) / more));

/** How many items are shown after some presses, of `total`. */
export const shownAfter = (presses: number, total: number): number =>
  Math.min(atFirst + presses * more, total);
