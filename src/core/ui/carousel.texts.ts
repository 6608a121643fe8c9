import { defineTexts } from '../i18n/texts';

export const carouselTexts = defineTexts({
  '/carousel/role': { fi: 'karuselli', en: 'carousel', se: 'karusell', de: 'Karussell' },
  '/carousel/slide': { fi: 'dia', en: 'slide', se: 'bild', de: 'Folie' },
  '/carousel/pause': {
    fi: 'Pysäytä kuvien vaihtuminen',
    en: 'Pause the images',
    se: 'Pausa bildspelet',
    de: 'Bildwechsel anhalten',
  },
  '/carousel/play': {
    fi: 'Jatka kuvien vaihtumista',
    en: 'Play the images',
    se: 'Spela upp bildspelet',
    de: 'Bildwechsel fortsetzen',
  },
});
