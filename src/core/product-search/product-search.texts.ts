import { defineTexts } from '../i18n/texts';

/** Texts of all searches for products, and of their hits. */
export const productSearchTexts = defineTexts({
  '/search/products/label': [
    'Etsi tuotetta nimellä',
    'Search products by name',
    'Sök produkter efter namn',
    'Produkte nach Namen suchen',
  ],
  '/search/products/count': [
    (count: number) => (count === 1 ? '1 tuote' : `${count} tuotetta`),
    (count: number) => (count === 1 ? '1 product' : `${count} products`),
    (count: number) => (count === 1 ? '1 produkt' : `${count} produkter`),
    (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  ],
  '/search/products/all': [
    'Katso kaikki tuotteet',
    'See all products',
    'Visa alla produkter',
    'Alle Produkte anzeigen',
  ],
  '/product-search/diets': [
    'Erityisruokavaliot',
    'Dietary filters',
    'Specialkost',
    'Ernährungsfilter',
  ],
  '/product-search/site': [
    'Hae koko sivustolta',
    'Search the whole site',
    'Sök på hela webbplatsen',
    'Die ganze Website durchsuchen',
  ],
  '/product/new': ['Uutuus', 'New', 'Nyhet', 'Neu'],
  '/product/sold-out': ['Loppuunmyyty', 'Sold out', 'Slutsåld', 'Ausverkauft'],
});
