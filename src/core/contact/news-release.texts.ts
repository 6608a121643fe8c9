import { defineTexts } from '../i18n/texts';

export const newsReleaseTexts = defineTexts({
  '/news-release/form': [
    'Tilaa tiedotteet',
    'Subscribe to releases',
    'Prenumerera på meddelanden',
    'Mitteilungen abonnieren',
  ],
  '/news-release/types': [
    'Mitä haluat tilata?',
    'What would you like to receive?',
    'Vad vill du prenumerera på?',
    'Was möchten Sie abonnieren?',
  ],
  '/news-release/newsletter': ['Uutiskirje', 'Newsletter', 'Nyhetsbrev', 'Newsletter'],
  '/news-release/none': [
    'Valitse vähintään yksi uutiskirje',
    'Choose at least one newsletter',
    'Välj minst ett nyhetsbrev',
    'Wählen Sie mindestens einen Newsletter',
  ],
  '/news-release/not-loaded': [
    'Tilattavia tiedotteita ei voitu hakea',
    'The releases to choose from could not be loaded',
    'Meddelandena att välja mellan kunde inte hämtas',
    'Die Auswahl der Mitteilungen konnte nicht geladen werden',
  ],
});
