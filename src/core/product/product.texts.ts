import { defineTexts } from '../i18n/texts';

export const productTexts = defineTexts({
  '/product-field/none': [
    'Tuotetta ei löytynyt',
    'No product was found',
    'Produkten hittades inte',
    'Kein Produkt gefunden',
  ],
  '/product-field/count': [
    (count: number) => (count === 1 ? '1 tuote' : `${count} tuotetta`),
    (count: number) => (count === 1 ? '1 product' : `${count} products`),
    (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
    (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  ],
  '/product-field/open': ['Näytä tuotteet', 'Show products', 'Visa produkter', 'Produkte anzeigen'],
  '/product-field/clear': ['Tyhjennä tuote', 'Clear product', 'Rensa produkten', 'Produkt löschen'],
  '/product-field/failed': [
    'Tuotteita ei voitu hakea',
    'The products could not be loaded',
    'Produkterna kunde inte hämtas',
    'Die Produkte konnten nicht geladen werden',
  ],
});
