/** The size of the shop's product card. */
export const shopCardSize = {
  /** The widest that it gets, in CSS pixels. */
  maxWidth: 480,
  /** Height over width of its picture. */
  pictureRatio: 3 / 4,
  /** Least height of what stands below the picture, in CSS pixels: that with a title of two lines. */
  bodyHeight: 236,
} as const;
