import { defineTexts } from '../i18n/texts';

/** What opens the forms of the page's overlay, and what the overlay calls them [CONT-04]. */
export const overlayTexts = defineTexts({
  '/overlay/newsletter': {
    fi: 'Tilaa Ideakirje',
    en: 'Subscribe to the idea letter',
    se: 'Prenumerera på idébrevet',
    de: 'Ideenbrief abonnieren',
  },
  '/overlay/question': {
    fi: 'Kysy asiantuntijalta',
    en: 'Ask an expert',
    se: 'Fråga en expert',
    de: 'Fachleute fragen',
  },
});
