import { defineTexts } from '../i18n/texts';

export const texts = defineTexts({
  '/quick-search/label': [
    'Mitä olet etsimässä?',
    'What are you looking for?',
    'Vad letar du efter?',
    'Wonach suchen Sie?',
  ],
  '/quick-search/searching': ['Etsitään...', 'Searching...', 'Söker...', 'Suche läuft...'],
});
