import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/recipe-banner/label': [
    'Vinkki reseptien ystäville',
    'A tip for friends of recipes',
    'Tips för receptvänner',
    'Tipp für Rezeptfreunde',
  ],
});
