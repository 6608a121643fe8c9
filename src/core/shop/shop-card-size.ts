/** The size of the shop's product card. */
export const shopCardSize = {
  /** The widest that it gets, in CSS pixels. */
  maxWidth: 480,
  /** Height over width of its picture. */
  pictureRatio: 3 / 4,
  /** Least height of what is below the picture, in CSS pixels: that with a title of two lines. */
  bodyHeight: 236,
  /** The same of a compact one. */
  compactHeight: 136,
} as const;

/**
 * A card too narrow for a quantity beside its button is compact: two fit side by side on a phone.
 */
export const compact = '@container (max-width: 13em)';
