import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-vote/label': ['Äänestys', 'Vote', 'Omröstning', 'Abstimmung'],
  '/school-vote/share': [
    'Ääniä: {0} ({1} %).',
    'Votes: {0} ({1}%).',
    'Röster: {0} ({1} %).',
    'Stimmen: {0} ({1} %).',
  ],
});
