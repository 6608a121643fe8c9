import { defineTexts } from '../i18n/texts';

/** What opens the forms of the page's overlay, and what the overlay calls them [CONT-04]. */
export const overlayTexts = defineTexts({
  '/overlay/newsletter': [
    'Tilaa Ideakirje',
    'Subscribe to the idea letter',
    'Prenumerera på idébrevet',
    'Ideenbrief abonnieren',
  ],
  '/overlay/question': [
    'Kysy asiantuntijalta',
    'Ask an expert',
    'Fråga en expert',
    'Fachleute fragen',
  ],
});
