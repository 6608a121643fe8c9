import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/page-navigation/label': {
    fi: 'Sivun sisältö',
    en: 'On this page',
    se: 'Innehåll på sidan',
    de: 'Auf dieser Seite',
  },
});
