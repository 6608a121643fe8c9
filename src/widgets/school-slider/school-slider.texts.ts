import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-slider/label': {
    fi: 'Kuvat ja videot',
    en: 'Pictures and videos',
    se: 'Bilder och videor',
    de: 'Bilder und Videos',
  },
  '/school-slider/picture': {
    fi: (number: number) => `Näytä kuva ${number}`,
    en: (number: number) => `Show picture ${number}`,
    se: (number: number) => `Visa bild ${number}`,
    de: (number: number) => `Bild ${number} anzeigen`,
  },
  '/school-slider/video': {
    fi: (number: number) => `Näytä video ${number}`,
    en: (number: number) => `Show video ${number}`,
    se: (number: number) => `Visa video ${number}`,
    de: (number: number) => `Video ${number} anzeigen`,
  },
});
