import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/navigation-accordion/label': {
    fi: 'Osion sivut',
    en: 'Pages of this section',
    se: 'Sidor i avsnittet',
    de: 'Seiten dieses Bereichs',
  },
});
