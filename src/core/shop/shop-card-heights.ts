/** Least heights of the shop's product card by window width, measured in rows of one to four. */
export const shopCardHeights = { 0: 478, 1280: 434 };
