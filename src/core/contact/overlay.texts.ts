import { defineTexts } from '../i18n/texts';

/** Labels of the buttons for the overlay's forms, and the overlay's names for them [CONT-04]. */
export const overlayTexts = defineTexts({
  '/floating-buttons/label': ['Ota yhteyttä', 'Get in touch', 'Ta kontakt', 'Kontakt aufnehmen'],
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
