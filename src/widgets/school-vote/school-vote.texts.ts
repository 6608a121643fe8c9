import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-vote/label': ['Äänestys', 'Vote', 'Omröstning', 'Abstimmung'],
});
