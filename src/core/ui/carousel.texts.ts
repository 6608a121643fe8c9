import { defineTexts } from '../i18n/texts';

export const carouselTexts = defineTexts({
  '/carousel/role': ['karuselli', 'carousel', 'karusell', 'Karussell'],
  '/carousel/slides': ['diat', 'slides', 'bilder', 'Folien'],
  '/carousel/slide': ['dia', 'slide', 'bild', 'Folie'],
  '/carousel/pause': [
    'Pysäytä kuvien vaihtuminen',
    'Pause the images',
    'Pausa bildspelet',
    'Bildwechsel anhalten',
  ],
  '/carousel/play': [
    'Jatka kuvien vaihtumista',
    'Play the images',
    'Spela upp bildspelet',
    'Bildwechsel fortsetzen',
  ],
});
