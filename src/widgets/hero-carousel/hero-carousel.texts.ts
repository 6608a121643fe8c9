import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-carousel/label': [
    'Nostokuvat',
    'Featured images',
    'Utvalda bilder',
    'Hervorgehobene Bilder',
  ],
  '/hero-carousel/dot': ['Näytä kuva {0}', 'Show image {0}', 'Visa bild {0}', 'Bild {0} anzeigen'],
});
