import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-carousel/label': {
    fi: 'Nostokuvat',
    en: 'Featured images',
    se: 'Utvalda bilder',
    de: 'Hervorgehobene Bilder',
  },
  '/hero-carousel/dot': {
    fi: (number: number) => `Näytä kuva ${number}`,
    en: (number: number) => `Show image ${number}`,
    se: (number: number) => `Visa bild ${number}`,
    de: (number: number) => `Bild ${number} anzeigen`,
  },
});
