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
  '/hero-carousel/pause': {
    fi: 'Pysäytä kuvien vaihtuminen',
    en: 'Pause the images',
    se: 'Pausa bildspelet',
    de: 'Bildwechsel anhalten',
  },
  '/hero-carousel/play': {
    fi: 'Jatka kuvien vaihtumista',
    en: 'Play the images',
    se: 'Spela upp bildspelet',
    de: 'Bildwechsel fortsetzen',
  },
});
