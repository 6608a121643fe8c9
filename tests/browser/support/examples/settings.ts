import type { Example } from '../../../../src/catalogue/examples';
import { type Brand, brands, isLogo, type Logo, siteOfLogo } from '../../../../src/core/page/brand';
import { type Language, languages } from '../../../../src/core/page/language';
import type { Settings } from '../../../../src/core/page/settings-fields';

/** The settings of the page that examples are shown on; without them its address counts. */
export interface Place {
  /** Of examples without a brand of their own. */
  readonly brand?: Brand | undefined;
  readonly language?: Language | undefined;
  readonly logo?: Logo | undefined;
}

/** The place of the example at an index: so each brand is met in each language. */
export const placeAt = (at: number): Place => ({
  brand: brands[at % brands.length],
  language: languages[Math.floor(at / brands.length) % languages.length],
});

/** The settings of an example's page, for the server and for the browser. */
export function settingsOf(example: Example, { brand, language, logo }: Place): Partial<Settings> {
  const site = isLogo(example.brand) ? siteOfLogo(example.brand) : brand;
  return {
    // The stand-in back end knows the site by the called host.
    apiBase: `http://${site ?? 'atriafi'}.localhost`,
    captchaScript: '/captcha/mtcaptcha.js',
    captchaKey: 'demo',
    ...(brand && { brand: site }),
    ...(brand && site === 'lihakauppa' && { shopName: 'localhost' }),
    ...(language && { language }),
    ...(logo && { defaults: { logo } }),
  };
}
