import { defineTexts } from '../../core/i18n/texts';
import { productSearchTexts } from '../../core/search/product-search.texts';

/** Each text once for products and once for equipment [SRCH-31]. */
export const texts = defineTexts({
  '/professional-product-search/products/label': productSearchTexts['/search/products/label'],
  '/professional-product-search/products/count': productSearchTexts['/search/products/count'],
  '/professional-product-search/equipment/label': {
    fi: 'Etsi laitetta nimellä',
    en: 'Search equipment by name',
    se: 'Sök utrustning efter namn',
    de: 'Geräte nach Namen suchen',
  },
  '/professional-product-search/equipment/count': {
    fi: (count: number) => (count === 1 ? '1 laite' : `${count} laitetta`),
    en: (count: number) => (count === 1 ? '1 piece of equipment' : `${count} pieces of equipment`),
    se: (count: number) => (count === 1 ? '1 utrustningsprodukt' : `${count} utrustningsprodukter`),
    de: (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`),
  },
  '/professional-product-search/products/all': {
    fi: 'Näytä kaikki tuotteet',
    en: 'Show all products',
    se: 'Visa alla produkter',
    de: 'Alle Produkte anzeigen',
  },
  '/professional-product-search/equipment/all': {
    fi: 'Näytä kaikki laitteet',
    en: 'Show all equipment',
    se: 'Visa all utrustning',
    de: 'Alle Geräte anzeigen',
  },
  '/professional-product-search/products/hint': {
    fi: 'Hae nimellä tai valitse suodatin, niin näet tuotteet.',
    en: 'Search by name or choose a filter to see products.',
    se: 'Sök på namn eller välj ett filter för att se produkter.',
    de: 'Suchen Sie nach einem Namen oder wählen Sie einen Filter, um Produkte zu sehen.',
  },
  '/professional-product-search/equipment/hint': {
    fi: 'Hae nimellä tai valitse suodatin, niin näet laitteet.',
    en: 'Search by name or choose a filter to see equipment.',
    se: 'Sök på namn eller välj ett filter för att se utrustning.',
    de: 'Suchen Sie nach einem Namen oder wählen Sie einen Filter, um Geräte zu sehen.',
  },
  '/professional-product-search/groups': {
    fi: 'Tuoteryhmät',
    en: 'Product groups',
    se: 'Produktgrupper',
    de: 'Produktgruppen',
  },
  '/professional-product-search/filters': {
    fi: 'Suodattimet',
    en: 'Filters',
    se: 'Filter',
    de: 'Filter',
  },
});
