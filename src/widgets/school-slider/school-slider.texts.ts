import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-slider/label': [
    'Kuvat ja videot',
    'Pictures and videos',
    'Bilder och videor',
    'Bilder und Videos',
  ],
  '/school-slider/picture': [
    'Näytä kuva {0}',
    'Show picture {0}',
    'Visa bild {0}',
    'Bild {0} anzeigen',
  ],
  '/school-slider/video': [
    'Näytä video {0}',
    'Show video {0}',
    'Visa video {0}',
    'Video {0} anzeigen',
  ],
});
