import type { Example } from '../../../../src/catalogue/examples';

/**
 * The settings of an example's page, on both sides; brand and language come from tag and address.
 */
export const settingsOf = ({ brand = 'atriafi' }: Example) => ({
  apiBase: `http://${brand}.localhost`,
  captchaScript: '/mtcaptcha.js',
  captchaKey: 'demo',
});
