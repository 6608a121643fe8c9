import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/header/skip': {
    fi: 'Siirry sisältöön',
    en: 'Skip to content',
    se: 'Gå till innehållet',
    de: 'Zum Inhalt springen',
  },
  '/header/home': {
    fi: (name: string) => `${name}, etusivu`,
    en: (name: string) => `${name}, home page`,
    se: (name: string) => `${name}, startsida`,
    de: (name: string) => `${name}, Startseite`,
  },
  '/header/main': {
    fi: 'Päävalikko',
    en: 'Main menu',
    se: 'Huvudmeny',
    de: 'Hauptmenü',
  },
  '/header/top': {
    fi: 'Pikalinkit',
    en: 'Quick links',
    se: 'Snabblänkar',
    de: 'Schnellzugriff',
  },
  '/header/languages': { fi: 'Kieli', en: 'Language', se: 'Språk', de: 'Sprache' },
  '/header/cart': {
    fi: (count: number) =>
      count === 1 ? 'Ostoskori, 1 tuoterivi' : `Ostoskori, ${count} tuoteriviä`,
    en: (count: number) => `Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}`,
    se: (count: number) => `Varukorg, ${count} ${count === 1 ? 'vara' : 'varor'}`,
    de: (count: number) => `Warenkorb, ${count} Artikel`,
  },
  '/header/retry': {
    fi: 'Lataa valikko uudelleen',
    en: 'Load the menu again',
    se: 'Ladda menyn igen',
    de: 'Menü erneut laden',
  },
  '/header/open-menu': {
    fi: 'Avaa valikko',
    en: 'Open menu',
    se: 'Öppna menyn',
    de: 'Menü öffnen',
  },
  '/header/open-search': {
    fi: 'Avaa haku',
    en: 'Open search',
    se: 'Öppna sökningen',
    de: 'Suche öffnen',
  },
  '/header/close-search': {
    fi: 'Sulje haku',
    en: 'Close search',
    se: 'Stäng sökningen',
    de: 'Suche schließen',
  },
});
