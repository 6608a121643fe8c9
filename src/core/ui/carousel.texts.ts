import { defineTexts } from '../i18n/texts';

export const carouselTexts = defineTexts({
  '/carousel/role': { fi: 'karuselli', en: 'carousel', se: 'karusell', de: 'Karussell' },
});
