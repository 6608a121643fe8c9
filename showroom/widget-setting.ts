import { loaderTag } from '../demo-host/host/page-template';
import type { Place } from '../demo-host/host/site';
import { type Brand, isLogo, type Logo, siteOfLogo } from '../src/core/page/brand';
import { isLanguage, type Language } from '../src/core/page/language';

/** The choices for a page with live widgets, from its address. */
export interface WidgetSetting {
  readonly brand: Brand;
  /** The brand's logo name; `sibyllase` is a logo of the site sibylla. */
  readonly logo: Logo;
  readonly language: Language;
  readonly port: string;
}

/** Brand and language of an address: `?brand=sibyllase&language=se`. */
export function widgetSetting({ url, site, port }: Place): WidgetSetting {
  const asked = url.searchParams.get('brand');
  const logo = isLogo(asked) ? asked : site;
  const language = url.searchParams.get('language');
  return {
    logo,
    brand: siteOfLogo(logo),
    language: isLanguage(language) ? language : 'fi',
    port,
  };
}

/** Under the shop's brand these pages are pages of the shop, with its cart. */
export const shopSetting = ({ brand }: WidgetSetting) =>
  brand === 'lihakauppa' ? { shopName: 'localhost' } : {};

/** The lines of a page's head for live widgets. */
export const loaderLines = (setting: WidgetSetting): string => {
  const { brand: site, logo, language, port } = setting;
  return loaderTag({ site, language, port, logo, ...shopSetting(setting) });
};
