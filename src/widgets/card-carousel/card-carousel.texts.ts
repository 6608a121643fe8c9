import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-carousel/label': ['Poimintoja', 'Picks', 'Utvalt', 'Auswahl'],
});
