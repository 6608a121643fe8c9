/**
 * Whether a key belongs to a text that is being composed, of letters that the keyboard has not: its
 * Enter and Escape are for that text alone. Safari tells the last one by its code, 229.
 */
export const isComposing = (key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  key.isComposing || key.keyCode === 229;
