import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/product/new': ['Uutuus', 'New', 'Nyhet', 'Neu'],
  '/product/sold-out': ['Loppuunmyyty', 'Sold out', 'Slutsåld', 'Ausverkauft'],
});
