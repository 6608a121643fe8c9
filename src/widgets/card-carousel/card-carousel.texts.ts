import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/card-carousel/label': { fi: 'Poimintoja', en: 'Picks', se: 'Utvalt', de: 'Auswahl' },
});
