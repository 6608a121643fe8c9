/** The size of the shop's product card. */
export const shopCardSize = {
  /** Its largest width, in CSS pixels. */
  maxWidth: 480,
  /** Height of its picture divided by its width. */
  pictureRatio: 3 / 4,
  /** The least height below the picture, in CSS pixels: that with a title of two lines. */
  bodyHeight: 236,
  /** The same for a compact card. */
  compactHeight: 136,
} as const;

/**
 * A card too narrow for a quantity beside its button is compact: a phone shows two side by side.
 */
export const compact = '@container (max-width: 13em)';
