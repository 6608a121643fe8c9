import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-carousel/label': [
    'Nostokuvat',
    'Featured images',
    'Utvalda bilder',
    'Hervorgehobene Bilder',
  ],
  '/hero-carousel/dot': [
    (number: number) => `Näytä kuva ${number}`,
    (number: number) => `Show image ${number}`,
    (number: number) => `Visa bild ${number}`,
    (number: number) => `Bild ${number} anzeigen`,
  ],
});
