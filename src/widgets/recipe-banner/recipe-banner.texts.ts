import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/recipe-banner/label': {
    fi: 'Vinkki reseptien ystäville',
    en: 'A tip for friends of recipes',
    se: 'Tips för receptvänner',
    de: 'Tipp für Rezeptfreunde',
  },
});
