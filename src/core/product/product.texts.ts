import { defineTexts } from '../i18n/texts';

export const productTexts = defineTexts({
  '/form/product-none': [
    'Tuotetta ei löytynyt',
    'No product was found',
    'Produkten hittades inte',
    'Kein Produkt gefunden',
  ],
  '/form/product-count': [
    (count: number) => (count === 1 ? '1 tuote' : `${count} tuotetta`),
    (count: number) => (count === 1 ? '1 product' : `${count} products`),
    (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
    (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  ],
  '/form/product-open': ['Näytä tuotteet', 'Show products', 'Visa produkter', 'Produkte anzeigen'],
  '/form/product-clear': ['Tyhjennä tuote', 'Clear product', 'Rensa produkten', 'Produkt löschen'],
  '/form/product-failed': [
    'Tuotteita ei voitu hakea',
    'The products could not be loaded',
    'Produkterna kunde inte hämtas',
    'Die Produkte konnten nicht geladen werden',
  ],
});
