import { type Brand, isBrand, type Logo, logos } from '../../src/core/page/brand';
import { isLanguage, type Language, langAttribute } from '../../src/core/page/language';
import { fontLines } from './brand-css';
import { escapeHtml } from './escape';
import { loaderTag } from './page-template';
import type { Place } from './site';

/** What a page of a widget is asked for in its address. */
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
  const logo = logos.find((one) => one === asked) ?? site;
  const language = url.searchParams.get('language');
  return {
    logo,
    brand: isBrand(logo) ? logo : 'sibylla',
    language: isLanguage(language) ? language : 'fi',
    port,
  };
}

interface Given {
  readonly title: string;
  readonly body: string;
  readonly kind: string;
  readonly head?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
}

/** A page around live widgets; plain, with the fonts and colours of the brand. */
export function widgetLayout(
  setting: WidgetSetting,
  { title, body, kind, head = '', html = '' }: Given,
): string {
  const { brand, logo, language, port } = setting;
  // Under the shop's brand these pages are pages of the shop, with its cart.
  const shop = brand === 'lihakauppa' && { shopName: 'localhost' };
  return `<!doctype html>
<html lang="${kind === 'bare' ? langAttribute(language) : 'en'}" ${html}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/${brand}.svg" type="image/svg+xml">
${fontLines(logo)}
<link rel="stylesheet" href="/host/brand/${logo}.css">
${head}
${loaderTag({ site: brand, language, port, logo, ...shop })}
</head>
<body class="${kind}">
${body}
</body>
</html>
`;
}
