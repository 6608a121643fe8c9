import { defineTexts } from '../../core/i18n/texts';

/** The texts of the side menu; they load with its code. */
export const texts = defineTexts({
  '/header/front-page': ['Etusivu', 'Home', 'Startsida', 'Startseite'],
  '/header/menu': ['Valikko', 'Menu', 'Meny', 'Menü'],
  '/header/close-menu': ['Sulje valikko', 'Close menu', 'Stäng menyn', 'Menü schließen'],
  '/header/menu-search': [
    'Etsi tuote, resepti tai muuta tietoa',
    'Find a product, a recipe or other information',
    'Sök en produkt, ett recept eller annan information',
    'Produkt, Rezept oder andere Informationen suchen',
  ],
});
