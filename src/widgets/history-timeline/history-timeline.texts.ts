import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/history-timeline/years': { fi: 'Vuodet', en: 'Years', se: 'Årtal', de: 'Jahre' },
});
