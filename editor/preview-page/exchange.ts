import { isLogo, type Logo, siteOfLogo } from '../../src/core/page/brand';
import { isLanguage } from '../../src/core/page/language';
import { uiLanguageOf } from '../ui-languages';

/** The request to the page in its address; each brand and language is a known one. */
export type Asked = ReturnType<typeof askedIn>;

export function askedIn(search: string) {
  const given = new URLSearchParams(search);
  const brand = given.get('brand');
  const language = given.get('language');
  const logo: Logo = isLogo(brand) ? brand : 'atriafi';
  return {
    logo,
    brand: siteOfLogo(logo),
    language: isLanguage(language) ? language : ('fi' as const),
    /** The catalogue's own language, for its edit mode. */
    ui: uiLanguageOf(given.get('ui') ?? ''),
    /** Whether there is nothing around the part: for a picture of the gallery. */
    isPicture: given.has('picture'),
    /** Whether the place is the whole page, for an organisation's page. */
    isPage: given.has('page'),
    /** The fault of the sample's answers. */
    fault: given.get('fault') ?? '',
  };
}

const name = 'atria-placed';

/** Tells the catalogue around the frame that the place for the part is ready. */
export const placed = (): void => {
  window.frameElement?.dispatchEvent(new Event(name));
};

/**
 * Calls back with each page that loads in a frame once its place is ready.
 *
 * @returns a function that stops it
 */
export function onPlaced(frame: HTMLIFrameElement, then: (place: Element) => void): () => void {
  const hear = () => {
    const place = frame.contentDocument?.getElementById('place');
    if (place) then(place);
  };
  frame.addEventListener(name, hear);
  // It may have been ready before anybody listened.
  hear();
  return () => frame.removeEventListener(name, hear);
}
