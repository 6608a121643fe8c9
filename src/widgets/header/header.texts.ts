import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/header/skip': [
    'Siirry sisältöön',
    'Skip to content',
    'Gå till innehållet',
    'Zum Inhalt springen',
  ],
  '/header/home': ['{0}, etusivu', '{0}, home page', '{0}, startsida', '{0}, Startseite'],
  '/header/main': ['Päävalikko', 'Main menu', 'Huvudmeny', 'Hauptmenü'],
  '/header/top': ['Pikalinkit', 'Quick links', 'Snabblänkar', 'Schnellzugriff'],
  '/header/languages': ['Kieli', 'Language', 'Språk', 'Sprache'],
  '/header/cart': [
    (count: number) => (count === 1 ? 'Ostoskori, 1 tuoterivi' : `Ostoskori, ${count} tuoteriviä`),
    (count: number) => `Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}`,
    (count: number) => `Varukorg, ${count} ${count === 1 ? 'vara' : 'varor'}`,
    (count: number) => `Warenkorb, ${count} Artikel`,
  ],
  '/header/retry': [
    'Lataa valikko uudelleen',
    'Load the menu again',
    'Ladda menyn igen',
    'Menü erneut laden',
  ],
  '/header/open-menu': ['Avaa valikko', 'Open menu', 'Öppna menyn', 'Menü öffnen'],
  '/header/open-search': ['Avaa haku', 'Open search', 'Öppna sökningen', 'Suche öffnen'],
  '/header/close-search': ['Sulje haku', 'Close search', 'Stäng sökningen', 'Suche schließen'],
});
