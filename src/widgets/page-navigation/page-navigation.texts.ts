import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/page-navigation/label': [
    'Sivun sisältö',
    'On this page',
    'Innehåll på sidan',
    'Auf dieser Seite',
  ],
});
