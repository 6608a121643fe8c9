import type { Param } from '../../read/words-table';
import { pageApi } from '../page/api';
import { isLogo, isShopHost, resolveBrand } from '../page/brand';
import { languages, resolveLanguage } from '../page/language';
import { pageAddress } from '../page/page-address';
import type { PageSettings } from '../page/settings';
import { type Problem, shown } from './problem';
import type { AttributeValues } from './reading/values';
import type { Widget } from './widget-context';

type PagePart = Omit<Widget, 'tag' | 'host' | 'emit' | 'hold' | 'announce'>;

export interface Environment {
  readonly page: PagePart;
  readonly problems: readonly Problem[];
}

/** Whether what depends on the element's own values is equal; the rest belongs to the page. */
export const isSamePage = (one: PagePart, other: PagePart): boolean =>
  one.brand === other.brand &&
  one.logo === other.logo &&
  one.language === other.language &&
  one.isShop === other.isShop;

/**
 * Brand, language, logo and client in force for an element with these attribute values, with these
 * settings and address of the page.
 */
export function environmentOf(
  values: AttributeValues,
  settings: PageSettings,
  url: Pick<URL, 'hostname' | 'pathname' | 'search'>,
): Environment {
  const problems: Problem[] = [];
  const { hostname, pathname } = url;
  const address = pageAddress(url);
  const unknown = (where: string, expected: Param) => (given: string) =>
    problems.push({ where, code: 'wrong', params: { given: shown(given), expected } });
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

  const brand = resolveBrand(
    text(values.brand) ?? settings.brand,
    hostname,
    settings.hosts,
    unknown('brand', { code: 'a site identifier; using atriafi' }),
  );
  const givenLogo = text(values.logo) ?? text(settings.defaults.logo);
  const logo = isLogo(givenLogo) ? givenLogo : brand;
  if (givenLogo && logo !== givenLogo)
    unknown('logo', { code: "a logo's name; using the brand's" })(givenLogo);

  const language = resolveLanguage(
    text(values.language) ?? settings.language,
    pathname,
    unknown('language', languages),
  );
  const isShop = isShopHost(hostname, settings.shopName);
  return {
    page: { brand, logo, language, isShop, address, settings, api: pageApi(settings) },
    problems,
  };
}
