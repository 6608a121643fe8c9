import { defineTexts } from '../../core/i18n/texts';

/** What only the side menu says; it comes with the menu's own code. */
export const texts = defineTexts({
  '/header/front-page': { fi: 'Etusivu', en: 'Home', se: 'Startsida', de: 'Startseite' },
  '/header/menu': { fi: 'Valikko', en: 'Menu', se: 'Meny', de: 'Menü' },
  '/header/close-menu': {
    fi: 'Sulje valikko',
    en: 'Close menu',
    se: 'Stäng menyn',
    de: 'Menü schließen',
  },
  '/header/menu-search': {
    fi: 'Etsi tuote, resepti tai muuta tietoa',
    en: 'Find a product, a recipe or other information',
    se: 'Sök en produkt, ett recept eller annan information',
    de: 'Produkt, Rezept oder andere Informationen suchen',
  },
});
