/** The shop's cart page at its products; the shop address may lack its final slash [HDR-09, QV-08]. */
export const cartAddress = (shopUrl: string): string =>
  `${shopUrl.replace(/\/?$/, '/')}ostoskori#tuotteet`;
