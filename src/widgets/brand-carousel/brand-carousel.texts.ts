import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/brand-carousel/label': {
    fi: 'Tuotemerkit',
    en: 'Brands',
    se: 'Varumärken',
    de: 'Marken',
  },
});
