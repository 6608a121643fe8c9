import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-slider/label': [
    'Kuvat ja videot',
    'Pictures and videos',
    'Bilder och videor',
    'Bilder und Videos',
  ],
  '/school-slider/picture': [
    (number: number) => `Näytä kuva ${number}`,
    (number: number) => `Show picture ${number}`,
    (number: number) => `Visa bild ${number}`,
    (number: number) => `Bild ${number} anzeigen`,
  ],
  '/school-slider/video': [
    (number: number) => `Näytä video ${number}`,
    (number: number) => `Show video ${number}`,
    (number: number) => `Visa video ${number}`,
    (number: number) => `Video ${number} anzeigen`,
  ],
});
