import { defineTexts } from '../i18n/texts';

/** Texts of all searches for products. */
export const productSearchTexts = defineTexts({
  '/search/products/label': {
    fi: 'Etsi tuotetta nimellä',
    en: 'Search products by name',
    se: 'Sök produkter efter namn',
    de: 'Produkte nach Namen suchen',
  },
  '/search/products/count': {
    fi: (count: number) => (count === 1 ? '1 tuote' : `${count} tuotetta`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    se: (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
    de: (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  },
  '/search/products/all': {
    fi: 'Katso kaikki tuotteet',
    en: 'See all products',
    se: 'Visa alla produkter',
    de: 'Alle Produkte anzeigen',
  },
});
