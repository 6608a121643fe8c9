import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-vote/label': ['Äänestys', 'Vote', 'Omröstning', 'Abstimmung'],
  '/school-vote/share': [
    '{0} % äänistä.',
    '{0}% of the votes.',
    '{0} % av rösterna.',
    '{0} % der Stimmen.',
  ],
});
