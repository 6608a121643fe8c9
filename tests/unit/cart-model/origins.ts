export const shopOrigin = 'http://lihakauppa.localhost';
/** A brand's site, which sells for the shop. */
export const brandOrigin = 'http://www.brand.test';
