import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/navigation-accordion/label': [
    'Osion sivut',
    'Pages of this section',
    'Sidor i avsnittet',
    'Seiten dieses Bereichs',
  ],
});
