import { defineTexts } from '../../core/i18n/texts';
import { productSearchTexts } from '../../core/product-search/product-search.texts';

/** Each text once for products and once for equipment [SRCH-31]. */
export const texts = defineTexts({
  '/professional-product-search/products/label': productSearchTexts['/search/products/label'],
  '/professional-product-search/products/count': productSearchTexts['/search/products/count'],
  '/professional-product-search/equipment/label': [
    'Etsi laitetta nimellä',
    'Search equipment by name',
    'Sök utrustning efter namn',
    'Geräte nach Namen suchen',
  ],
  '/professional-product-search/equipment/count': [
    (count: number) => (count === 1 ? '1 laite' : `${count} laitetta`),
    (count: number) => (count === 1 ? '1 piece of equipment' : `${count} pieces of equipment`),
    (count: number) => (count === 1 ? '1 utrustningsprodukt' : `${count} utrustningsprodukter`),
    (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`),
  ],
  '/professional-product-search/products/all': [
    'Näytä kaikki tuotteet',
    'Show all products',
    'Visa alla produkter',
    'Alle Produkte anzeigen',
  ],
  '/professional-product-search/equipment/all': [
    'Näytä kaikki laitteet',
    'Show all equipment',
    'Visa all utrustning',
    'Alle Geräte anzeigen',
  ],
  '/professional-product-search/products/hint': [
    'Hae nimellä tai valitse suodatin, niin näet tuotteet.',
    'Search by name or choose a filter to see products.',
    'Sök på namn eller välj ett filter för att se produkter.',
    'Suchen Sie nach einem Namen oder wählen Sie einen Filter, um Produkte zu sehen.',
  ],
  '/professional-product-search/equipment/hint': [
    'Hae nimellä tai valitse suodatin, niin näet laitteet.',
    'Search by name or choose a filter to see equipment.',
    'Sök på namn eller välj ett filter för att se utrustning.',
    'Suchen Sie nach einem Namen oder wählen Sie einen Filter, um Geräte zu sehen.',
  ],
  '/professional-product-search/groups': [
    'Tuoteryhmät',
    'Product groups',
    'Produktgrupper',
    'Produktgruppen',
  ],
  '/professional-product-search/filters': ['Suodattimet', 'Filters', 'Filter', 'Filter'],
});
