import { type Brand, isLogo, type Logo, siteOfLogo } from '../../src/core/page/brand';
import { isLanguage, type Language } from '../../src/core/page/language';
import { type UiLanguage, uiLanguageOf } from '../ui-languages';

/** What the page is asked for in its address; each brand and language is one that is known. */
export interface Asked {
  readonly logo: Logo;
  readonly brand: Brand;
  readonly language: Language;
  /** The catalogue's own language, in which edit mode speaks. */
  readonly ui: UiLanguage;
  /** Nothing around the part: it is a picture of the gallery. */
  readonly isPicture: boolean;
  /** The place is all of the page, for a page of the organisation's. */
  readonly isPage: boolean;
  /** What goes wrong with the sample's answers. */
  readonly fault: string;
}

export function askedIn(search: string): Asked {
  const given = new URLSearchParams(search);
  const brand = given.get('brand');
  const language = given.get('language');
  const logo = isLogo(brand) ? brand : 'atriafi';
  return {
    logo,
    brand: siteOfLogo(logo),
    language: isLanguage(language) ? language : 'fi',
    ui: uiLanguageOf(given.get('ui') ?? ''),
    isPicture: given.has('picture'),
    isPage: given.has('page'),
    fault: given.get('fault') ?? '',
  };
}
