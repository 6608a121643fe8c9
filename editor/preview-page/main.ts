import { langAttribute } from '../../src/core/page/language';
import { trustedPolicy } from '../../src/core/ui/trusted-types';
import { setPolicy } from '../policy';
import { sampleFolder } from '../sample-address';
import {
  isSample,
  loadSettings,
  pictureBaseOf,
  releaseOf,
  type Settings,
  sampleOnly,
} from '../settings';
import { sayFor } from '../texts';
import { type Asked, askedIn, placed } from './exchange';
import './preview.css';

/** An element with properties, attributes and children. */
function make(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...inside: (Element | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** The place for the part, with a page of the brand around it. */
function bodyOf({ language, isPicture, isPage }: Asked): Element[] {
  const place = make('div', { id: 'place' });
  if (isPicture) return [make('main', { id: 'main', class: 'alone' }, place)];
  if (isPage) {
    place.className = 'page';
    place.lang = langAttribute(language);
    return [make('atria-header', {}), place];
  }
  const t = sayFor(language);
  const text = make(
    'div',
    { class: 'preview-text' },
    make('h1', {}, t('around.heading')),
    make('p', { class: 'lead' }, t('around.lead')),
  );
  const after = make('p', { class: 'preview-after' }, t('around.after'));
  const attributes = { id: 'main', class: 'atria-wrap preview', lang: langAttribute(language) };
  return [make('atria-header', {}), make('main', attributes, text, place, after)];
}

/** Attributes of the loader's tag in this page. */
async function scriptSettings(asked: Asked, settings: Settings) {
  const { brand, logo, language, fault, isPicture } = asked;
  const common: Record<string, string> = {
    // The header is not edited here: no message about its search page.
    'data-search-url': '#main',
    // The shop's parts show only on pages of the shop.
    ...(brand === 'lihakauppa' && { 'data-shop-name': location.hostname }),
    ...settings.script,
    'data-brand': brand,
    'data-language': language,
    ...(isPicture ? {} : { 'data-edit-mode': '' }),
    ...(logo !== brand && { 'data-logo': logo }),
  };
  if (!isSample(settings)) return { ...common, 'data-api-base': settings.apiBase };
  const folder = sampleFolder();
  const { sampleBase, sampleFetch } = await import('./sample');
  window.fetch = sampleFetch(folder, fault);
  return {
    ...common,
    'data-api-base': sampleBase(brand),
    'data-captcha-script': `${folder}mtcaptcha.js`,
    'data-captcha-key': 'sample',
  };
}

/**
 * Makes a picture's page in the gallery look like a window in which some pages were seen: in a
 * frame, or on the first page of a visit, content that opens by itself for visitors shows nothing.
 * It also takes no focus from an editor in the catalogue, and does not scroll it; inert content
 * gets none.
 */
function standAsPicture(): void {
  Object.defineProperty(window, 'self', { value: window.top });
  Object.defineProperty(history, 'length', { value: 3 });
  HTMLElement.prototype.focus = () => {};
  Element.prototype.scrollIntoView = () => {};
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true;
    showModal.call(this);
  };
}

/**
 * Writes the page. No top-level await: WebKit 2.50 hangs, with all pages of the process, if a frame
 * is removed while a module in it waits. The gallery removes frames at every letter of a search.
 */
async function writePage(): Promise<void> {
  const asked = askedIn(location.search);
  const read = (await loadSettings()).settings;
  // The gallery shows the examples, which the sample answers.
  const settings = asked.isPicture ? { ...read, ...sampleOnly } : read;
  document.documentElement.lang = langAttribute(asked.ui);
  if (asked.isPicture) standAsPicture();
  setPolicy(settings);
  const release = releaseOf(settings);
  const styles = [
    `brands/${asked.logo}.css`,
    `brands/${asked.logo}.tokens.css`,
    'page.css',
    'atria.css',
  ];
  for (const file of styles)
    document.head.prepend(make('link', { rel: 'stylesheet', href: release + file }));
  const attributes = await scriptSettings(asked, settings);
  const script = make('script', { type: 'module', ...attributes }) as HTMLScriptElement;
  const address = `${release}atria.js`;
  script.src = trustedPolicy('atria-editor')?.createScriptURL(address) ?? address;
  // After all addresses of our own: pictures and links are relative to the organisation's site.
  const base = pictureBaseOf(settings);
  if (base) document.head.prepend(make('base', { href: base }));
  document.head.append(script);
  document.body.append(...bodyOf(asked));
  placed();
}
void writePage();
