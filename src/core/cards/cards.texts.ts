import { defineTexts } from '../i18n/texts';

export const cardTexts = defineTexts({
  '/cards/time': ['Valmistusaika', 'Cooking time', 'Tillagningstid', 'Zubereitungszeit'],
  '/cards/likes': ['Tykkäyksiä', 'Likes', 'Gillar', 'Gefällt mir'],
  '/cards/product-code': ['Tuotekoodi', 'Product code', 'Produktkod', 'Produktcode'],
  '/cards/valo-code': ['VALO-koodi', 'VALO code', 'VALO-kod', 'VALO-Code'],
  '/cards/gtin-code': ['GTIN', 'GTIN', 'GTIN', 'GTIN'],
});
