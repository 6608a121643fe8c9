import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/export-product-search/label': {
    fi: 'Etsi tuotetta nimellä',
    en: 'Search products by name',
    se: 'Sök produkter efter namn',
    de: 'Produkte nach Namen suchen',
  },
  '/export-product-search/count': {
    fi: (count: number) => (count === 1 ? '1 tuote' : `${count} tuotetta`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    se: (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
    de: (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  },
  '/export-product-search/all': {
    fi: 'Katso kaikki tuotteet',
    en: 'See all products',
    se: 'Visa alla produkter',
    de: 'Alle Produkte anzeigen',
  },
});
