import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-vote/label': { fi: 'Äänestys', en: 'Vote', se: 'Omröstning', de: 'Abstimmung' },
});
