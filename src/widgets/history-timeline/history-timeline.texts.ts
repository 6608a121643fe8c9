import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/history-timeline/years': ['Vuodet', 'Years', 'Årtal', 'Jahre'],
});
