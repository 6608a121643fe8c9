import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './header.contract';

const attributes = { pageId: '1' };

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The main site: two rows of tabs, large menus with pictures, and a language link.',
    attributes,
  },
  poultry: {
    title: 'The poultry brand: sunny, fixed past 120 px, with a link home in the side menu.',
    brand: 'jyvabroiler',
    attributes: { ...attributes, shopUrl: '/' },
  },
  english: {
    title: 'The main site in English; the language link leads back to Finnish.',
    language: 'en',
    attributes: { ...attributes, homeUrl: '/en/' },
  },
  corporate: {
    title: 'The corporate site: bottom tabs only, simple dropdowns and all languages as links.',
    brand: 'atriacom',
    attributes,
  },
  shop: {
    title: 'The meat shop: account link, and a mobile bar that stays and drops its logo.',
    brand: 'lihakauppa',
    attributes: { ...attributes, shopUrl: '/', accountUrl: '/oma-tili', loginUrl: '/kirjaudu' },
  },
  sibylla: {
    title: 'The Swedish Sibylla by its logo name, with simple dropdowns.',
    brand: 'sibylla',
    language: 'se',
    attributes: { ...attributes, logo: 'sibyllase' },
  },
  mestariForsman: {
    title: 'Mestari Forsman: plain upper-case links and no search in the side menu.',
    brand: 'mestariforsmanfi',
    attributes,
  },
  exportSite: {
    title: 'The export site: logo and burger in the mobile bar, search in its side menu.',
    brand: 'export',
    language: 'en',
    attributes,
  },
  failedNavigation: {
    title: 'The navigation fails to load: logo, search and language link stay.',
    fault: 'nav:500',
    attributes,
  },
  loading: {
    title: 'While the navigation loads, the rows keep their height.',
    fault: 'nav:never',
    attributes,
  },
  empty: { title: 'A navigation without tabs and links.', fault: 'nav:empty', attributes },
  longestTexts: { title: 'Long words in all menus.', fault: 'nav:long', attributes },
  hostileAddresses: {
    title: 'Addresses that may not become links are refused.',
    state: true,
    attributes: { pageId: '"><script>', homeUrl: 'javascript:alert(1)', stickyOffset: 0 },
  },
};
