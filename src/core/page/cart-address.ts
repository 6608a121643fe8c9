/** An address below the shop's, which may lack its final slash. */
export const belowShop = (shopUrl: string, path: string): string =>
  `${shopUrl.replace(/\/?$/, '/')}${path}`;

/** The shop's cart page at its products [HDR-09, QV-08]. */
export const cartAddress = (shopUrl: string): string => belowShop(shopUrl, 'ostoskori#tuotteet');
