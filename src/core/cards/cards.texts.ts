import { defineTexts } from '../i18n/texts';

export const cardTexts = defineTexts({
  '/cards/time': {
    fi: 'Valmistusaika',
    en: 'Cooking time',
    se: 'Tillagningstid',
    de: 'Zubereitungszeit',
  },
  '/cards/likes': { fi: 'Tykkäyksiä', en: 'Likes', se: 'Gillar', de: 'Gefällt mir' },
  '/cards/product-code': {
    fi: 'Tuotekoodi',
    en: 'Product code',
    se: 'Produktkod',
    de: 'Produktcode',
  },
  '/cards/valo-code': { fi: 'VALO-koodi', en: 'VALO code', se: 'VALO-kod', de: 'VALO-Code' },
  '/cards/gtin-code': { fi: 'GTIN', en: 'GTIN', se: 'GTIN', de: 'GTIN' },
});
