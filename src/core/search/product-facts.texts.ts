import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/product/new': { fi: 'Uutuus', en: 'New', se: 'Nyhet', de: 'Neu' },
  '/product/sold-out': { fi: 'Loppuunmyyty', en: 'Sold out', se: 'Slutsåld', de: 'Ausverkauft' },
});
