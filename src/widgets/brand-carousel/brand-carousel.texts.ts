import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/brand-carousel/label': ['Tuotemerkit', 'Brands', 'Varumärken', 'Marken'],
});
